import { QueryClient } from '@tanstack/react-query'

/** Caches the answers of the API. Calls are made even when the browser reports no connection. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false },
    mutations: { networkMode: 'always' },
  },
})
