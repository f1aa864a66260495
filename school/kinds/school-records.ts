import * as z from 'zod'
import { line, longText, optional } from '../base/fields.ts'
import { defineReferenceKind, factValue } from './define-reference-kind.ts'
import { listOfLines } from './page-fields.ts'

const fact = (title: string, description: string, filipinoHelp: string) =>
  optional(line(160)).meta({ title, description, filipinoHelp })

/** A paper that the school gives to former learners; unknown facts are `null`. */
const recordSchema = z
  .object({
    title: line(120).meta({
      title: 'Paper',
      description: 'Such as Transcript of records (TOR).',
      filipinoHelp: 'Such as Transcript of records (TOR).',
    }),
    text: longText(400).default('').meta({
      title: 'Text',
      description: 'What it is, and whom to ask.',
    }),
    papers: listOfLines('What to bring', 'One per line.', 300),
    ready: fact('Ready in', 'Such as 5 school days.', 'Such as 5 school days.'),
    price: fact('Price', 'Such as ₱100 a page.', 'Such as ₱100 bawat page.'),
    where: fact('Where and when', 'The window and its hours.', 'The window and its hours.'),
  })
  .meta({ title: 'Paper' })

const titles = { en: 'A copy of your school records', fil: 'Kopya ng school records' }

/** The copies of records that people can ask for, on the contact page. */
export const schoolRecordsKind = defineReferenceKind({
  key: 'school-records',
  label: 'Copies of school records',
  group: 'Contact',
  schema: z.array(recordSchema).max(30, 'Use at most 30 papers.'),
  page: '/contact-us',
  sections: (records, language = 'en') =>
    records.length === 0
      ? []
      : [
          {
            address: '/contact-us#records',
            title: titles[language],
            label: 'page',
            text: records.flatMap(({ title, text, papers }) => [title, text, ...papers]).join(' '),
          },
        ],
  facts: (records) =>
    records.map(({ title, ready, price, where, papers }, index) => ({
      path: title,
      label: `School records: ${title}`,
      value: factValue(ready, price, where, ...papers),
      address: '/contact-us#records',
      field: `${index}.ready`,
    })),
})
