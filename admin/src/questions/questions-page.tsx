import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Pagination from '@mui/material/Pagination'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { shorten } from '../../../school/base/plain-text.ts'
import { officeNames, stateNames } from '../../../school/operations/questions/question.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { EmptyState } from '../layout/empty-state.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { saveFile } from '../layout/save-file.ts'
import { formatMoment } from '../layout/times.ts'
import { notify } from '../notifications/notify.ts'
import {
  exportQuestions,
  listQuestions,
  questionPath,
  type Question,
  type QuestionFilter,
} from './question.ts'
import { QuestionFilters } from './question-filters.tsx'

/** Questions on one page of the list: the API's standard. */
const perPage = 25

/** The inbox: what visitors asked with the form on the site. */
export function QuestionsPage() {
  const [filter, setFilter] = useState<QuestionFilter>({ state: 'open', q: '' })
  const [page, setPage] = useState(1)
  const { data, error } = useQuery({
    queryKey: ['questions', filter, page],
    queryFn: () => listQuestions(filter, page),
  })
  const save = async () => {
    try {
      saveFile(String(await exportQuestions(filter)), 'questions.csv', 'text/csv')
    } catch (failure) {
      notify(messageOf(failure), { type: 'error' })
    }
  }
  const pageCount = Math.ceil((data?.total ?? 0) / perPage)
  return (
    <>
      <PageTitle title="Questions">
        <Button onClick={() => void save()}>Export as CSV (for Excel)</Button>
      </PageTitle>
      <QuestionFilters
        filter={filter}
        onChange={(next) => {
          setFilter(next)
          setPage(1)
        }}
      />
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      {data && (
        <Typography role="status" gutterBottom>
          {data.total === 1 ? '1 question' : `${data.total} questions`}
        </Typography>
      )}
      {data?.total === 0 && (
        <EmptyState words="No questions here. Visitors ask with the form on the contact page and the pages of the departments." />
      )}
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0 }}>
        {data?.data.map((question) => (
          <QuestionLine key={question.id} question={question} />
        ))}
      </Stack>
      {pageCount > 1 && (
        <Pagination count={pageCount} page={page} onChange={(_, next) => setPage(next)} />
      )}
    </>
  )
}

function QuestionLine({ question }: { question: Question }) {
  const { id, reference, createdAt, name, text, office, state, takenBy } = question
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.5, overflowWrap: 'anywhere' }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Stack sx={{ flexGrow: 1, minWidth: 200, flexBasis: 260 }}>
          <Link component={RouterLink} to={questionPath(id)} sx={{ py: 0.5 }}>
            {shorten(text.replaceAll(/\s+/g, ' '), 140)}
          </Link>
          <Typography variant="body2" color="text.secondary">
            {[reference, name, officeNames[office], formatMoment(createdAt)].join(' · ')}
            {takenBy && ` · taken by ${takenBy.name}`}
          </Typography>
        </Stack>
        <Chip
          size="small"
          color={state === 'new' ? 'primary' : 'default'}
          variant={state === 'new' ? 'filled' : 'outlined'}
          label={stateNames[state]}
        />
      </Stack>
    </Paper>
  )
}
