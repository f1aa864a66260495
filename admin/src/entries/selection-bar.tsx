import type { KindName } from '../../../school/kinds/index.ts'
import { BulkActions } from './bulk-actions.tsx'
import type { ShownList } from './use-entry-list.ts'
import * as styles from './selection-bar.module.css'

/** The actions on selected entries, visible while there is a selection. */
export function SelectionBar({ kind, list }: { kind: KindName; list: ShownList }) {
  const { selectedIds } = list
  if (selectedIds.length === 0) return null
  return (
    <section className={styles.root} aria-label="With the selected entries">
      {selectedIds.length} selected: <BulkActions kind={kind} list={list} />
    </section>
  )
}
