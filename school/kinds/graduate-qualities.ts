import * as z from 'zod'
import { line } from '../base/fields.ts'
import { defineReferenceKind } from './define-reference-kind.ts'
import { fillPattern } from './page-pattern.ts'

/** The eight qualities of graduates (spec 2, static pages). */
export const graduateQualitiesKind = defineReferenceKind({
  key: 'graduate-qualities',
  label: 'Eight qualities of graduates',
  group: 'Who We Are',
  schema: z
    .array(
      z
        .object({
          title: line().meta({ title: 'Title' }),
          description: line(400).meta({ title: 'Description' }),
        })
        .meta({ title: 'Quality' }),
    )
    .length(8, 'There are eight qualities.'),
  page: fillPattern('/identity/:tag', { tag: 'graduate-attributes' }),
})
