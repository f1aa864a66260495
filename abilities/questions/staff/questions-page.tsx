import { questionPath } from '../../../admin/src/comments/comment.ts'
import { Link } from 'react-router'
import { shorten } from '../../../school/base/plain-text.ts'
import { officeNames, stateNames, topicNames, questionStates } from '../question.ts'
import type { AnswerOf } from '../../../product/contract.ts'
import { callStaffApi } from '../../../admin/src/api/call-staff-api.ts'
import { ListScreen } from '../../../admin/src/lists/list-screen.tsx'
import { useList } from '../../../admin/src/lists/use-list.ts'
import { saveFile } from '../../../admin/src/layout/save-file.ts'
import { formatMoment } from '../../../admin/src/layout/times.ts'
import { notifyFailure } from '../../../admin/src/notifications/notify.ts'
import { useSession } from '../../../admin/src/session/session-provider.tsx'
import { Button } from '../../../admin/src/ui/button.tsx'
import * as layout from '../../../admin/src/ui/layout.module.css'
import { Chip } from '../../../admin/src/ui/chip.tsx'
import type { ListFilter } from '../../../admin/src/lists/list-filter.ts'
import { offices, questionTopics } from '../../../school/kinds/question-topics.ts'

/** The inbox: what visitors asked with the form on the site. */
export function QuestionsPage() {
  const { user } = useSession()
  const filters = user?.role === 'administrator' ? [...questionFilters, byOffice] : questionFilters
  const list = useList('questions', { filters, start: { state: 'open' } })
  const save = async () => {
    const table = await callStaffApi('GET /questions/export', { query: list.values })
    saveFile(String(table), 'questions.csv', 'text/csv')
  }
  return (
    <ListScreen
      title="Questions"
      actions={
        <Button onClick={() => void save().catch(notifyFailure)}>Export as CSV (for Excel)</Button>
      }
      list={list}
      noun={['question', 'questions']}
      empty="No questions here. Visitors ask with the form on the contact page and the pages of the departments."
      renderItem={(question) => <QuestionLine key={question.id} question={question} />}
    />
  )
}

type Question = AnswerOf<'GET /questions'>['data'][number]

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

const questionFilters: readonly ListFilter[] = [
  { name: 'q', label: 'Search' },
  {
    name: 'state',
    label: 'State',
    choices: [
      ['open', 'Not closed'],
      ...questionStates.map((state) => [state, stateNames[state]] as const),
    ],
  },
  {
    name: 'topic',
    label: 'Topic',
    choices: questionTopics.map((topic) => [topic, topicNames[topic]] as const),
  },
]

const byOffice: ListFilter = {
  name: 'office',
  label: 'Office',
  choices: offices.map((office) => [office, officeNames[office]] as const),
}
