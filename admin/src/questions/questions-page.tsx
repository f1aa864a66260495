import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { shorten } from '../../../school/base/plain-text.ts'
import {
  officeNames,
  stateNames,
  topicNames,
} from '../../../school/operations/questions/question.ts'
import { messageOf } from '../api/staff-api-error.ts'
import { EmptyState } from '../layout/empty-state.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { saveFile } from '../layout/save-file.ts'
import { formatMoment } from '../layout/times.ts'
import { notify } from '../notifications/notify.ts'
import { Button } from '../ui/button.tsx'
import { Alert } from '../ui/alert.tsx'
import * as layout from '../ui/layout.module.css'
import { Pager } from '../ui/pager.tsx'
import { Chip } from '../ui/chip.tsx'
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
      {error && <Alert tone="error">{messageOf(error)}</Alert>}
      {data && <p role="status">{data.total === 1 ? '1 question' : `${data.total} questions`}</p>}
      {data?.total === 0 && (
        <EmptyState words="No questions here. Visitors ask with the form on the contact page and the pages of the departments." />
      )}
      <ul className={layout.list}>
        {data?.data.map((question) => (
          <QuestionLine key={question.id} question={question} />
        ))}
      </ul>
      <Pager page={page} pageCount={pageCount} onChange={setPage} />
    </>
  )
}

function QuestionLine({ question }: { question: Question }) {
  const { id, reference, createdAt, name, text, topic, office, state, takenBy } = question
  return (
    <li className={layout.card}>
      <div className={layout.row}>
        <div className={layout.grow}>
          <Link to={questionPath(id)}>{shorten(text.replaceAll(/\s+/g, ' '), 140)}</Link>
          <p className={layout.muted}>
            {[
              reference,
              name,
              ...(topic ? [topicNames[topic]] : []),
              officeNames[office],
              formatMoment(createdAt),
            ].join(' · ')}
            {takenBy && ` · taken by ${takenBy.name}`}
          </p>
        </div>
        <Chip tone={state === 'new' ? 'info' : 'neutral'}>{stateNames[state]}</Chip>
      </div>
    </li>
  )
}
