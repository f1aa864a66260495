import * as z from 'zod'
import { line, name, paragraphs, picture, tag } from '../base/fields.ts'
import { defineReferenceKind, type ReferencePart } from './define-reference-kind.ts'
import {
  shortDescription,
  banner,
  logo,
  socialPage,
  description,
  listOfLines,
  officeEmail,
  officePhone,
} from './department-fields.ts'
import { fillPattern } from './page-pattern.ts'
import { courseSlug } from './course-slug.ts'

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
    subjectsByYear: z
      .array(
        z
          .object({
            year: name(40).meta({
              title: 'Year',
              description: 'Such as First year.',
              filipinoHelp: 'Such as Unang taon.',
            }),
            subjects: listOfLines('Subjects', 'One subject per line.'),
          })
          .meta({ title: 'Year' }),
      )
      .max(6, 'Use at most 6 years.')
      .default([])
      .meta({ title: 'Subjects by year', description: 'As in the curriculum of the department.' }),
    licensureExam: name(120).nullable().default(null).meta({
      title: 'Licensure examination',
      description: 'The examination that graduates may take. May stay empty.',
    }),
    jobs: listOfLines('Jobs', 'What graduates can work as, one per line.'),
  })
  .meta({ title: 'Course' })

/** A college department (spec 3). */
const collegeDepartmentSchema = z
  .object({
    tag: tag.meta({ title: 'Tag', description: 'Part of the page’s address, such as ccs.' }),
    title: name().meta({ title: 'Title' }),
    shortDescription: shortDescription(200),
    description,
    logoImg: logo,
    bannerImg: banner,
    fbLink: socialPage,
    email: officeEmail,
    phone: officePhone,
    coursesOffered: z
      .array(courseSchema)
      .min(1, 'Add at least one course.')
      .max(40, 'Use at most 40 courses.')
      .meta({ title: 'Courses offered' }),
  })
  .meta({ title: 'College department' })

const pageOf = (college: { tag: string }) =>
  fillPattern('/learn-with-us/:tag/tracks/:trackId', { tag: 'college', trackId: college.tag })

/** The college departments with their courses; each department and each course has a page. */
export const collegeDepartmentsKind = defineReferenceKind({
  key: 'college-departments',
  label: 'College departments and courses',
  group: 'Learn With Us',
  schema: z.array(collegeDepartmentSchema).min(1),
  page: '/learn-with-us/college',
  // Courses come first, so that a changed course leads to its own page.
  parts: (colleges) =>
    colleges.flatMap((college) => [...coursePages(college), pageOfCollege(college)]),
  departments: ['college'],
})

const pageOfCollege = (college: CollegeDepartment): ReferencePart => ({
  address: pageOf(college),
  data: college,
  page: {
    title: college.title,
    label: 'college-department',
    text: [
      college.tag,
      college.shortDescription,
      ...college.description,
      ...college.coursesOffered.flatMap(({ title, tag: acronym, description: about }) => [
        title,
        acronym,
        about,
      ]),
    ].join(' '),
  },
})

/** The pages of the courses of a department; of two courses with one acronym, the first has it. */
const coursePages = (college: CollegeDepartment): ReferencePart[] =>
  college.coursesOffered
    .filter(
      ({ tag: acronym }, index, all) => all.findIndex((each) => each.tag === acronym) === index,
    )
    .map((course) => ({
      address: fillPattern('/learn-with-us/college/tracks/:trackId/:course', {
        trackId: college.tag,
        course: courseSlug(course.tag),
      }),
      data: course,
      page: {
        title: course.title,
        label: 'course',
        text: [
          `${course.tag}, ${college.title}.`,
          course.description,
          ...course.courseDescription,
          ...course.subjects,
          ...course.subjectsByYear.flatMap(({ year, subjects }) => [year, ...subjects]),
          ...(course.licensureExam ? [course.licensureExam] : []),
          ...course.jobs,
        ].join(' '),
      },
    }))

export type Course = z.output<typeof courseSchema>
export type CollegeDepartment = z.output<typeof collegeDepartmentSchema>
