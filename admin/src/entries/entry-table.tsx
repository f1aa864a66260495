import { ArrowDown, ArrowUp } from 'lucide-react'
import { Link } from 'react-router'
import type { AnyKind } from '../../../school/kinds/index.ts'
import { WaitingNote } from '../changes/waiting-note.tsx'
import { categoryName, changedBy, entryColumns, firstOrder, timeInWords } from './entry-columns.ts'
import { EntryThumbnail } from './entry-thumbnail.tsx'
import { entryPath, listedTitle } from './kind-pages.ts'
import { StateChip } from './state-chip.tsx'
import { SelectionBar } from './selection-bar.tsx'
import type { ShownList } from './use-entry-list.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import * as layout from '../ui/layout.module.css'
import * as styles from './entry-table.module.css'

const otherOrder = { ASC: 'DESC', DESC: 'ASC' } as const
const ariaSort = { ASC: 'ascending', DESC: 'descending' } as const

/** The list of entries on a desktop: one per row, selectable and sortable. */
export function EntryTable({ kind, list }: { kind: AnyKind; list: ShownList }) {
  const { entries, query, isSelected, toggle } = list
  return (
    <>
      <SelectionBar kind={kind} list={list} />
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th>
                <Checkbox
                  aria-label="Select all on this page"
                  isChecked={list.isPageSelected}
                  onChange={list.togglePage}
                />
              </th>
              {kind.picture && (
                <th scope="col">
                  <span className={layout.unseen}>Picture</span>
                </th>
              )}
              {entryColumns(kind).map(({ name, sort: field }) => (
                <th
                  key={name}
                  scope="col"
                  aria-sort={query.sort === field ? ariaSort[query.order] : undefined}
                >
                  {field ? (
                    <Button
                      look="inherit"
                      onClick={() =>
                        list.sortBy(
                          field,
                          query.sort === field ? otherOrder[query.order] : firstOrder(field),
                        )
                      }
                    >
                      {name}
                      {query.sort === field &&
                        (query.order === 'ASC' ? (
                          <ArrowUp aria-hidden />
                        ) : (
                          <ArrowDown aria-hidden />
                        ))}
                    </Button>
                  ) : (
                    name
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.id} className={isSelected(entry.id) ? styles.selected : undefined}>
                <td>
                  <Checkbox
                    aria-label={`Select ${listedTitle(kind, entry)}`}
                    isChecked={isSelected(entry.id)}
                    onChange={() => toggle(entry.id)}
                  />
                </td>
                {kind.picture && (
                  <td>
                    <EntryThumbnail of={entry} />
                  </td>
                )}
                <td className={styles.title}>
                  <Link to={entryPath(kind, entry.id)}>{listedTitle(kind, entry)}</Link>
                  <WaitingNote of={entry} />
                </td>
                <td>
                  <StateChip state={entry.state} />
                </td>
                <td>{categoryName(entry.category ?? '')}</td>
                <td>{timeInWords(entry)}</td>
                <td>{changedBy(entry)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
