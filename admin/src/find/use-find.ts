import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useConnectionLost } from '../api/connection.ts'
import { formatCount } from '../layout/format-count.ts'
import { messageOf } from '../api/staff-api-error.ts'
import type { QueryOf } from '../../../product/contract.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import type { SearchResult } from './search-result.tsx'

/** Pause in typing before words are sent, in milliseconds. */
const pauseMs = 150

const noResults: readonly SearchResult[] = []

/** Finds the typed words when typing pauses. @param only `addresses` leaves out what has no page */
export function useFind(typed: string, only?: QueryOf<'GET /search'>['only']) {
  const words = typed.trim().replaceAll(/\s+/g, ' ').slice(0, 200)
  const [sent, setSent] = useState('')
  const isLost = useConnectionLost()
  useEffect(() => {
    const timer = setTimeout(() => setSent(words), pauseMs)
    return () => clearTimeout(timer)
  }, [words])
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    queryKey: ['find', only, sent],
    queryFn: ({ signal }) =>
      callStaffApi('GET /search', { query: { q: sent, ...(only && { only }) }, signal }),
    enabled: sent !== '' && !isLost,
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  })
  const isAsking = words !== sent || (isFetching && (data === undefined || isPlaceholderData))
  return {
    results: words === '' || isLost || error ? noResults : (data?.results ?? noResults),
    hasMore: data?.hasMore ?? false,
    isPending: words !== '' && !isLost && isAsking,
    problem: words !== '' && !isLost && error ? messageOf(error) : '',
    isLost,
  }
}

export type Finding = ReturnType<typeof useFind>

/** Says how many results there are, or why there are none. */
export function describeFinding(typed: string, count: number, finding: Finding): string {
  if (typed.trim() === '') return ''
  if (finding.problem) return finding.problem
  const { isLost, isPending, hasMore } = finding
  if (count === 0 && isPending) return 'Searching …'
  const results = `${formatCount(count, 'result')}.`
  if (isLost)
    return `${count > 0 ? `${results} ` : ''}No connection: only pages and commands are found.`
  if (count === 0) return 'Nothing has all of these words. Try fewer.'
  return hasMore ? `${results} There are more: add a word.` : results
}
