import Alert from '@mui/material/Alert'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatShortDate } from '../../../school/base/formats.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { PageTitle } from '../layout/page-title.tsx'
import { notify } from '../notifications/notify.ts'
import { checkFact, listFacts, listOwners, assignFact, type Fact } from './fact.ts'
import { FactCard } from './fact-card.tsx'

/** Every fact on the site, with owner and due date of its check. */
export function FactsPage() {
  const [parameters] = useSearchParams()
  const [overdue, setOverdue] = useState(parameters.get('overdue') === '1')
  const [missing, setMissing] = useState(parameters.get('missing') === '1')
  const [owner, setOwner] = useState('')
  const [q, setQ] = useState('')
  const queries = useQueryClient()
  const { data: owners = [] } = useQuery({ queryKey: ['owners'], queryFn: listOwners })
  const { data, error } = useQuery({
    queryKey: ['facts', overdue, missing, owner, q],
    queryFn: () => listFacts({ overdue, missing, owner, q }),
  })

  const change = async (work: () => Promise<Fact>, say: (fact: Fact) => string) => {
    try {
      notify(say(await work()), { type: 'success' })
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['facts'] }),
        queries.invalidateQueries({ queryKey: ['dashboard'] }),
      ])
    } catch (failure) {
      notify(messageOf(failure), { type: 'error' })
    }
  }
  return (
    <>
      <PageTitle title="Facts to verify" />
      <Stack
        direction="row"
        useFlexGap
        sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center', mb: 2 }}
      >
        <TextField
          label="Search"
          value={q}
          onChange={(event) => setQ(event.target.value)}
          sx={{ minWidth: 200 }}
        />
        {owners.length > 0 && (
          <TextField
            select
            label="Owner"
            value={owner}
            onChange={(event) => setOwner(event.target.value)}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
            sx={{ minWidth: 200 }}
          >
            <option value="">Everyone</option>
            <option value="none">No owner yet</option>
            {owners.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </TextField>
        )}
        <FormControlLabel
          control={
            <Checkbox checked={overdue} onChange={(event) => setOverdue(event.target.checked)} />
          }
          label="Overdue only"
        />
        <FormControlLabel
          control={
            <Checkbox checked={missing} onChange={(event) => setMissing(event.target.checked)} />
          }
          label="Missing only"
        />
      </Stack>
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      {data && (
        <Typography role="status" gutterBottom>
          {data.total === 0
            ? 'Nothing to check here.'
            : `${data.total} ${data.total === 1 ? 'fact' : 'facts'}`}
        </Typography>
      )}
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0 }}>
        {data?.data.map((fact) => (
          <FactCard
            key={fact.id}
            fact={fact}
            owners={owners}
            onCheck={() =>
              void change(
                () => checkFact(fact.id),
                ({ verifyBy }) =>
                  `Checked today. To be checked again by ${formatShortDate(verifyBy, 'en')}.`,
              )
            }
            onAssign={(next) =>
              void change(
                () => assignFact(fact.id, next),
                ({ owner: assigned, verifyBy }) =>
                  `Owner: ${assigned ? assigned.name : 'none'}. Check by ${formatShortDate(verifyBy, 'en')}.`,
              )
            }
          />
        ))}
      </Stack>
    </>
  )
}
