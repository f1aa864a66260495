import * as z from 'zod'
import { key, line, longText, optional, optionalList, pdf, picture } from '../base/fields.ts'
import { defineReferenceKind, factValue } from './define-reference-kind.ts'
import { departmentNames, departmentTags, type DepartmentTag } from './department-tags.ts'
import { listOfLines } from './page-fields.ts'
import { fillPattern } from './page-pattern.ts'

const pageOf = (tag: DepartmentTag) => fillPattern('/admissions/:tag', { tag })
const uniformOf = (tag: DepartmentTag) => `${pageOf(tag)}#uniform`

const stepSchema = z
  .object({
    title: line(60).meta({
      title: 'Step',
      description: 'Such as Bring your papers.',
      filipinoHelp: 'Such as Dalhin ang requirements.',
    }),
    text: longText(400).default('').meta({ title: 'Text' }),
    shows: z.enum(['nothing', 'question', 'papers', 'test', 'fees']).default('nothing').meta({
      title: 'Leads to',
      description:
        'The part of the page that belongs to this step; the question form for question, the next test date for test.',
    }),
  })
  .meta({ title: 'Step' })

const feeSchema = z
  .object({
    item: line(80).meta({
      title: 'Item',
      description: 'Such as Tuition.',
      filipinoHelp: 'Such as Tuition, Mga libro.',
    }),
    amount: z
      .number('Enter an amount in pesos.')
      .min(0, 'Enter an amount in pesos.')
      .max(10_000_000, 'Enter an amount in pesos.')
      .meta({ title: 'Amount in pesos' }),
    when: optional(line(80)).meta({
      title: 'When to pay',
      description: 'Such as On enrollment. May stay empty.',
      filipinoHelp: 'Such as Pag nag-enroll.',
    }),
  })
  .meta({ title: 'Fee' })

const formSchema = z
  .object({
    title: line(120).meta({
      title: 'Title',
      description: 'Such as Application form.',
      filipinoHelp: 'Such as Application form para sa Grade 7.',
    }),
    file: pdf.meta({ title: 'PDF', description: 'The form is shown once it has a file.' }),
  })
  .meta({ title: 'Form' })

const uniformSchema = z
  .object({
    title: line(80).meta({
      title: 'Uniform',
      description: 'Such as PE uniform.',
      filipinoHelp: 'Such as PE uniform, Uniform araw-araw.',
    }),
    text: longText(400).default('').meta({ title: 'Text', description: 'What belongs to it.' }),
    picture: picture.meta({ title: 'Picture', description: 'Without one, only text is shown.' }),
    price: optional(line(160)).meta({
      title: 'Price',
      description: 'Such as ₱450 a set.',
      filipinoHelp: 'Such as ₱450 isang set.',
    }),
    shop: optional(line(160)).meta({
      title: 'Where to buy it',
      description: 'Such as School store, weekdays.',
      filipinoHelp: 'Such as School store, weekdays.',
    }),
  })
  .meta({ title: 'Uniform' })

/** Guide for applicants to a level; the papers they need are in the admissions panel. */
const guideSchema = z
  .object({
    introduction: line(300).meta({
      title: 'In one or two sentences',
      description: 'At the head of the page, and in search results.',
    }),
    whoCanApply: listOfLines('Who can apply', 'One condition per line.', 300),
    steps: optionalList(stepSchema, 10, 'steps').meta({
      title: 'Steps',
      description: 'From the first question to the first day.',
    }),
    testPermit: longText(400).default('').meta({
      title: 'Test permit',
      description:
        'What it is, and where and when one gets it. Shown with the test among the steps; not while it is empty.',
    }),
    schoolYear: optional(key(20)).meta({
      title: 'School year of the fees',
      description: 'Such as 2027-2028.',
    }),
    fees: optionalList(feeSchema, 40, 'fees').meta({
      title: 'Fees',
      description: 'Shown as a table. Without any, the page says whom to ask.',
    }),
    scholarships: listOfLines('Scholarships and help with fees', 'One per line.', 300),
    forms: optionalList(formSchema, 20, 'forms').meta({
      title: 'Forms',
      description: 'PDFs to download.',
    }),
    uniforms: optionalList(uniformSchema, 12, 'uniforms').meta({
      title: 'Uniforms',
      description: 'Nothing is shown until there is one.',
    }),
  })
  .meta({ title: 'Level' })

export type AdmissionGuide = z.output<typeof guideSchema>

/** The titles of the levels' pages, which do not depend on the name that staff give a department. */
const titles: Record<DepartmentTag, string> = {
  pgs: 'Preschool and Grade School',
  jhs: 'Junior High School',
  shs: 'Senior High School',
  college: 'College',
}

/** Titles, or their last parts, of the pages in search results, in each language. */
const pageTitles = {
  en: { howToApply: 'how to apply', fees: 'Fees and scholarships', uniform: 'uniform' },
  fil: { howToApply: 'paano mag-apply', fees: 'Mga bayarin at scholarship', uniform: 'uniform' },
}

const textOf = (guide: AdmissionGuide) =>
  [
    guide.introduction,
    ...guide.whoCanApply,
    ...guide.steps.flatMap(({ title, text }) => [title, text]),
    guide.testPermit,
  ]
    .filter(Boolean)
    .join(' ')

/** The levels whose new learners take a test; younger children have an interview. */
const levelsWithTest: readonly DepartmentTag[] = ['jhs', 'shs', 'college']

const feesOf = ({ fees, schoolYear }: AdmissionGuide) =>
  fees.length > 0 ? [schoolYear, `${fees.length} fees`] : []

/** The way to apply for each level: steps, fees, scholarships, forms, uniforms; each has a page. */
export const admissionGuideKind = defineReferenceKind({
  key: 'admission-guide',
  label: 'Admissions: steps, fees, forms and uniforms',
  group: 'Learn With Us',
  schema: z.record(z.enum(departmentTags), guideSchema).meta({ names: departmentNames }),
  page: '/admissions',
  parts: (guides, language = 'en') =>
    departmentTags.map((tag) => ({
      address: pageOf(tag),
      data: [tag, guides[tag]],
      page: {
        title: `${titles[tag]}: ${pageTitles[language].howToApply}`,
        label: 'admissions',
        text: textOf(guides[tag]),
      },
    })),
  sections: (guides, language = 'en') => [
    {
      address: '/admissions#fees',
      title: pageTitles[language].fees,
      label: 'admissions',
      text: departmentTags
        .flatMap((tag) => [
          titles[tag],
          ...guides[tag].fees.map(({ item }) => item),
          ...guides[tag].scholarships,
        ])
        .join(' '),
    },
    ...departmentTags
      .filter((tag) => guides[tag].uniforms.length > 0)
      .map((tag) => ({
        address: uniformOf(tag),
        title: `${titles[tag]}: ${pageTitles[language].uniform}`,
        label: 'admissions',
        text: guides[tag].uniforms.flatMap(({ title, text }) => [title, text]).join(' '),
      })),
  ],
  facts: (guides) => [
    ...levelsWithTest.map((tag) => ({
      path: `${tag}/testPermit`,
      label: `${titles[tag]}: test permit`,
      value: factValue(guides[tag].testPermit),
      address: `${pageOf(tag)}#steps`,
      field: `${tag}.testPermit`,
    })),
    ...departmentTags.flatMap((tag) => [
      {
        path: `${tag}/fees`,
        label: `${titles[tag]}: fees`,
        value: factValue(...feesOf(guides[tag])),
        address: `${pageOf(tag)}#fees`,
        field: `${tag}.fees`,
        isYearly: true,
      },
      {
        path: `${tag}/forms`,
        label: `${titles[tag]}: forms to download`,
        value: factValue(...guides[tag].forms.map(({ title, file }) => file && title)),
        address: pageOf(tag),
        field: `${tag}.forms`,
        isYearly: true,
      },
      {
        path: `${tag}/uniforms`,
        label: `${titles[tag]}: uniforms`,
        value: factValue(...guides[tag].uniforms.flatMap(({ title, price }) => [title, price])),
        address: uniformOf(tag),
        field: `${tag}.uniforms`,
        isYearly: true,
      },
    ]),
  ],
  departments: departmentTags,
  isDividedByDepartment: true,
})
