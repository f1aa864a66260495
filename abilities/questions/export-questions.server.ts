import type { Database } from '../../db/database.ts'
import { toCsvLine } from '../../school/content/editing/cells.ts'
import type { Editing } from '../../school/content/editing/editing.ts'
import { recordActivity } from '../../school/staff/activity/record-activity.server.ts'
import { officeNames, stateNames, topicNames } from './question.ts'
import { questionReader, readableBy, type QuestionFilter } from './read-questions.server.ts'

const columns = [
  'Number',
  'Received',
  'State',
  'Office',
  'Topic',
  'About',
  'Course',
  'Name',
  'Contact',
  'Under 18',
  'Question',
  'Taken by',
  'Closed',
]

const iso = (time: number | null) => (time === null ? '' : new Date(time).toISOString())

/**
 * Writes the questions that a person may read as CSV, oldest first. The export is in the activity
 * log, because the file leaves the site.
 */
export async function exportQuestions(
  database: Database,
  filter: QuestionFilter,
  { staff, now }: Editing,
): Promise<string> {
  const rows = await readableBy(database, staff, filter).selectAll().orderBy('id').execute()
  const toQuestion = await questionReader(database)
  const lines = rows
    .map(toQuestion)
    .map((question) =>
      toCsvLine([
        question.reference,
        iso(question.createdAt),
        stateNames[question.state],
        officeNames[question.office],
        question.topic ? topicNames[question.topic] : '',
        officeNames[question.level],
        question.course ?? '',
        question.name,
        question.contact,
        question.isMinor ? 'yes' : 'no',
        question.text,
        question.takenBy?.name ?? '',
        iso(question.closedAt),
      ]),
    )
  const event = { action: 'export', subject: 'questions', subjectId: '', title: '' } as const
  await recordActivity(database, staff, { ...event, after: { questions: rows.length } }, now)
  // Spreadsheet programs recognize UTF-8 only by this mark.
  return `\u{FEFF}${toCsvLine(columns)}${lines.join('')}`
}
