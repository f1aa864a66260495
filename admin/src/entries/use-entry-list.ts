import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { AnyKind, KindName } from '../../../school/kinds/index.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import type { FilterValues } from '../lists/list-filter.ts'
import { useAddressQuery } from '../lists/use-list.ts'
import {
  entryFilters,
  readEntryQuery,
  toApiFilters,
  writeEntryQuery,
  type EntryQuery,
} from './entry-query.ts'

/**
 * Reads the list of a kind. Page, order, search and filters are in its address; opened without any, the
 * list has those with which the person left it.
 */
export function useEntryList(kind: AnyKind) {
  const { name } = kind
  const { search } = useLocation()
  const { query, change } = useAddressQuery(
    (parameters) => readEntryQuery(kind, parameters),
    (next) => writeEntryQuery(kind, next),
  )
  const { page, perPage, sort, order, values } = query
  const [remembered] = useState(() => rememberedLists.get(name) ?? untouched)
  const [selectedIds, setSelectedIds] = useState(remembered.selectedIds)
  // The filters whose entries are all selected, on every page.
  const [selectedFilters, setSelectedFilters] = useState('')
  // Number of times all filters were replaced, which drops words that are still being typed.
  const [replacements, setReplacements] = useState(0)
  const navigate = useNavigate()

  const [isOpen, setOpen] = useState(search !== '' || remembered.search === '')
  if (!isOpen && search !== '') setOpen(true)
  useEffect(() => {
    if (isOpen) rememberedLists.set(name, { search, selectedIds })
    else void navigate({ search: remembered.search }, { replace: true })
  }, [isOpen, name, navigate, remembered, search, selectedIds])

  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['entries', name, query],
    queryFn: () =>
      callStaffApi('GET /entries/:kind', {
        params: { kind: name },
        query: { page, perPage, sort, order, ...toApiFilters(values) },
      }),
    placeholderData: keepPreviousData,
    enabled: isOpen,
  })

  const filterKey = JSON.stringify(values)
  const entries = data?.data ?? []
  const isEverySelected = selectedFilters === filterKey
  const select = (ids: readonly number[]) => {
    setSelectedIds(ids)
    setSelectedFilters('')
  }
  const isSelected = (id: number) => isEverySelected || selectedIds.includes(id)
  const pageIds = entries.map(({ id }) => id)
  const isPageSelected = pageIds.every(isSelected)
  const total = data?.total ?? 0
  const lastPage = Math.max(1, Math.ceil(total / perPage))
  // The last page may be empty by now, after entries were deleted.
  const isBeyond = data !== undefined && !isPlaceholderData && page > lastPage
  const turnBack = useEffectEvent(() => change({ page: lastPage }, true))
  useEffect(() => {
    if (isBeyond) turnBack()
  }, [isBeyond])
  const replace = (part: Partial<EntryQuery>, isReplaced: boolean) => {
    setReplacements(replacements + 1)
    change({ ...part, page: 1 }, isReplaced)
  }

  return {
    query,
    entries,
    total,
    filters: entryFilters(kind),
    error,
    isEmpty: data?.data.length === 0 && !isBeyond && !isPlaceholderData,
    isFiltered: Object.values(values).some((value) => value !== ''),
    selectedIds,
    isEverySelected,
    isSelected,
    selectedCount: isEverySelected ? total : selectedIds.length,
    select,
    isPageSelected,
    togglePage: () => select(isPageSelected ? [] : pageIds),
    /** selects everything that the filters find, on every page */
    selectEvery: () => {
      setSelectedIds([])
      setSelectedFilters(filterKey)
    },
    toggle: (id: number) => {
      const selected = isEverySelected ? pageIds : selectedIds
      select(isSelected(id) ? selected.filter((each) => each !== id) : [...selected, id])
    },
    narrow: (part: FilterValues) => change({ values: { ...values, ...part }, page: 1 }, true),
    /** applies a saved filter */
    show: (saved: Partial<EntryQuery>) => replace(saved, false),
    showAll: () => replace({ values: {} }, true),
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

/** State of a list when the person left it. */
interface RememberedList {
  /** the query of its address: '' or '?state=draft' */
  search: string
  selectedIds: readonly number[]
}

const untouched: RememberedList = { search: '', selectedIds: [] }

/** The lists as they were left, until the staff pages are closed. */
const rememberedLists = new Map<KindName, RememberedList>()
