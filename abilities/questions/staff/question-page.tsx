import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { readEmail } from '../../../school/base/contact-email.ts'
import { phonePieces } from '../../../school/base/contact.ts'
import { officeNames, stateNames, topicNames, type OpenQuestion } from '../question.ts'
import { callStaffApi } from '../../../admin/src/api/call-staff-api.ts'
import { messageOf } from '../../../admin/src/api/staff-api-error.ts'
import { Comments } from '../../../admin/src/comments/comments.tsx'
import { PageTitle } from '../../../admin/src/layout/page-title.tsx'
import { formatMoment } from '../../../admin/src/layout/times.ts'
import { Alert } from '../../../admin/src/ui/alert.tsx'
import * as layout from '../../../admin/src/ui/layout.module.css'
import { Chip } from '../../../admin/src/ui/chip.tsx'
import { QuestionActions } from './question-actions.tsx'
import { formatBytes } from '../../../school/base/formats.ts'
import { saveFile } from '../../../admin/src/layout/save-file.ts'
import { notifyFailure } from '../../../admin/src/notifications/notify.ts'
import { Button } from '../../../admin/src/ui/button.tsx'

/** The subject of an answer, in both languages: which one the visitor reads is not known. */
const subjectOfAnswer = (reference: string) =>
  `Your question ${reference} / Ang tanong ninyo ${reference}`

/** The screen of one question, with its file, actions and comments. */
export function QuestionPage() {
  const id = Number(useParams().id)
  const { data: question, error } = useQuery({
    queryKey: ['question', id],
    queryFn: () => callStaffApi('GET /questions/:id', { params: { id } }),
    // Nothing of an erased question stays in the browser.
    gcTime: 0,
  })
  return (
    <>
      <PageTitle title={question ? `Question ${question.reference}` : 'Question'} />
      <p>
        <Link to="/admin/questions">All questions</Link>
      </p>
      {error && <Alert tone="error">{messageOf(error)}</Alert>}
      {question && (
        <div className={layout.narrow}>
          <QuestionText question={question} />
          <QuestionFile question={question} />
          <QuestionActions question={question} />
          <Comments place={{ subject: 'question', id: String(id) }} />
        </div>
      )}
    </>
  )
}

/** A question, its sender and its state. */
function QuestionText({ question }: { question: OpenQuestion }) {
  const { name, contact, topic, level, course, text, isMinor, state, takenBy } = question
  const { createdAt, deletedAt, reference } = question
  const email = readEmail(contact)
  const mail = `mailto:${email}?subject=${encodeURIComponent(subjectOfAnswer(reference))}`
  const ways = email ? [{ text: contact, address: mail }] : phonePieces(contact)
  return (
    <div className={layout.card}>
      <div className={layout.row}>
        <Chip>{stateNames[state]}</Chip>
        {topic && <Chip>{topicNames[topic]}</Chip>}
        {takenBy && <Chip>Taken by {takenBy.name}</Chip>}
        {isMinor && <Chip>Under 18, a parent agrees</Chip>}
      </div>
      <p className={layout.typed}>{text}</p>
      <p className={layout.muted}>
        {name} ·{' '}
        {ways.map(({ text: way, address }) =>
          address ? (
            <a key={address} href={address}>
              {way}
            </a>
          ) : (
            way
          ),
        )}{' '}
        · about {officeNames[level]}
        {course && `, ${course}`} · {formatMoment(createdAt)}
        {deletedAt && ` · will be deleted on ${formatMoment(deletedAt)}`}
      </p>
    </div>
  )
}

/** The PDF that came with a question, to be saved; no page of the site shows it. */
function QuestionFile({ question }: { question: OpenQuestion }) {
  const { id, reference, fileBytes } = question
  if (fileBytes === null) return null
  const save = async () => {
    const call = { params: { id }, isFile: true }
    const file = (await callStaffApi('GET /questions/:id/file', call)) as unknown as Blob
    saveFile(file, `${reference}.pdf`, 'application/pdf')
  }
  return (
    <div className={layout.card}>
      <div className={layout.tightStack}>
        <div>
          <Button look="outlined" onClick={() => void save().catch(notifyFailure)}>
            Save the PDF ({formatBytes(fileBytes)})
          </Button>
        </div>
        <p className={layout.muted}>
          It came from a stranger, and the site did not check it for viruses. Open it only on a
          device with a virus scanner, follow no link in it, and delete your copy when the job is
          filled.
        </p>
      </div>
    </div>
  )
}
