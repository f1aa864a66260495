import {
  offices,
  questionTopics,
  type Office,
  type QuestionTopic,
} from '../../school/kinds/question-topics.ts'
import { readEmail } from '../../school/base/contact-email.ts'
import { plainContact, readPhones } from '../../school/base/contact.ts'
import type { problemKeys } from './message-keys.ts'
import { fail, succeed, type Result } from '../../school/base/result.ts'

const isOffice = (text: string): text is Office => (offices as readonly string[]).includes(text)

/** The most that may be typed in a field, in UTF-16 units as `maxlength` counts them. */
export const lengthLimits = { name: 100, contact: 200, question: 2000 } as const

/** Maximum size of a file, in bytes. */
export const fileLimitBytes = 5 * 1024 * 1024

/** The form as a browser sent it; a field that the browser left out is empty. */
export interface QuestionForm {
  name: string
  contact: string
  /** `other` for an unknown topic */
  topic: QuestionTopic
  level: string
  /** the acronym of the course that the question is about; '' for none */
  course: string
  question: string
  /** a résumé, with the topic of jobs alone; what no browser shows is not kept */
  file: Uint8Array | null
  /** an earlier try of this form had a file, which its browser did not keep */
  hadFile: boolean
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
  /** a PDF */
  file: Uint8Array | null
  isMinor: boolean
}

/** Problem with a field; the catalog has a sentence for each. */
export interface QuestionProblem {
  field: 'name' | 'contact' | 'level' | 'question' | 'file' | 'parentAgrees' | 'agrees'
  problem: keyof typeof problemKeys
}

/** Reason for not storing a question; the form says what to do instead. */
export type QuestionRefusal = 'same-text' | 'network' | 'total' | 'files'

/** A form that was sent and not stored, with the reason. */
export interface UnsentQuestion {
  form: QuestionForm
  answer:
    | { outcome: 'problems'; problems: QuestionProblem[] }
    /** the sender reads the question once more and sends it again, with the token */
    | { outcome: 'look-again'; token: string }
    | { outcome: 'refused'; reason: QuestionRefusal }
}

/**
 * Reads a form that a browser sent.
 * @param file the attachment, of which only a résumé is used
 */
export function readQuestionForm(
  fields: URLSearchParams,
  file: Uint8Array | null = null,
): QuestionForm {
  const text = (name: string) => cleanText(fields.get(name) ?? '')
  const line = (name: string) => text(name).replaceAll(/\s+/g, ' ')
  const topic = questionTopics.find((each) => each === line('topic')) ?? 'other'
  return {
    name: line('name'),
    contact: plainContact(text('contact')),
    topic,
    level: line('level'),
    course: line('course'),
    question: text('question'),
    file: topic === 'jobs' ? file : null,
    hadFile: topic === 'jobs' && fields.has('hadFile'),
    isMinor: fields.has('minor'),
    parentAgrees: fields.has('parentAgrees'),
    agrees: fields.has('agrees'),
    website: line('website'),
    token: line('token'),
  }
}

/**
 * Cleans a typed text: one kind of line break, no control, direction or half characters.
 */
const cleanText = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu, '')
    .toWellFormed()
    .trim()

/** Checks a form; lists every problem, in the order of the fields. */
export function checkQuestion(form: QuestionForm): Result<NewQuestion, QuestionProblem[]> {
  const { name, contact, topic, level, question, file, isMinor, parentAgrees, agrees } = form
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
  if (file && !isPdf(file)) add('file', 'fileNotPdf')
  else if (file && file.length > fileLimitBytes) add('file', 'fileLarge')
  if (!file && form.hadFile) add('file', 'fileMissing')
  if (isMinor && !parentAgrees) add('parentAgrees', 'parentMissing')
  if (!agrees) add('agrees', 'agreementMissing')
  if (problems.length > 0 || contactKey === null || !isOffice(level)) return fail(problems)
  return succeed({ name, contact, contactKey, topic, level, text: question, file, isMinor })
}

/** Returns whether the content of a file begins as that of every PDF. */
const isPdf = (file: Uint8Array) => new TextDecoder().decode(file.subarray(0, 5)) === '%PDF-'

/** Tells whether a text has a character that can be seen. */
const isVisible = (text: string) => /[^\p{Cf}\p{Z}\p{M}\s]/u.test(text)

/**
 * Returns the e-mail address or else the first phone number of a contact in one spelling; `null`
 * when it has neither.
 * @example contactKeyOf('+63 917 555 0100') // '09175550100'
 */
export function contactKeyOf(contact: string): string | null {
  if (contact.length > lengthLimits.contact) return null
  return readEmail(contact)?.toLowerCase() ?? readPhones(plainContact(contact))[0]?.key ?? null
}
