import * as z from 'zod'
import { line, name, optionalList, outsideAddress, picture } from '../base/fields.ts'
import { definePageKind, keyOfPage } from './define-page-kind.ts'
import { shortDescription, banner, socialPage, description } from './page-fields.ts'
import { departmentTags, type DepartmentTag } from './department-tags.ts'
import { fillPattern } from './page-pattern.ts'

const gradeLevelSchema = z
  .object({
    grade: name(40).meta({
      title: 'Grade',
      description: 'Such as Grade 7.',
      // Filipino texts of the school name grades in English too.
      filipinoHelp: 'Such as Grade 7.',
    }),
    description: line(300).meta({ title: 'Description' }),
  })
  .meta({ title: 'Grade level' })

/** One of the four departments (spec 3). Its tracks or college departments are pages below it. */
const departmentSchema = z
  .object({
    tag: z.enum(departmentTags).meta({
      title: 'Tag',
      description: 'Part of the page’s address; it stays as it is.',
      widget: 'tag',
    }),
    name: line().meta({ title: 'Name' }),
    shortDescription,
    description,
    fbLink: socialPage,
    bannerImg: banner,
    videoLink: outsideAddress.meta({ title: 'Video', description: 'Its address on YouTube.' }),
    videoCoverImage: picture.meta({
      title: 'Cover of the video',
      description: 'Shown until the video is played.',
    }),
    gradeLevels: optionalList(gradeLevelSchema, 20, 'grade levels').meta({
      title: 'Grade levels',
      description: 'For Grade School and Junior High School.',
    }),
  })
  .meta({ title: 'Department' })

/** The document that the departments belong to. */
const parentKey = 'category/exploreOurSchool'

/** The four departments; each has a page. */
export const departmentKind = definePageKind({
  name: 'department',
  labels: { one: 'Department', many: 'Departments' },
  group: 'Learn With Us',
  schema: departmentSchema,
  fields: { title: 'name', tag: 'tag' },
  count: { least: departmentTags.length, most: departmentTags.length },
  isBelow: (key) => key === parentKey,
  address: (department) => fillPattern('/learn-with-us/:tag', department),
  page: (department) => ({
    label: 'department',
    text: [
      department.shortDescription,
      ...department.description,
      ...department.gradeLevels.flatMap(({ grade, description: about }) => [grade, about]),
    ].join(' '),
  }),
  editableByDepartments: (key) => departmentTags.filter((tag) => key === departmentKey(tag)),
  whyPermanent: () => 'The site has four departments: their addresses stay.',
})

/** Makes the key of a department: `department/shs`. */
export const departmentKey = (tag: DepartmentTag) => keyOfPage('department', parentKey, tag)

export type Department = z.output<typeof departmentSchema>
