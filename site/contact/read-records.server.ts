import type { ContentSource } from '../../school/content/content-host/content-source.server.ts'
import { readReference } from '../../school/content/reference/reference-content.server.ts'
import { schoolRecordsKind } from '../../school/kinds/school-records.ts'
import { keepLanguage } from '../languages/content-language.ts'
import type { Translate } from '../languages/translate.ts'
import { knownFacts } from '../ui/known-facts.ts'
import { askAddress } from './ask-address.ts'

/** Reads the copies of records that one can ask for; `null` without any. */
export async function readRecords(source: ContentSource, t: Translate) {
  const records = await readReference(source, schoolRecordsKind)
  if (records.length === 0) return null
  return {
    heading: t('server.records'),
    hint: t('server.recordsHint'),
    ask: { label: t('server.askForRecord'), to: askAddress(t.language, { topic: 'records' }) },
    cards: records.map(({ title, text, papers, ready, price, where, ...record }) => ({
      ...keepLanguage(record),
      title,
      text,
      facts: knownFacts({
        [t('server.bring')]: papers,
        [t('server.ready')]: ready,
        [t('server.price')]: price,
        [t('server.whereAndWhen')]: where,
      }),
    })),
  }
}
