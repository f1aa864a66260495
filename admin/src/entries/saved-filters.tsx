import { useQueryClient } from '@tanstack/react-query'
import { Bookmark, Ellipsis } from 'lucide-react'
import { useState } from 'react'
import type { AnyKind } from '../../../school/kinds/index.ts'
import { useCall } from '../api/use-call.ts'
import { notify, notifyFailure } from '../notifications/notify.ts'
import { Button } from '../ui/button.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { Menu } from '../ui/menu.tsx'
import { TextField } from '../ui/text-field.tsx'
import { toApiFilters } from './entry-query.ts'
import {
  commandSavedFilters,
  isApplied,
  openedQuery,
  proposeName,
  savedFilters,
  type SavedFilter,
} from './saved-filter.ts'
import * as styles from './saved-filters.module.css'
import type { ShownList } from './use-entry-list.ts'

interface SavedFiltersProps {
  kind: AnyKind
  list: ShownList
  filters: readonly SavedFilter[]
}

/** The filters that the person has saved for this list, and a button that saves the present one. */
export function SavedFilters({ kind, list, filters }: SavedFiltersProps) {
  const { query, isFiltered, show } = list
  const { values, sort, order } = query
  const [named, setNamed] = useState<SavedFilter | 'new' | null>(null)
  const queries = useQueryClient()
  const command = async (body: Parameters<typeof commandSavedFilters>[1]) =>
    queries.setQueryData(
      savedFilters(kind.name).queryKey,
      await commandSavedFilters(kind.name, body),
    )
  const remove = async ({ id, name, query: saved }: SavedFilter) => {
    await command({ action: 'delete', id })
    const onUndo = () => void command({ action: 'save', name, query: saved }).catch(notifyFailure)
    notify({ text: `The filter “${name}” is deleted.`, onUndo })
  }
  const canSave = isFiltered && !filters.some((filter) => isApplied(filter, query))
  if (filters.length === 0 && !canSave) return null
  return (
    <div className={styles.root}>
      {filters.length > 0 && (
        <ul aria-label="Saved filters" className={styles.list}>
          {filters.map((filter) => (
            <li key={filter.id} className={styles.item}>
              <Button
                aria-pressed={isApplied(filter, query)}
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
                  {
                    text: 'Delete',
                    isDangerous: true,
                    run: () => void remove(filter).catch(notifyFailure),
                  },
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
        <FilterNameDialog
          title={named === 'new' ? 'Save this filter' : 'Rename the filter'}
          button={named === 'new' ? 'Save' : 'Rename'}
          startName={named === 'new' ? proposeName(kind, query) : named.name}
          onSave={(name) =>
            command(
              named === 'new'
                ? { action: 'save', name, query: { ...toApiFilters(values), sort, order } }
                : { action: 'rename', name, id: named.id },
            )
          }
          onClose={() => setNamed(null)}
        />
      )}
    </div>
  )
}

interface FilterNameDialogProps {
  title: string
  button: string
  startName: string
  onSave: (name: string) => Promise<unknown>
  onClose: () => void
}

function FilterNameDialog({ title, button, startName, onSave, onClose }: FilterNameDialogProps) {
  const [name, setName] = useState(startName)
  const { run, isBusy, message, problemAt } = useCall()
  const save = async () => {
    if (await run(() => onSave(name))) onClose()
  }
  return (
    <FormDialog
      {...{ title, button, isBusy, onClose }}
      problem={message}
      onSubmit={() => void save()}
    >
      <TextField
        label="Name"
        help="You find it above this list on each of your devices."
        maxLength={60}
        value={name}
        onChange={setName}
        problem={problemAt('name')}
      />
    </FormDialog>
  )
}
