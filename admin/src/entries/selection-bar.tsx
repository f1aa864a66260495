import Paper from '@mui/material/Paper'
import type { KindName } from '../../../school/kinds/index.ts'
import { BulkActions } from './bulk-actions.tsx'
import type { ShownList } from './use-entry-list.ts'

/** The actions on selected entries, visible while there is a selection. */
export function SelectionBar({ kind, list }: { kind: KindName; list: ShownList }) {
  const { selectedIds } = list
  if (selectedIds.length === 0) return null
  return (
    <Paper
      component="section"
      aria-label="With the selected entries"
      square
      sx={{
        position: 'sticky',
        top: 52,
        zIndex: 4,
        p: 1,
        bgcolor: 'secondary.main',
        color: '#fff',
      }}
    >
      {selectedIds.length} selected: <BulkActions kind={kind} list={list} />
    </Paper>
  )
}
