import * as z from 'zod'
import { line, paragraphs, picture, tag } from '../base/fields.ts'
import { defineReferenceKind } from './define-reference-kind.ts'
import {
  shortDescription,
  banner,
  logo,
  socialPage,
  description,
  officeEmail,
  officePhone,
} from './department-fields.ts'
import { fillPattern } from './page-pattern.ts'
import { courseAnchor } from './section-anchors.ts'

/** A course of a college department (spec 3). */
const courseSchema = z
  .object({
    title: line().meta({ title: 'Title' }),
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
  })
  .meta({ title: 'Course' })

/** A college department (spec 3). */
const collegeDepartmentSchema = z
  .object({
    tag: tag.meta({ title: 'Tag', description: 'Part of the page’s address, such as ccs.' }),
    title: line().meta({ title: 'Title' }),
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

/** The college departments with their courses; each has a page. */
export const collegeDepartmentsKind = defineReferenceKind({
  key: 'college-departments',
  label: 'College departments and courses',
  group: 'Learn With Us',
  schema: z.array(collegeDepartmentSchema).min(1),
  page: '/learn-with-us/college',
  parts: (colleges) =>
    colleges.map((college) => ({
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
    })),
  sections: (colleges) =>
    colleges.flatMap((college) =>
      college.coursesOffered.map((course) => ({
        address: `${pageOf(college)}#${courseAnchor(course.tag)}`,
        title: course.title,
        label: 'course',
        text: [
          `${course.tag}, ${college.title}.`,
          course.description,
          ...course.courseDescription,
        ].join(' '),
      })),
    ),
  departments: ['college'],
})

export type Course = z.output<typeof courseSchema>
export type CollegeDepartment = z.output<typeof collegeDepartmentSchema>
export type CollegeDepartmentInput = z.input<typeof collegeDepartmentSchema>
