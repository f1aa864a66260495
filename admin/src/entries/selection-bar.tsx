import type { AnyKind } from '../../../school/kinds/index.ts'
import { Button } from '../ui/button.tsx'
import { BulkActions } from './bulk-actions.tsx'
import type { ShownList } from './use-entry-list.ts'
import * as styles from './selection-bar.module.css'

/** The actions on selected entries, visible while there is a selection. */
export function SelectionBar({ kind, list }: { kind: AnyKind; list: ShownList }) {
  const { entries, total, isSelected, isEverySelected, selectedCount } = list
  if (selectedCount === 0) return null
  const canSelectEvery =
    !isEverySelected && total > entries.length && entries.every(({ id }) => isSelected(id))
  return (
    <section className={styles.root} aria-label="With the selected entries">
      <span role="status">
        {isEverySelected ? `All ${selectedCount}` : selectedCount} selected:
      </span>{' '}
      {canSelectEvery && (
        <Button look="inherit" onClick={list.selectEvery}>
          Select all {total}
        </Button>
      )}
      <BulkActions kind={kind} list={list} />
      <Button look="inherit" onClick={() => list.select([])}>
        Select none
      </Button>
    </section>
  )
}
