import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { AnyKind } from '../../../school/kinds/index.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import {
  entryListKey,
  filterNames,
  filtersOf,
  noFilters,
  readEntryQuery,
  toApiQuery,
  writeEntryQuery,
  type EntryFilters,
  type EntryQuery,
} from './entry-query.ts'
import { recallList, rememberList } from './remembered-lists.ts'

/**
 * The list of a kind: its address says page, order, search and filters. Opened without any, it
 * shows those with which it was left.
 */
export function useEntryList(kind: AnyKind) {
  const { name } = kind
  const { key, search } = useLocation()
  // Shows a change at once: the address follows a moment later.
  const [changed, setChanged] = useState<{ query: EntryQuery; from: string } | null>(null)
  const query =
    changed?.from === key ? changed.query : readEntryQuery(kind, new URLSearchParams(search))
  const [selectedIds, setSelectedIds] = useState(() => recallList(name).selectedIds)
  // The filters whose every entry is selected, also those on other pages.
  const [selectedFilters, setSelectedFilters] = useState('')
  // How often every filter was replaced: what was typed just before counts no longer.
  const [replacements, setReplacements] = useState(0)
  const navigate = useNavigate()

  const [recalled] = useState(() => (search === '' ? recallList(name).search : ''))
  const [isOpen, setOpen] = useState(recalled === '')
  if (!isOpen && search !== '') setOpen(true)
  useEffect(() => {
    if (isOpen) rememberList(name, { search, selectedIds })
    else void navigate({ search: recalled }, { replace: true })
  }, [isOpen, name, navigate, recalled, search, selectedIds])

  const { data, error, isPlaceholderData } = useQuery({
    queryKey: entryListKey(name, query),
    queryFn: () =>
      callStaffApi('GET /entries/:kind', { params: { kind: name }, query: toApiQuery(query) }),
    placeholderData: keepPreviousData,
    enabled: isOpen,
  })

  const filters = filtersOf(query)
  const filterKey = JSON.stringify(filters)
  const entries = data?.data ?? []
  const isEverySelected = selectedFilters === filterKey
  const select = (ids: readonly number[]) => {
    setSelectedIds(ids)
    setSelectedFilters('')
  }
  const isSelected = (id: number) => isEverySelected || selectedIds.includes(id)
  const change = (part: Partial<EntryQuery>, replace: boolean) => {
    const next = { ...query, ...part }
    setChanged({ query: next, from: key })
    void navigate({ search: writeEntryQuery(kind, next) }, { replace })
  }
  const total = data?.total ?? 0
  const lastPage = Math.max(1, Math.ceil(total / query.perPage))
  // The last entries of the last page may be gone since.
  const isBeyond = data !== undefined && !isPlaceholderData && query.page > lastPage
  useEffect(() => {
    if (!isBeyond) return
    const there = new URLSearchParams(search)
    there.set('page', String(lastPage))
    void navigate({ search: there.toString() }, { replace: true })
  }, [isBeyond, lastPage, navigate, search])

  return {
    query,
    entries,
    total,
    filters,
    error,
    /** there is nothing to show yet */
    isPending: data === undefined || isBeyond || (isPlaceholderData && data.data.length === 0),
    isFiltered: filterNames.some((filter) => query[filter] !== ''),
    selectedIds,
    isEverySelected,
    isSelected,
    selectedCount: isEverySelected ? total : selectedIds.length,
    select,
    /** selects everything that the filters find, on every page */
    selectEvery: () => {
      setSelectedIds([])
      setSelectedFilters(filterKey)
    },
    toggle: (id: number) => {
      const selected = isEverySelected ? entries.map((entry) => entry.id) : selectedIds
      select(isSelected(id) ? selected.filter((each) => each !== id) : [...selected, id])
    },
    filter: (filters: Partial<EntryFilters>) => change({ ...filters, page: 1 }, true),
    /** shows what a saved filter finds */
    show: (saved: Partial<EntryQuery>) => {
      setReplacements(replacements + 1)
      change(saved, false)
    },
    showAll: () => {
      setReplacements(replacements + 1)
      change({ ...noFilters, page: 1 }, true)
    },
    replacements,
    sortBy: (sort: EntryQuery['sort'], order: EntryQuery['order']) =>
      change({ sort, order, page: 1 }, false),
    turnTo: (page: number, perPage = query.perPage) => {
      change({ page, perPage }, false)
      window.scrollTo(0, 0)
    },
  }
}

export type ShownList = ReturnType<typeof useEntryList>
