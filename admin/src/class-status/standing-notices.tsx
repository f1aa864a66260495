import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Link as RouterLink } from 'react-router'
import type { Entry } from '../entries/entry.ts'
import { classStatusPath } from './class-status-path.ts'
import { reachedInWords, type Reached as Counts } from './reached.ts'

interface StandingNoticesProps {
  notices: readonly Entry[]
  /** how many subscribers each reached, by id */
  reached: ReadonlyMap<string, Counts>
  /** the notice in the editor below, which has its own note */
  openId: string | null
}

/** The notices that visitors read now, each with a way to correct it. */
export function StandingNotices({ notices, reached, openId }: StandingNoticesProps) {
  const others = notices.filter(({ id }) => String(id) !== openId)
  if (others.length === 0) return null
  return (
    <Stack
      component="section"
      aria-label="On the site now"
      spacing={1}
      sx={{ mt: 3, mb: 2, maxWidth: 720 }}
    >
      {others.map((notice) => (
        <Alert
          key={notice.id}
          severity="warning"
          role="presentation"
          action={
            notice.can.includes('publish') && (
              <Button
                component={RouterLink}
                to={`${classStatusPath}/${notice.id}`}
                color="inherit"
                aria-label={`Correct ${notice.title}`}
              >
                Correct
              </Button>
            )
          }
        >
          On the site: {notice.title}
          <Reached counts={reached.get(String(notice.id))} />
        </Alert>
      ))}
    </Stack>
  )
}

const Reached = ({ counts }: { counts: Counts | undefined }) => {
  const words = counts ? reachedInWords(counts) : ''
  return words === '' ? null : <div>{words}</div>
}
