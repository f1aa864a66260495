import Alert from '@mui/material/Alert'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink, useParams } from 'react-router'
import { emailOf } from '../../../school/operations/questions/question-form.ts'
import { officeNames, stateNames } from '../../../school/operations/questions/question.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { PageTitle } from '../layout/page-title.tsx'
import { formatMoment } from '../layout/times.ts'
import { readQuestion, type OpenQuestion } from './question.ts'
import { QuestionActions } from './question-actions.tsx'
import { QuestionNotes } from './question-notes.tsx'

/** One question of a visitor, with what staff do about it. */
export function QuestionPage() {
  const id = Number(useParams().id)
  const { data: question, error } = useQuery({
    queryKey: ['question', id],
    queryFn: () => readQuestion(id),
    // Nothing of an erased question stays in the browser.
    gcTime: 0,
  })
  return (
    <>
      <PageTitle title={question ? `Question ${question.reference}` : 'Question'} />
      <p>
        <Link component={RouterLink} to="/admin/questions">
          All questions
        </Link>
      </p>
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      {question && (
        <Stack spacing={2} sx={{ mt: 2, maxWidth: 760 }}>
          <QuestionText question={question} />
          <QuestionActions question={question} />
          <QuestionNotes question={question} />
        </Stack>
      )}
    </>
  )
}

function QuestionText({ question }: { question: OpenQuestion }) {
  const { name, contact, level, text, isMinor, state, takenBy, createdAt, deletedAt, reference } =
    question
  const email = emailOf(contact)
  const address = email
    ? `mailto:${email}?subject=${encodeURIComponent(`Your question ${reference}`)}`
    : `tel:${contact.replaceAll(/[^\d+]/g, '')}`
  return (
    <Paper variant="outlined" sx={{ p: 2, overflowWrap: 'anywhere' }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', mb: 1 }}>
        <Chip size="small" label={stateNames[state]} />
        {takenBy && <Chip size="small" variant="outlined" label={`Taken by ${takenBy.name}`} />}
        {isMinor && <Chip size="small" variant="outlined" label="Under 18, a parent agrees" />}
      </Stack>
      <Typography sx={{ whiteSpace: 'pre-wrap' }}>{text}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {name} · <Link href={address}>{contact}</Link> · about {officeNames[level]} ·{' '}
        {formatMoment(createdAt)}
        {deletedAt && ` · will be deleted on ${formatMoment(deletedAt)}`}
      </Typography>
    </Paper>
  )
}
