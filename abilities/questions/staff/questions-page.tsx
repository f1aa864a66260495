import { questionPath } from '../../../admin/src/comments/comment.ts'
import { Link } from 'react-router'
import { shorten } from '../../../school/base/plain-text.ts'
import { officeNames, stateNames, topicNames } from '../question.ts'
import { messageOf } from '../../../admin/src/api/staff-api-error.ts'
import { ListScreen, useList } from '../../../admin/src/layout/list-screen.tsx'
import { saveFile } from '../../../admin/src/layout/save-file.ts'
import { formatMoment } from '../../../admin/src/layout/times.ts'
import { notify } from '../../../admin/src/notifications/notify.ts'
import { Button } from '../../../admin/src/ui/button.tsx'
import * as layout from '../../../admin/src/ui/layout.module.css'
import { Chip } from '../../../admin/src/ui/chip.tsx'
import { exportQuestions, listQuestions, type Question, type QuestionFilter } from './question.ts'
import { QuestionFilters } from './question-filters.tsx'

/** The inbox: what visitors asked with the form on the site. */
export function QuestionsPage() {
  const first: QuestionFilter = { state: 'open', q: '' }
  const list = useList('questions', first, listQuestions)
  const save = async () => {
    try {
      saveFile(String(await exportQuestions(list.filter)), 'questions.csv', 'text/csv')
    } catch (failure) {
      notify(messageOf(failure), { type: 'error' })
    }
  }
  return (
    <ListScreen
      title="Questions"
      actions={<Button onClick={() => void save()}>Export as CSV (for Excel)</Button>}
      list={list}
      noun={['question', 'questions']}
      empty="No questions here. Visitors ask with the form on the contact page and the pages of the departments."
      renderItem={(question) => <QuestionLine key={question.id} question={question} />}
    >
      <QuestionFilters filter={list.filter} onChange={list.narrow} />
    </ListScreen>
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
