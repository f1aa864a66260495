import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../api/staff-api-error.ts'
import { PageTitle } from '../layout/page-title.tsx'
import { formatMoment } from '../layout/times.ts'
import { HandedLinkDialog } from './handed-link-dialog.tsx'
import { PersonDialog } from './person-dialog.tsx'
import { PersonMenu } from './person-menu.tsx'
import { listPeople, type HandedLink, type Person } from './person.ts'
import { roleWords, sectionWords, stateWords } from './staff-words.ts'

/** The people who work on the site. */
export function StaffPage() {
  const { data: people = [], error } = useQuery({ queryKey: ['staff'], queryFn: listPeople })
  const [edited, setEdited] = useState<Person | 'new' | null>(null)
  const [link, setLink] = useState<HandedLink | null>(null)
  return (
    <>
      <PageTitle title="Staff">
        <Button variant="contained" onClick={() => setEdited('new')}>
          Invite a person
        </Button>
      </PageTitle>
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0 }}>
        {people.map((person) => (
          <Paper
            component="li"
            key={person.id}
            variant="outlined"
            sx={{ p: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
          >
            <Stack sx={{ flexGrow: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
              <b>{person.name}</b>
              <Typography variant="body2" color="text.secondary">
                {person.email} · {roleWords[person.role].name}
                {person.sections.length > 0 &&
                  ` for ${person.sections.map((each) => sectionWords[each]).join(', ')}`}
                {person.lastSeenAt && ` · last seen ${formatMoment(person.lastSeenAt)}`}
                {person.twoFactor && ' · signs in with a code'}
              </Typography>
            </Stack>
            <Chip size="small" variant="outlined" label={stateWords[person.state]} />
            <Button aria-label={`Change ${person.name}`} onClick={() => setEdited(person)}>
              Change
            </Button>
            <PersonMenu person={person} onLink={setLink} />
          </Paper>
        ))}
      </Stack>
      {edited && (
        <PersonDialog
          person={edited === 'new' ? null : edited}
          onLink={setLink}
          onClose={() => setEdited(null)}
        />
      )}
      {link && <HandedLinkDialog handed={link} onClose={() => setLink(null)} />}
    </>
  )
}
