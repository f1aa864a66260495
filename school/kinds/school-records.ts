import * as z from 'zod'
import { line, longText, optional } from '../base/fields.ts'
import { defineReferenceKind, factValue } from './define-reference-kind.ts'
import { listOfLines } from './page-fields.ts'

/** Makes a field for a fact; `null`, and not shown, until the school has set it. */
const optionalFact = (title: string, description: string, filipinoHelp?: string) =>
  optional(line(160)).meta({ title, description, ...(filipinoHelp && { filipinoHelp }) })

/** A record that the school gives to former learners, and how to get a copy of it. */
const recordSchema = z
  .object({
    title: line(120).meta({
      title: 'Record',
      description: 'Such as Transcript of records (TOR).',
      filipinoHelp: 'Such as Transcript of records (TOR).',
    }),
    text: longText(400).default('').meta({
      title: 'Text',
      description: 'What it is, and whom to ask.',
    }),
    // Stored data has this name: the papers that people bring, not the records.
    papers: listOfLines('What to bring', 'One per line.', 300),
    ready: optionalFact('Ready in', 'Such as 5 school days.', 'Such as 5 araw ng pasok.'),
    price: optionalFact('Price', 'Such as ₱100 a page.', 'Such as ₱100 bawat page.'),
    where: optionalFact('Where and when', 'The window and its hours.'),
  })
  .meta({ title: 'Record' })

const titles = { en: 'A copy of your school records', fil: 'Kopya ng school records' }

/** The section of the contact page with the records. */
const address = '/contact-us#records'

/** The copies of records that people can ask for, on the contact page. */
export const schoolRecordsKind = defineReferenceKind({
  key: 'school-records',
  label: 'Copies of school records',
  group: 'Contact',
  schema: z.array(recordSchema).max(30, 'Use at most 30 records.'),
  page: '/contact-us',
  sections: (records, language = 'en') => {
    if (records.length === 0) return []
    const texts = records.flatMap(({ title, text, papers }) => [title, text, ...papers])
    return [{ address, title: titles[language], label: 'page', text: texts.join(' ') }]
  },
  facts: (records) =>
    records.map(({ title, papers: toBring, ready, price, where }, index) => ({
      // Records of equal titles have a check each: `listFacts` numbers them.
      path: title,
      label: `School records: ${title}`,
      value: factValue(ready, price, where, ...toBring),
      address,
      // The first field of the value; the form shows the others below it.
      field: `${index}.ready`,
    })),
})
