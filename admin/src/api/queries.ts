import { QueryClient } from '@tanstack/react-query'

/**
 * The answers of the API. Makes calls even when the browser reports no connection; failures are
 * shown.
 */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false },
    mutations: { networkMode: 'always' },
  },
})
