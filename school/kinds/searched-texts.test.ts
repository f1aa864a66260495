import { expect, test } from 'vitest'
import { starterAdmissionGuide } from '../../content/learn/admission-guide.ts'
import { starterReference } from '../../content/reference.ts'
import { admissionGuideKind } from './admission-guide.ts'
import { categoryKind } from './category.ts'
import { searchedPages } from './define-reference-kind.ts'

test('a level of admissions is found by its introduction, who can apply, and every step', () => {
  const guides = admissionGuideKind.schema.parse({
    ...starterAdmissionGuide,
    shs: {
      ...starterAdmissionGuide.shs,
      introduction: 'Welcome.',
      whoCanApply: ['Completers of Grade 10'],
      steps: [
        { title: 'Ask', text: 'Call the registrar.' },
        { title: 'Enroll', text: 'Bring the slip.' },
      ],
    },
  })
  const page = searchedPages(admissionGuideKind, guides).find(
    ({ title }) => title === 'Senior High School: how to apply',
  )
  expect(page?.text).toBe(
    'Welcome. Completers of Grade 10 Ask Call the registrar. Enroll Bring the slip.',
  )
})

test('a form to download is a known fact once it has a file', () => {
  const form = { title: 'Inquiry form', file: '/media/0123456789abcdef0123/inquiry.pdf' }
  const valueWith = (forms: object[]) =>
    admissionGuideKind
      .facts?.(
        admissionGuideKind.schema.parse({
          ...starterAdmissionGuide,
          shs: { ...starterAdmissionGuide.shs, forms },
        }),
      )
      .find(({ path }) => path === 'shs/forms')?.value
  expect(valueWith([{ ...form, file: null }])).toBeNull()
  expect(valueWith([form])).toContain('Inquiry form')
})

test('a section of the site is found by its description, its text and its headings', async () => {
  const kind = categoryKind('meaning')
  const starter = starterReference.find((each) => each.kind.key === kind.key)
  const { headerContent, pageContent, ...others } = kind.schema.parse(await starter?.load())
  const category = kind.schema.parse({
    ...others,
    headerContent: { ...headerContent, description: 'Why we are here.' },
    pageContent: {
      ...pageContent,
      description: ['The school serves Bocaue.'],
      sections: [{ heading: 'Founded', paragraphs: ['In 1950.'], points: ['Ten pupils'] }],
    },
  })
  const page = searchedPages(kind, category).find(({ address }) => address === '/meaning')
  expect(page?.text).toBe('Why we are here. The school serves Bocaue. Founded In 1950. Ten pupils')
})

test('a kind that is asked for again has the same schema, which takes long to build', () => {
  expect(categoryKind('norms').schema).toBe(categoryKind('norms').schema)
})
