import * as z from 'zod'
import { line, longText, optionalList, outsideAddress, picture } from '../base/fields.ts'
import { announcementSlug } from '../base/slug.ts'
import { defineReferenceKind, factValue } from './define-reference-kind.ts'
import { departmentNames, departmentTags, type DepartmentTag } from './department-tags.ts'
import { fillPattern } from './page-pattern.ts'

/** The anchor of a section of an admissions panel: 'admissions-foreign-pupils'. */
export const admissionAnchor = (heading: string) => `admissions-${announcementSlug(heading)}`

const pageOf = (tag: DepartmentTag) => fillPattern('/learn-with-us/:tag', { tag })

/** Types of applicants. The type is part of the address of a list of papers. */
export const learnerTypes = [
  'new',
  'kinder',
  'grade1',
  'grantee',
  'public',
  'private_with_esc',
  'private_without_esc',
  'als',
  'transferee',
  'returning',
  'foreign',
  'abroad',
  'dycian',
  'graduate',
] as const
export type LearnerType = (typeof learnerTypes)[number]

/** The types of learners that families ask about at every level, with their names. */
const expectedLearners = [
  ['transferee', 'transferees'],
  ['returning', 'returning learners'],
  ['foreign', 'foreign learners'],
] as const satisfies readonly (readonly [LearnerType, string])[]

const sectionSchema = z
  .object({
    heading: line().meta({ title: 'Heading' }),
    description: longText(800).default('').meta({ title: 'Description' }),
    requirements: optionalList(line(400).meta({ title: 'Requirement' }), 30, 'requirements').meta({
      title: 'Requirements',
      description: 'One per line.',
    }),
    learners: z
      .array(z.enum(learnerTypes, 'Choose who applies.').meta({ title: 'Learner' }))
      .max(learnerTypes.length, 'Name each kind of learner once.')
      .default([])
      .meta({
        title: 'For',
        description: 'The learners whose list of papers on the admissions pages has this section.',
      }),
  })
  .meta({ title: 'Section' })

/** The admissions panel of a department (spec 2, 3). */
const admissionSchema = z
  .object({
    title: line().meta({ title: 'Title' }),
    registrationUrl: outsideAddress.meta({
      title: 'Registration address',
      description:
        'Of an online form. The QR code of the college leads there; while this is empty, it is a printed code, which you can point elsewhere.',
    }),
    qrCodeImg: picture.meta({
      title: 'QR code of your own',
      description: 'Shown in place of the drawn one, for the college only.',
    }),
    sections: z
      .array(sectionSchema)
      .max(20, 'Use at most 20 sections.')
      .meta({ title: 'Sections' }),
  })
  .meta({ title: 'Admissions panel' })

export type Admission = z.output<typeof admissionSchema>

/** Lists a missing fact for each expected type of learners that no section names. */
const missingLearners = (tag: DepartmentTag, { title, sections }: Admission) =>
  expectedLearners
    .filter(([learner]) => !sections.some(({ learners }) => learners.includes(learner)))
    .map(([learner, name]) => ({
      path: `${tag}/papers/${learner}`,
      label: `${title}: papers of ${name}`,
      value: factValue(),
      address: `${pageOf(tag)}#admissions`,
      field: `${tag}.sections`,
      isYearly: true,
    }))

/** The admissions panels, by the tag of their department. */
export const admissionsKind = defineReferenceKind({
  key: 'admissions',
  label: 'Admissions',
  group: 'Learn With Us',
  schema: z.record(z.enum(departmentTags), admissionSchema).meta({ names: departmentNames }),
  page: pageOf('college'),
  parts: (panels) =>
    departmentTags.map((tag) => ({ address: pageOf(tag), data: [tag, panels[tag]], page: null })),
  sections: (panels) =>
    departmentTags.flatMap((tag) =>
      panels[tag].sections.map(({ heading, description, requirements }) => ({
        address: `${pageOf(tag)}#${admissionAnchor(heading)}`,
        title: `${panels[tag].title}: ${heading}`,
        label: 'admission',
        text: [description, ...requirements].join(' '),
      })),
    ),
  facts: (panels) => [
    {
      path: 'college/registrationUrl',
      label: 'College: address of the online registration',
      value: factValue(panels.college.registrationUrl),
      address: `${pageOf('college')}#admissions`,
      field: 'college.registrationUrl',
      isYearly: true,
    },
    ...departmentTags.flatMap((tag) => missingLearners(tag, panels[tag])),
  ],
  departments: departmentTags,
  isDividedByDepartment: true,
})
