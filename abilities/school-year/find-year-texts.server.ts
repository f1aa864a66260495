import type { Database } from '../../db/database.ts'
import { describe, namesOnTheWay } from '../../school/base/field-names.ts'
import { shorten } from '../../school/base/plain-text.ts'
import { yieldToEventLoop } from '../../school/base/yield-to-event-loop.ts'
import { liveData } from '../../school/content/editing/read-entries.server.ts'
import { listStoredReference } from '../../school/content/entries/stored-entry.server.ts'
import { textsIn } from '../../school/content/search/texts-in.ts'
import { nameOfReference } from '../../school/kinds/define-reference-kind.ts'
import type { SchoolYear } from './move.server.ts'
import { namesSchoolYear } from './school-year.ts'

/** Fields of the documents that the checklist has anyway, and of holidays, which have days. */
const listedFields = /^(admission-guide \w+\.schoolYear|counters \d+\.note|holidays .*)$/

/** The longest text that is shown whole, in characters. */
const longestShown = 200

/**
 * Lists the texts of pages that name a school year, so that staff read them when the next one
 * begins. Some say when a rule came, and stay.
 */
export async function findYearTexts(database: Database): Promise<SchoolYear['texts']> {
  const found: SchoolYear['texts'] = []
  for (const { kind, row } of await listStoredReference(database)) {
    await yieldToEventLoop()
    const data = liveData(kind, row)
    const described = describe(kind.schema)
    const seen = new Set<string>()
    for (const { path, text } of textsIn(data)) {
      if (seen.has(path) || !namesSchoolYear(text) || listedFields.test(`${kind.key} ${path}`))
        continue
      // The Filipino of a text has the same path.
      seen.add(path)
      const names = namesOnTheWay(described, data, path)
      found.push({
        key: kind.key,
        field: path,
        page: [nameOfReference(kind, row.title), ...names].join(' › '),
        text: shorten(text, longestShown),
      })
    }
  }
  return found
}
