import type { AnswerOf } from '../../../product/contract.ts'
import { labeledKinds } from '../../../school/kinds/kind-labels.ts'
import { actionWords } from '../../../school/staff/activity/actions.ts'
import { formatMoment } from '../layout/times.ts'
import * as layout from '../ui/layout.module.css'

type AuditEvent = AnswerOf<'GET /activity'>['data'][number]

/** The subject of an audit event in words, by its name in the log. */
export const subjectWords: Record<string, string> = {
  ...Object.fromEntries(labeledKinds.map(({ name, labels }) => [name, `the ${labels.one}`])),
  reference: 'the page',
  media: 'the file',
  staff: 'the account',
  fact: 'the fact',
  question: 'the question',
  questions: 'questions of visitors',
  'printed-code': 'the printed code',
  'school-year': 'the school year',
}

const verbs: Partial<Record<string, string>> = actionWords

/** Describes an audit event without its person: 'published the article “Fair”'. */
export function describeEvent({
  action,
  subject,
  title,
}: Pick<AuditEvent, 'action' | 'subject' | 'title'>): string {
  const verb = verbs[action] ?? 'changed'
  if (title === 'an unknown account') return `${verb} ${title}`
  const name = title && ` “${title}”`
  return `${verb} ${subjectWords[subject] ?? 'something'}${name}`
}

/** An audit event as a sentence: who did what, and when. */
export const EventSentence = ({ event }: { event: AuditEvent }) => (
  <>
    <b>{event.staffName}</b> {describeEvent(event)}{' '}
    <span className={layout.muted}>{formatMoment(event.at)}</span>
  </>
)
