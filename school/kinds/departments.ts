import * as z from 'zod'
import { line, name, outsideAddress, picture } from '../base/fields.ts'
import { defineReferenceKind } from './define-reference-kind.ts'
import { shortDescription, banner, socialPage, description } from './department-fields.ts'
import { departmentTags } from './department-tags.ts'
import { fillPattern } from './page-pattern.ts'

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
            grade: name(40).meta({
              title: 'Grade',
              description: 'Such as Grade 7.',
              filipinoHelp: 'Such as Grade 7.',
            }),
            description: line(300).meta({ title: 'Description' }),
          })
          .meta({ title: 'Grade level' }),
      )
      .max(20, 'Use at most 20 grade levels.')
      .default([])
      .meta({ title: 'Grade levels', description: 'For Grade School and Junior High School.' }),
  })
  .meta({ title: 'Department' })

/** The four departments; each has a page. */
export const departmentsKind = defineReferenceKind({
  key: 'departments',
  label: 'Departments',
  group: 'Learn With Us',
  schema: z.array(departmentSchema).length(4, 'There are four departments.'),
  page: '/learn-with-us',
  parts: (departments) =>
    departments.map((department) => ({
      address: fillPattern('/learn-with-us/:tag', department),
      data: department,
      page: {
        title: department.name,
        label: 'department',
        text: [
          department.shortDescription,
          ...department.description,
          ...department.gradeLevels.flatMap(({ grade, description: about }) => [grade, about]),
        ].join(' '),
      },
    })),
  departments: departmentTags,
  isDividedByDepartment: true,
})

export type Department = z.output<typeof departmentSchema>
