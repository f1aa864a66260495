import starterContacts from '../../content/reference/contact-directory.json' with { type: 'json' }
import starterSiteSettings from '../../content/reference/site-settings.json' with { type: 'json' }
import type { Database } from '../../db/database.ts'
import { contactDirectoryKind } from '../../school/kinds/contact-directory.ts'
import { siteSettingsKind } from '../../school/kinds/site-settings.ts'
import type { QuestionTopic } from '../../school/kinds/question-topics.ts'
import { type Office } from '../../school/kinds/question-topics.ts'
import { contactKeyOf } from '../../site/ask/question-form.ts'
import type { QuestionState } from '../../abilities/questions/question.ts'
import { searchedWords } from '../../abilities/questions/read-questions.server.ts'
import { putReference } from './reference.ts'

export interface StoredQuestion {
  id: number
  reference: string
  name: string
  contact: string
  topic: QuestionTopic | null
  text: string
  office: Office
  state: QuestionState
  createdAt: number
  closedAt: number | null
  mailDueAt: number | null
}

let count = 0

/** Stores a question as the form does, on any database. */
export async function storeQuestion(
  database: Database,
  fields: Partial<StoredQuestion> = {},
): Promise<StoredQuestion> {
  count += 1
  const question = {
    reference: `Q-T${String(count).padStart(5, '0')}`,
    name: 'Ana Reyes',
    contact: 'ana@mail.example',
    topic: null,
    text: 'When is the test?',
    office: 'jhs' as const,
    state: 'new' as const,
    createdAt: Date.UTC(2026, 10, 20) + count,
    closedAt: null,
    mailDueAt: null,
    ...fields,
  }
  const { reference, name, contact, topic, text, office, state } = question
  const contactKey = contactKeyOf(contact) ?? ''
  const { id } = await database
    .insertInto('question')
    .values({
      reference,
      name,
      contact,
      topic,
      text,
      office,
      state,
      level: office,
      created_at: question.createdAt,
      contact_key: contactKey,
      text_key: text,
      words: searchedWords([reference, name, contact, contactKey, text].join('\n')),
      is_minor: 0,
      closed_at: question.closedAt,
      mail_due_at: question.mailDueAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...question, id }
}

/** Sets the addresses of offices, and how long questions are kept. */
export async function setOffices(
  database: Database,
  { office, jhs, keepMonths = 6 }: { office?: string; jhs?: string; keepMonths?: number } = {},
) {
  const contacts = contactDirectoryKind.schema.parse(starterContacts)
  for (const entry of contacts.basicEducation) if (entry.tag === 'jhs') entry.email = jhs ?? null
  const settings = siteSettingsKind.schema.parse({
    ...starterSiteSettings,
    questions: { email: office ?? null, keepMonths },
  })
  await putReference(database, contactDirectoryKind, contacts)
  await putReference(database, siteSettingsKind, settings)
}
