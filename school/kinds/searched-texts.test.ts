import { expect, test } from 'vitest'
import { starterAdmissionGuide } from '../../content/learn/admission-guide.ts'
import { starterReference } from '../../content/reference.ts'
import { admissionGuideKind } from './admission-guide.ts'
import { categoryKind } from './category.ts'
import { collegeDepartmentsKind } from './college-departments.ts'
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

test('a course is found by its department, its texts, its subjects and the jobs after it', async () => {
  const kind = collegeDepartmentsKind
  const starter = starterReference.find((each) => each.kind.key === kind.key)
  const [department] = kind.schema.parse(await starter?.load())
  const [course] = department?.coursesOffered ?? []
  const found = kind.schema.parse([
    {
      ...department,
      coursesOffered: [
        {
          ...course,
          description: 'Short.',
          courseDescription: ['First.', 'Second.'],
          subjects: ['Ethics'],
          subjectsByYear: [
            { year: 'Year 1', subjects: ['Algebra', 'Logic'] },
            { year: 'Year 2', subjects: ['Networks'] },
          ],
          licensureExam: 'An exam.',
          jobs: ['Programmer'],
        },
        { ...course, title: 'Another with the same acronym' },
      ],
    },
  ])
  const pages = searchedPages(kind, found).filter(({ label }) => label === 'course')
  expect(pages.map(({ title, text }) => [title, text])).toEqual([
    [
      course?.title,
      `${course?.tag}, ${department?.title}. Short. First. Second. Ethics Year 1 Algebra Logic Year 2 Networks An exam. Programmer`,
    ],
  ])
})
