import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Link from '@mui/material/Link'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import type { AnyKind } from '../../../school/kinds/index.ts'
import { WaitingNote } from '../changes/waiting-note.tsx'
import { EmptyList } from './empty-list.tsx'
import { changedBy, entryColumns } from './entry-columns.ts'
import { entryPath, listedTitle } from './kind-pages.ts'
import { StateChip } from './state-chip.tsx'
import { SelectionBar } from './selection-bar.tsx'
import type { ShownList } from './use-entry-list.ts'

/** The list on a phone: one entry per card. */
export function EntryCards({ kind, list }: { kind: AnyKind; list: ShownList }) {
  const { entries, query, selectedIds, select, toggle } = list
  if (list.isPending) return null
  if (entries.length === 0) return <EmptyList kind={kind} list={list} />
  const ids = entries.map(({ id }) => id)
  const isAll = ids.every((id) => selectedIds.includes(id))
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 1 }}>
        <FormControlLabel
          label="Select all"
          control={<Checkbox checked={isAll} onChange={() => select(isAll ? [] : ids)} />}
          sx={{ flexGrow: 1, ml: 0 }}
        />
        <TextField
          select
          label="Sort by"
          value={query.sort}
          onChange={({ target: { value } }) => {
            const chosen = entryColumns.find(({ sort }) => sort === value)?.sort
            if (chosen) list.sortBy(chosen, chosen === 'title' ? 'ASC' : 'DESC')
          }}
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
      <SelectionBar kind={kind.name} list={list} />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map((entry) => (
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
              onChange={() => toggle(entry.id)}
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
