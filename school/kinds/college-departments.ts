import * as z from 'zod'
import { tag } from '../base/fields.ts'
import type { Course } from './courses.ts'
import { definePageKind } from './define-page-kind.ts'
import { aboutFields, contactFields } from './page-fields.ts'
import { departmentKey } from './departments.ts'
import { fillPattern } from './page-pattern.ts'

/** A college department (spec 3). */
const collegeDepartmentSchema = z
  .object({
    tag: tag.meta({ title: 'Tag', description: 'Part of the page’s address, such as ccs.' }),
    ...aboutFields,
    ...contactFields,
  })
  .meta({ title: 'College department' })

/** The college departments; each has a page. */
export const collegeDepartmentKind = definePageKind({
  name: 'college-department',
  labels: { one: 'College department', many: 'College departments' },
  group: 'Learn With Us',
  schema: collegeDepartmentSchema,
  fields: { title: 'title', tag: 'tag' },
  count: { least: 1, most: 40 },
  isBelow: (parent) => parent === departmentKey('college'),
  address: ({ tag: trackId }) =>
    fillPattern('/learn-with-us/:tag/tracks/:trackId', { tag: 'college', trackId }),
  page: (college) => ({
    label: 'college-department',
    text: [college.tag, college.shortDescription, ...college.description].join(' '),
  }),
  editableByDepartments: () => ['college'],
})

/** A college department with its courses. */
export type CollegeDepartment = z.output<typeof collegeDepartmentSchema> & {
  coursesOffered: Course[]
}
