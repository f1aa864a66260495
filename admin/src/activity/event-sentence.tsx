import type { AnswerOf } from '../../../product/contract.ts'
import { labeledKinds } from '../../../school/kinds/kind-labels.ts'
import { actionWords } from '../../../school/staff/activity/actions.ts'
import { formatMoment } from '../layout/times.ts'
import * as layout from '../ui/layout.module.css'

type AuditEvent = AnswerOf<'GET /activity'>['data'][number]

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
  const thing =
    title === 'an unknown account'
      ? title
      : [subjectWords[subject] ?? 'something', title && `“${title}”`]
  return [verbs[action] ?? 'changed', thing].flat().filter(Boolean).join(' ')
}

/** An audit event as a sentence: who did what, and when. */
export const EventSentence = ({ event }: { event: AuditEvent }) => (
  <>
    <b>{event.staffName}</b> {describeEvent(event)}{' '}
    <span className={layout.muted}>{formatMoment(event.at)}</span>
  </>
)
