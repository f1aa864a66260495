import * as z from 'zod'
import {
  email,
  line,
  longText,
  outsideAddress,
  paragraphs,
  phone,
  picture,
  tag,
} from '../fields.ts'

export const departmentTags = ['pgs', 'jhs', 'shs', 'college'] as const
export type DepartmentTag = (typeof departmentTags)[number]

const shortDescription = (longest: number) =>
  line(longest).meta({ title: 'In one sentence', description: 'For cards and search results.' })
const banner = picture.meta({
  title: 'Banner',
  description: 'The wide picture at the top of the page.',
})
const logo = picture.meta({
  title: 'Logo',
  description: 'Without one, the school’s logo is shown.',
})
const socialPage = outsideAddress.meta({
  title: 'Social page',
  description: 'Its address on Facebook.',
})
const description = paragraphs
  .min(2, 'Write at least two paragraphs.')
  .meta({ title: 'Description', description: 'Two paragraphs or more.' })
const officeEmail = email.meta({ title: 'E-mail address' })
const officePhone = phone.meta({ title: 'Phone number' })

/**
 * One of the four departments (spec 3). Its tracks or college departments are separate documents.
 */
const departmentSchema = z
  .object({
    tag: z.enum(departmentTags).meta({
      title: 'Tag',
      description: 'Part of the page’s address; it stays as it is.',
      widget: 'tag',
    }),
    name: line().meta({ title: 'Name' }),
    shortDescription: shortDescription(200),
    description,
    fbLink: socialPage,
    bannerImg: banner,
    videoLink: outsideAddress.meta({ title: 'Video', description: 'Its address on YouTube.' }),
    videoCoverImage: picture.meta({
      title: 'Cover of the video',
      description: 'Shown until the video is played.',
    }),
    gradeLevels: z
      .array(
        z
          .object({
            grade: line(40).meta({ title: 'Grade', description: 'Such as Grade 7.' }),
            description: line(300).meta({ title: 'Description' }),
          })
          .meta({ title: 'Grade level' }),
      )
      .max(20, 'Use at most 20 grade levels.')
      .default([])
      .meta({ title: 'Grade levels', description: 'For Grade School and Junior High School.' }),
  })
  .meta({ title: 'Department' })

const listOfLines = (title: string, help: string) =>
  z
    .array(line(120).meta({ title: 'Line' }))
    .max(20, 'Use at most 20 lines.')
    .default([])
    .meta({ title, description: help })

/** A senior-high track (spec 3); its acronym is the last segment of its address. */
const trackSchema = z
  .object({
    acronym: tag.meta({
      title: 'Acronym',
      description: 'Part of the page’s address, such as stem.',
    }),
    title: line().meta({ title: 'Title' }),
    shortDescription: shortDescription(200),
    description,
    subjects: listOfLines('Subjects', 'What a student studies there, a subject a line.'),
    leadsTo: listOfLines('Leads to', 'Courses and work that it prepares for, one a line.'),
    logoImg: logo,
    bannerImg: banner,
    fbLink: socialPage,
    email: officeEmail,
    phone: officePhone,
  })
  .meta({ title: 'Track' })

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
      .min(1, 'Write at least one paragraph.')
      .meta({ title: 'Description', description: 'What a student learns and becomes.' }),
    courseYears: z
      .number('Write a number of years.')
      .int('Write a whole number of years.')
      .min(1, 'Write 1 to 6 years.')
      .max(6, 'Write 1 to 6 years.')
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

/** The admissions panel of a department (spec 2, 3). */
const admissionSchema = z
  .object({
    title: line().meta({ title: 'Title' }),
    registrationUrl: outsideAddress.meta({
      title: 'Registration address',
      description: 'Where the QR code leads; shown for the college only.',
    }),
    sections: z
      .array(
        z
          .object({
            heading: line().meta({ title: 'Heading' }),
            description: longText(800).default('').meta({ title: 'Description' }),
            requirements: z
              .array(line(400).meta({ title: 'Requirement' }))
              .max(30, 'Use at most 30 requirements.')
              .default([])
              .meta({ title: 'Requirements', description: 'One a line.' }),
          })
          .meta({ title: 'Section' }),
      )
      .max(20, 'Use at most 20 sections.')
      .meta({ title: 'Sections' }),
  })
  .meta({ title: 'Admissions panel' })

export const departmentsKind = {
  key: 'departments',
  schema: z.array(departmentSchema).length(4, 'There are four departments.'),
}
export const tracksKind = { key: 'tracks', schema: z.array(trackSchema).min(1) }
export const collegeDepartmentsKind = {
  key: 'college-departments',
  schema: z.array(collegeDepartmentSchema).min(1),
}
export const admissionsKind = {
  key: 'admissions',
  schema: z.record(z.enum(departmentTags), admissionSchema),
}

export type Department = z.output<typeof departmentSchema>
export type DepartmentInput = z.input<typeof departmentSchema>
export type Track = z.output<typeof trackSchema>
export type TrackInput = z.input<typeof trackSchema>
export type Course = z.output<typeof courseSchema>
export type CollegeDepartment = z.output<typeof collegeDepartmentSchema>
export type CollegeDepartmentInput = z.input<typeof collegeDepartmentSchema>
export type Admission = z.output<typeof admissionSchema>
export type AdmissionInput = z.input<typeof admissionSchema>
