import { departmentTags } from '../../kinds/department-tags.ts'
import { questionTopics, type QuestionTopic } from '../../kinds/question-topics.ts'
import { readEmail } from '../../base/contact-email.ts'
import { plainContact, readPhones } from '../../base/contact.ts'
import { fail, succeed, type Result } from '../../base/result.ts'

/** Who answers questions: each department, and the school office for everything else. */
export const offices = [...departmentTags, 'school'] as const
export type Office = (typeof offices)[number]

const isOffice = (text: string): text is Office => (offices as readonly string[]).includes(text)

/** The most that may be typed in a field, in UTF-16 units as `maxlength` counts them. */
export const lengthLimits = { name: 100, contact: 200, question: 2000 } as const

/** The form as it was sent; a field that did not come is empty. */
export interface QuestionForm {
  name: string
  contact: string
  /** `other` when none came that is known */
  topic: QuestionTopic
  level: string
  /** the acronym of the course that it is about; '' for none */
  course: string
  question: string
  isMinor: boolean
  parentAgrees: boolean
  agrees: boolean
  /** a field that people do not see: programs fill it in */
  website: string
  /** says when the sender was asked to look again; '' before (receive-question.server.ts) */
  token: string
}

/** A question with everything that the school needs to answer it. */
export interface NewQuestion {
  name: string
  contact: string
  /** the contact in one spelling */
  contactKey: string
  topic: QuestionTopic
  level: Office
  text: string
  isMinor: boolean
}

/** What is wrong with a field; the catalog has a sentence for each. */
export interface QuestionProblem {
  field: 'name' | 'contact' | 'level' | 'question' | 'parentAgrees' | 'agrees'
  problem:
    | 'nameMissing'
    | 'contactMissing'
    | 'contactWrong'
    | 'levelMissing'
    | 'questionShort'
    | 'questionLong'
    | 'parentMissing'
    | 'agreementMissing'
}

/** Reads a form that a browser sent. */
export function readQuestionForm(fields: URLSearchParams): QuestionForm {
  const text = (name: string) => cleanText(fields.get(name) ?? '')
  const line = (name: string) => text(name).replaceAll(/\s+/g, ' ')
  return {
    name: line('name'),
    contact: plainContact(text('contact')),
    topic: questionTopics.find((topic) => topic === line('topic')) ?? 'other',
    level: line('level'),
    course: line('course'),
    question: text('question'),
    isMinor: fields.has('minor'),
    parentAgrees: fields.has('parentAgrees'),
    agrees: fields.has('agrees'),
    website: line('website'),
    token: line('token'),
  }
}

/**
 * Cleans a typed text: one kind of line break, no control characters, no marks that change the
 * direction of what follows, no half characters. Databases and mails take the rest as it is.
 */
const cleanText = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu, '')
    .toWellFormed()
    .trim()

/** Checks a form; lists every problem, in the order of the fields. */
export function checkQuestion(form: QuestionForm): Result<NewQuestion, QuestionProblem[]> {
  const { name, contact, topic, level, question, isMinor, parentAgrees, agrees } = form
  const contactKey = contactKeyOf(contact)
  const problems: QuestionProblem[] = []
  const add = (field: QuestionProblem['field'], problem: QuestionProblem['problem']) =>
    problems.push({ field, problem })
  if (!isVisible(name) || name.length > lengthLimits.name) add('name', 'nameMissing')
  if (contact === '') add('contact', 'contactMissing')
  else if (contactKey === null) add('contact', 'contactWrong')
  if (!isOffice(level)) add('level', 'levelMissing')
  if (!isVisible(question) || question.length < 8) add('question', 'questionShort')
  if (question.length > lengthLimits.question) add('question', 'questionLong')
  if (isMinor && !parentAgrees) add('parentAgrees', 'parentMissing')
  if (!agrees) add('agrees', 'agreementMissing')
  if (problems.length > 0 || contactKey === null || !isOffice(level)) return fail(problems)
  return succeed({ name, contact, contactKey, topic, level, text: question, isMinor })
}

/** Whether a text has a character that can be seen. */
const isVisible = (text: string) => /[^\p{Cf}\p{Z}\p{M}\s]/u.test(text)

/**
 * Returns the e-mail address or else the first phone number of a contact in one spelling; `null`
 * when it has neither.
 *
 * @example contactKeyOf('+63 917 555 0100') // '09175550100'
 */
export function contactKeyOf(contact: string): string | null {
  if (contact.length > lengthLimits.contact) return null
  return readEmail(contact)?.toLowerCase() ?? readPhones(plainContact(contact))[0]?.key ?? null
}
