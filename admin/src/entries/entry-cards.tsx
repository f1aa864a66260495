import { Link } from 'react-router'
import type { AnyKind } from '../../../school/kinds/index.ts'
import { WaitingNote } from '../changes/waiting-note.tsx'
import { changedBy, entryColumns, firstOrder, timeInWords } from './entry-columns.ts'
import { EntryThumbnail } from './entry-thumbnail.tsx'
import { entryPath, listedTitle } from './kind-pages.ts'
import { StateChip } from './state-chip.tsx'
import { SelectionBar } from './selection-bar.tsx'
import type { ShownList } from './use-entry-list.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import * as layout from '../ui/layout.module.css'
import { Select } from '../ui/select.tsx'
import * as styles from './entry-cards.module.css'

/** The list of entries on a phone: one per card. */
export function EntryCards({ kind, list }: { kind: AnyKind; list: ShownList }) {
  const { entries, query, isSelected, toggle } = list
  return (
    <>
      <div className={layout.fieldRow}>
        <Checkbox label="Select all" isChecked={list.isPageSelected} onChange={list.togglePage} />
        <Select
          label="Sort by"
          value={query.sort}
          onChange={(value) => {
            const chosen = entryColumns(kind).find(({ sort }) => sort === value)?.sort
            if (chosen) list.sortBy(chosen, firstOrder(chosen))
          }}
          choices={entryColumns(kind).flatMap(({ name, sort }) => (sort ? [[sort, name]] : []))}
        />
      </div>
      <SelectionBar kind={kind} list={list} />
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.card}>
            <Checkbox
              aria-label={`Select ${listedTitle(kind, entry)}`}
              isChecked={isSelected(entry.id)}
              onChange={() => toggle(entry.id)}
            />
            {kind.picture && <EntryThumbnail of={entry} />}
            <div className={styles.words}>
              <Link to={entryPath(kind, entry.id)} className={styles.title}>
                {listedTitle(kind, entry)}
              </Link>
              <WaitingNote of={entry} />
              <div className={layout.row}>
                <StateChip state={entry.state} />
                <span className={layout.muted}>
                  {entry.occurrence ? timeInWords(entry) : changedBy(entry)}
                </span>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
