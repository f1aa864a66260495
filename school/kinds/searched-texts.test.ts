import { expect, test } from 'vitest'
import starterMeaning from '../../content/category/meaning.json' with { type: 'json' }
import starterAdmissionGuide from '../../content/reference/admission-guide.json' with { type: 'json' }
import starterColleges from '../../content/reference/college-departments.json' with { type: 'json' }
import { admissionGuideKind } from './admission-guide.ts'
import { categoryKind } from './category.ts'
import { courseKind } from './courses.ts'
import { kindOfPage, searchedPages } from './define-reference-kind.ts'

const guideWith = (shs: object) =>
  admissionGuideKind.schema.parse({
    ...starterAdmissionGuide,
    shs: { ...starterAdmissionGuide.shs, ...shs },
  })

test('a level of admissions is found by its introduction, who can apply, every step and its test permit; its uniforms by theirs', () => {
  const steps = { Ask: 'Call the registrar.', Enroll: 'Bring the slip.' }
  const guide = guideWith({
    introduction: 'Welcome.',
    whoCanApply: ['Completers of Grade 10'],
    steps: Object.entries(steps).map(([title, text]) => ({ title, text })),
    testPermit: 'Get it at the gate.',
    uniforms: [{ title: 'PE uniform', text: 'A shirt.' }],
  })
  const pages = searchedPages(admissionGuideKind, guide)
  const applying = pages.find(({ title }) => title === 'Senior High School: how to apply')
  expect(applying?.text).toBe(
    'Welcome. Completers of Grade 10 Ask Call the registrar. Enroll Bring the slip. Get it at the gate.',
  )
  expect(pages).toContainEqual({
    address: '/admissions/shs#uniform',
    title: 'Senior High School: uniform',
    label: 'admissions',
    text: 'PE uniform A shirt.',
  })
})

test('a form to download is a known fact once it has a file', () => {
  const valueWith = (file: string | null) =>
    admissionGuideKind
      .facts?.(guideWith({ forms: [{ title: 'Inquiry form', file }] }))
      .find(({ path }) => path === 'shs/forms')?.value
  expect(valueWith(null)).toBeNull()
  expect(valueWith('/media/0123456789abcdef0123/inquiry.pdf')).toContain('Inquiry form')
})

test('a section of the site is found by its description, its text and its headings', () => {
  const kind = categoryKind('meaning')
  expect(categoryKind('meaning').schema, 'it takes long to build').toBe(kind.schema)
  const { headerContent, pageContent, ...others } = kind.schema.parse(starterMeaning)
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

test('a course is found by its department, its texts, its subjects and the jobs after it', () => {
  const [department] = starterColleges
  const [course] = department?.coursesOffered ?? []
  const found = courseKind.schema.parse({
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
  })
  const parent = { key: 'college-department/college/coa', data: department }
  const pages = searchedPages(kindOfPage(courseKind, 'course/coa/bsa', parent), found)
  const head = `${course?.tag}, ${department?.title}. Short. First. Second. Ethics `
  const text = `${head}Year 1 Algebra Logic Year 2 Networks An exam. Programmer`
  expect(pages).toMatchObject([{ title: course?.title, text }])
})
