import * as z from 'zod'
import { line, name, optional, optionalList, paragraphs, picture } from '../base/fields.ts'
import { courseSlug } from '../base/slug.ts'
import { definePageKind } from './define-page-kind.ts'
import { listOfLines } from './page-fields.ts'
import { fillPattern } from './page-pattern.ts'

const yearSchema = z
  .object({
    year: name(40).meta({
      title: 'Year',
      description: 'Such as First year.',
      filipinoHelp: 'Such as Unang taon.',
    }),
    subjects: listOfLines('Subjects', 'One subject per line.'),
  })
  .meta({ title: 'Year' })

/** A course of a college department (spec 3). */
const courseSchema = z
  .object({
    title: name().meta({ title: 'Title' }),
    tag: z
      .string()
      .regex(/^[A-Z]{2,10}$/, 'Use capital letters.')
      .meta({ title: 'Acronym', description: 'Such as BSA.' }),
    description: line(300).meta({ title: 'In one or two sentences', description: 'For the card.' }),
    courseDescription: paragraphs
      .min(1, 'Enter at least one paragraph.')
      .meta({ title: 'Description', description: 'What a student learns and becomes.' }),
    courseYears: z
      .number('Enter a number of years.')
      .int('Enter a whole number of years.')
      .min(1, 'Enter 1 to 6 years.')
      .max(6, 'Enter 1 to 6 years.')
      .meta({ title: 'Years to take' }),
    courseImage: picture.meta({ title: 'Picture' }),
    subjects: listOfLines('Main subjects', 'Shown until the subjects of each year are entered.'),
    subjectsByYear: optionalList(yearSchema, 6, 'years').meta({
      title: 'Subjects by year',
      description: 'As in the curriculum of the department.',
    }),
    licensureExam: optional(name(120)).meta({
      title: 'Licensure examination',
      description: 'The examination that graduates may take. May stay empty.',
    }),
    jobs: listOfLines('Jobs', 'What graduates can work as, one per line.'),
  })
  .meta({ title: 'Course' })

/** The courses of a college department; each has a page. */
export const courseKind = definePageKind({
  name: 'course',
  labels: { one: 'Course', many: 'Courses' },
  group: 'Learn With Us',
  schema: courseSchema,
  fields: { title: 'title', tag: 'tag' },
  count: { least: 1, most: 40 },
  isBelow: (parent) => parent.startsWith('college-department/'),
  address: ({ tag: acronym }, { data: college }) =>
    college
      ? fillPattern('/learn-with-us/college/tracks/:trackId/:course', {
          trackId: (college as { tag: string }).tag,
          course: courseSlug(acronym),
        })
      : '/learn-with-us/college',
  page: (course, { data: college }) => ({
    label: 'course',
    text: [
      `${course.tag}, ${(college as { title: string } | null)?.title}.`,
      course.description,
      ...course.courseDescription,
      ...course.subjects,
      ...course.subjectsByYear.flatMap(({ year, subjects }) => [year, ...subjects]),
      ...(course.licensureExam ? [course.licensureExam] : []),
      ...course.jobs,
    ].join(' '),
  }),
  editableByDepartments: () => ['college'],
})

export type Course = z.output<typeof courseSchema>
