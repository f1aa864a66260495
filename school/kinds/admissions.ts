import * as z from 'zod'
import { line, longText, outsideAddress } from '../base/fields.ts'
import { defineReferenceKind, factValue } from './define-reference-kind.ts'
import { departmentTags } from './department-tags.ts'
import { fillPattern } from './page-pattern.ts'
import { admissionAnchor } from './section-anchors.ts'

const pageOf = (tag: string) => fillPattern('/learn-with-us/:tag', { tag })

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
              .meta({ title: 'Requirements', description: 'One per line.' }),
          })
          .meta({ title: 'Section' }),
      )
      .max(20, 'Use at most 20 sections.')
      .meta({ title: 'Sections' }),
  })
  .meta({ title: 'Admissions panel' })

/** The admissions panels, by the tag of their department. */
export const admissionsKind = defineReferenceKind({
  key: 'admissions',
  label: 'Admissions',
  group: 'Learn With Us',
  schema: z.record(z.enum(departmentTags), admissionSchema),
  page: pageOf('college'),
  parts: (panels) =>
    departmentTags.map((tag) => ({ address: pageOf(tag), data: [tag, panels[tag]], page: null })),
  sections: (panels) =>
    departmentTags.flatMap((tag) =>
      panels[tag].sections.map(({ heading, description, requirements }) => ({
        address: `${pageOf(tag)}#${admissionAnchor(heading)}`,
        title: `${panels[tag].title}: ${heading}`,
        label: 'Admission requirements',
        text: [description, ...requirements].join(' '),
      })),
    ),
  facts: ({ college }) => [
    {
      path: 'college/registrationUrl',
      label: 'College: registration address (QR code)',
      value: factValue(college.registrationUrl),
      address: `${pageOf('college')}#admissions`,
    },
  ],
  departments: departmentTags,
  isDividedByDepartment: true,
})

export type Admission = z.output<typeof admissionSchema>
export type AdmissionInput = z.input<typeof admissionSchema>
