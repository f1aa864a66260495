import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * Keeps the query of a list in its address: Back returns to it, and a link can lead to it. A change
 * shows at once, the address follows a moment later.
 */
export function useAddressQuery<Query extends object>(
  read: (parameters: URLSearchParams) => Query,
  write: (query: Query) => string,
) {
  const { key, search } = useLocation()
  const navigate = useNavigate()
  const [changed, setChanged] = useState<{ query: Query; from: string } | null>(null)
  // The address has followed. Back to it must show what it says.
  if (changed && changed.from !== key) setChanged(null)
  const query = changed?.from === key ? changed.query : read(new URLSearchParams(search))
  const change = (part: Partial<Query>, replace: boolean) => {
    const next = { ...query, ...part }
    setChanged({ query: next, from: key })
    void navigate({ search: write(next) }, { replace, preventScrollReset: true })
  }
  return { query, change }
}
