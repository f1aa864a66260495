import type { Database } from '../../db/database.ts'
import { toCsvLine } from '../../school/content/editing/cells.ts'
import type { Editing } from '../../school/content/editing/editing.ts'
import { recordActivity } from '../../school/staff/activity/record-activity.server.ts'
import {
  officeNames,
  stateNames,
  topicNames,
  type Question,
  type QuestionFilter,
} from './question.ts'
import { questionReader, readableBy } from './read-questions.server.ts'

/** Writes a time as ISO 8601 in UTC; '' for none. */
const iso = (time: number | null) => (time === null ? '' : new Date(time).toISOString())

/** The columns of the table, with the cell of a question. */
const columns: Record<string, (question: Question) => string> = {
  Number: ({ reference }) => reference,
  Received: ({ createdAt }) => iso(createdAt),
  State: ({ state }) => stateNames[state],
  Office: ({ office }) => officeNames[office],
  Topic: ({ topic }) => (topic ? topicNames[topic] : ''),
  About: ({ level }) => officeNames[level],
  Course: ({ course }) => course ?? '',
  Name: ({ name }) => name,
  Contact: ({ contact }) => contact,
  'Under 18': ({ isMinor }) => (isMinor ? 'yes' : 'no'),
  Question: ({ text }) => text,
  'Taken by': ({ takenBy }) => takenBy?.name ?? '',
  Closed: ({ closedAt }) => iso(closedAt),
}

/** Writes the questions that a person may read as CSV, oldest first, and records the export. */
export async function exportQuestions(
  database: Database,
  filter: QuestionFilter,
  { staff, now }: Editing,
): Promise<string> {
  const rows = await readableBy(database, staff, filter).selectAll().orderBy('id').execute()
  const toQuestion = await questionReader(database)
  const lines = rows
    .map(toQuestion)
    .map((question) => toCsvLine(Object.values(columns).map((cell) => cell(question))))
  const event = { action: 'export', subject: 'questions', subjectId: '', title: '' } as const
  await recordActivity(database, staff, { ...event, after: { questions: rows.length } }, now)
  // Spreadsheet programs recognize UTF-8 only by this mark.
  return `\u{FEFF}${toCsvLine(Object.keys(columns))}${lines.join('')}`
}
