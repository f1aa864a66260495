import * as z from 'zod'
import { email, line, outsideAddress, paragraphs, phone, picture, tag } from '../fields.ts'

export const departmentTags = ['pgs', 'jhs', 'shs', 'college'] as const
export type DepartmentTag = (typeof departmentTags)[number]

/** One of the four departments (spec 3). Its tracks or college departments are documents of their own. */
export const departmentSchema = z.object({
  tag: z.enum(departmentTags),
  name: line(),
  /** one sentence for cards and search results */
  shortDescription: line(200),
  description: paragraphs.min(2),
  fbLink: outsideAddress,
  bannerImg: picture,
  videoLink: outsideAddress,
  videoCoverImage: picture,
  /** pgs and jhs only */
  gradeLevels: z.array(z.object({ grade: line(40), description: line(300) })).default([]),
})

/** A senior-high track (spec 3); its acronym is its address. */
export const trackSchema = z.object({
  acronym: tag,
  title: line(),
  shortDescription: line(200),
  description: paragraphs.min(2),
  /** what a student studies there */
  subjects: z.array(line(120)).max(20).default([]),
  /** where it leads */
  leadsTo: z.array(line(120)).max(20).default([]),
  logoImg: picture,
  bannerImg: picture,
  fbLink: outsideAddress,
  email,
  phone,
})

/** A course of a college department (spec 3). */
export const courseSchema = z.object({
  title: line(),
  /** such as BSA */
  tag: z.string().regex(/^[A-Z]{2,10}$/, 'Use capital letters.'),
  /** one or two sentences for the card */
  description: line(300),
  courseDescription: paragraphs.min(1),
  courseYears: z.number().int().min(1).max(6),
  courseImage: picture,
})

/** A college department (spec 3). */
export const collegeDepartmentSchema = z.object({
  tag,
  title: line(),
  shortDescription: line(200),
  description: paragraphs.min(2),
  logoImg: picture,
  bannerImg: picture,
  fbLink: outsideAddress,
  email,
  phone,
  coursesOffered: z.array(courseSchema).min(1),
})

/** The admissions panel of a department (spec 2, 3). */
export const admissionSchema = z.object({
  title: line(),
  /** college only: where the QR code leads; `null` until the school has set it */
  registrationUrl: outsideAddress,
  sections: z
    .array(
      z.object({
        heading: line(),
        description: z.string().trim().max(800).default(''),
        requirements: z.array(line(400)).max(30).default([]),
      }),
    )
    .max(20),
})

export const departmentsKind = { key: 'departments', schema: z.array(departmentSchema).length(4) }
export const tracksKind = { key: 'tracks', schema: z.array(trackSchema).min(1) }
export const collegeDepartmentsKind = { key: 'college-departments', schema: z.array(collegeDepartmentSchema).min(1) }
export const admissionsKind = { key: 'admissions', schema: z.record(z.enum(departmentTags), admissionSchema) }

export type Department = z.output<typeof departmentSchema>
export type DepartmentInput = z.input<typeof departmentSchema>
export type Track = z.output<typeof trackSchema>
export type TrackInput = z.input<typeof trackSchema>
export type Course = z.output<typeof courseSchema>
export type CollegeDepartment = z.output<typeof collegeDepartmentSchema>
export type CollegeDepartmentInput = z.input<typeof collegeDepartmentSchema>
export type Admission = z.output<typeof admissionSchema>
export type AdmissionInput = z.input<typeof admissionSchema>
