import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useNotify } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import * as z from 'zod'
import { callApi, queryOf } from '../api/call-api.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { allEntryPages } from '../entries/all-entry-pages.ts'
import { entryPath } from '../entries/entry-pages.ts'
import { actOnEntry, entrySchema, type Entry } from '../entries/entry.ts'
import { formatMoment } from '../layout/times.ts'

interface WaitingEntriesProps {
  title: string
  empty: string
  filter: { state: string; sort: 'updatedAt' | 'publishAt'; order: 'ASC' | 'DESC'; mine?: boolean }
  /** whether they can be published from here */
  mayApprove?: boolean
}

/** How many of each kind are shown. */
const most = 5

const listSchema = z.object({ data: z.array(entrySchema) })

/** Entries of every kind that wait for something. */
export function WaitingEntries({ title, empty, filter, mayApprove = false }: WaitingEntriesProps) {
  const id = useId()
  const notify = useNotify()
  const queries = useQueryClient()
  const { data: lists, error } = useQuery({
    queryKey: ['waiting', filter],
    queryFn: () =>
      Promise.all(
        allEntryPages.map(async (pages) => {
          const answer = await callApi(`/entries/${pages.kind}${queryOf({ ...filter, page: 1, perPage: most })}`)
          return listSchema.parse(answer).data.map((entry) => ({ pages, entry }))
        }),
      ),
  })
  const time = ({ publishAt, updatedAt }: Entry) => (filter.sort === 'publishAt' ? (publishAt ?? 0) : updatedAt)
  const found = lists?.flat().sort((a, b) => (time(a.entry) - time(b.entry)) * (filter.order === 'ASC' ? 1 : -1))

  const approve = async (kind: string, entry: Entry) => {
    try {
      await actOnEntry(kind, entry.id, 'publish')
      notify(`“${entry.title}” is published.`, { type: 'success' })
      await queries.invalidateQueries()
    } catch (failure) {
      notify(messageOf(failure), { type: 'error' })
    }
  }
  return (
    <Paper component="section" aria-labelledby={id} sx={{ p: 2 }}>
      <Typography variant="h2" id={id} gutterBottom>
        {title}
      </Typography>
      {error && <Typography color="error">{messageOf(error)}</Typography>}
      {found?.length === 0 && <Typography>{empty}</Typography>}
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {found?.map(({ pages, entry }) => (
          <Stack component="li" direction="row" key={entry.id} sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <span style={{ flexGrow: 1 }}>
              <Link component={RouterLink} to={entryPath(pages, entry.id)} sx={{ display: 'inline-block', py: 0.5 }}>
                {entry.title}
              </Link>
              <Typography variant="body2" color="text.secondary">
                {pages.one}, {entry.createdByName && `by ${entry.createdByName}, `}
                {formatMoment(time(entry))}
              </Typography>
            </span>
            {mayApprove && entry.can.includes('publish') && (
              <Button aria-label={`Approve ${entry.title}`} onClick={() => void approve(pages.kind, entry)}>
                Approve
              </Button>
            )}
          </Stack>
        ))}
      </Stack>
    </Paper>
  )
}
