import { useQueryClient } from '@tanstack/react-query'
import { Bookmark, Ellipsis } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { AnyKind } from '../../../school/kinds/index.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { notify } from '../notifications/notify.ts'
import { Button } from '../ui/button.tsx'
import { Menu } from '../ui/menu.tsx'
import {
  deleteFilter,
  renameFilter,
  restoreFilter,
  saveFilter,
  savedFiltersKey,
  type SavedFilter,
} from './saved-filter.ts'
import { isOpen, openedQuery, proposeName } from './saved-filter-words.ts'
import * as styles from './saved-filters.module.css'
import type { ShownList } from './use-entry-list.ts'

const FilterNameDialog = lazy(() =>
  import('./filter-name-dialog.tsx').then((part) => ({ default: part.FilterNameDialog })),
)

interface SavedFiltersProps {
  kind: AnyKind
  list: ShownList
  filters: readonly SavedFilter[]
}

/** The filters that the person has saved for this list, and a button that saves the present one. */
export function SavedFilters({ kind, list, filters }: SavedFiltersProps) {
  const { query, isFiltered, show } = list
  const [named, setNamed] = useState<SavedFilter | 'new' | null>(null)
  const queries = useQueryClient()
  const change = async (work: () => Promise<SavedFilter[]>) =>
    queries.setQueryData(savedFiltersKey(kind.name), await work())
  const remove = async (filter: SavedFilter) => {
    try {
      await change(() => deleteFilter(kind.name, filter.id))
      const onUndo = () =>
        void change(() => restoreFilter(kind.name, filter)).catch((error: unknown) =>
          notify(messageOf(error), { type: 'error' }),
        )
      notify({ text: `The filter “${filter.name}” is deleted.`, onUndo }, { type: 'success' })
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
  }
  const canSave = isFiltered && !filters.some((filter) => isOpen(filter, query))
  if (filters.length === 0 && !canSave) return null
  return (
    <div className={styles.root}>
      {filters.length > 0 && (
        <ul aria-label="Saved filters" className={styles.list}>
          {filters.map((filter) => (
            <li key={filter.id} className={styles.item}>
              <Button
                aria-pressed={isOpen(filter, query)}
                onClick={() => show(openedQuery(filter))}
              >
                {filter.name}
              </Button>
              <Menu
                look="icon"
                button={<Ellipsis aria-hidden />}
                label={`More for ${filter.name}`}
                choices={[
                  { text: 'Rename …', run: () => setNamed(filter) },
                  { text: 'Delete', isDangerous: true, run: () => void remove(filter) },
                ]}
              />
            </li>
          ))}
        </ul>
      )}
      {canSave && (
        <Button icon={<Bookmark aria-hidden />} onClick={() => setNamed('new')}>
          Save this filter …
        </Button>
      )}
      {named && (
        <Suspense>
          <FilterNameDialog
            title={named === 'new' ? 'Save this filter' : 'Rename the filter'}
            button={named === 'new' ? 'Save' : 'Rename'}
            name={named === 'new' ? proposeName(kind, query) : named.name}
            onSave={(name) =>
              change(() =>
                named === 'new'
                  ? saveFilter(kind.name, name, query)
                  : renameFilter(kind.name, named.id, name),
              )
            }
            onClose={() => setNamed(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
