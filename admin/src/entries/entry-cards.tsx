import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Link from '@mui/material/Link'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useListContext } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import type { AnyKind } from '../../../school/kinds/index.ts'
import { WaitingNote } from '../changes/waiting-note.tsx'
import { EmptyList } from './empty-list.tsx'
import { changedBy, entryColumns } from './entry-columns.ts'
import { entryPath, listedTitle } from './kind-pages.ts'
import type { Entry } from './entry.ts'
import { StateChip } from './state-chip.tsx'
import { SelectionBar } from './selection-bar.tsx'

/** The list on a phone: one entry per card. */
export function EntryCards({ kind }: { kind: AnyKind }) {
  const {
    data = [],
    isPending,
    sort,
    setSort,
    selectedIds,
    onSelect,
    onToggleItem,
  } = useListContext<Entry>()
  if (isPending) return null
  if (data.length === 0) return <EmptyList kind={kind} />
  const ids = data.map(({ id }) => id)
  const isAll = ids.every((id) => selectedIds.includes(id))
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 1 }}>
        <FormControlLabel
          label="Select all"
          control={<Checkbox checked={isAll} onChange={() => onSelect(isAll ? [] : ids)} />}
          sx={{ flexGrow: 1, ml: 0 }}
        />
        <TextField
          select
          label="Sort by"
          value={sort.field}
          onChange={({ target: { value } }) =>
            setSort({ field: value, order: value === 'title' ? 'ASC' : 'DESC' })
          }
          slotProps={{ select: { native: true } }}
        >
          {entryColumns.map(
            ({ name, sort: field }) =>
              field && (
                <option key={field} value={field}>
                  {name}
                </option>
              ),
          )}
        </TextField>
      </Box>
      <SelectionBar kind={kind.name} />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((entry) => (
          <Box
            component="li"
            key={entry.id}
            sx={{
              display: 'flex',
              alignItems: 'flex-start',
              gap: 0.5,
              borderTop: 1,
              borderColor: 'divider',
              p: 1,
            }}
          >
            <Checkbox
              checked={selectedIds.includes(entry.id)}
              onChange={() => onToggleItem(entry.id)}
              slotProps={{ input: { 'aria-label': `Select ${listedTitle(kind, entry)}` } }}
            />
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <Link
                component={RouterLink}
                to={entryPath(kind, entry.id)}
                sx={{ display: 'block', py: 1 }}
              >
                {listedTitle(kind, entry)}
              </Link>
              <WaitingNote of={entry} />
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
                <StateChip state={entry.state} />
                <Typography variant="body2" color="text.secondary">
                  {changedBy(entry)}
                </Typography>
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </>
  )
}
