import * as z from 'zod'
import { key, line, name } from '../base/fields.ts'

/** What a page may show beside its text; what is empty is not drawn. */
export const railFields = {
  figures: z
    .array(
      z
        .object({
          value: name(12).meta({
            title: 'Figure',
            description: 'Such as 1950 or 1½.',
            filipinoHelp: 'Such as 75 taon. A number alone may stay empty.',
          }),
          label: line(100).meta({ title: 'What it is', description: 'In a few words.' }),
        })
        .meta({ title: 'Figure' }),
    )
    .max(3, 'Use at most 3 figures.')
    .default([])
    .meta({ title: 'Figures beside the text', description: 'Large numbers that the text names.' }),
  quote: line(200).nullable().default(null).meta({
    title: 'Sentence beside the text',
    description: 'One sentence of the text, shown large.',
  }),
  topic: key(60).nullable().default(null).meta({
    title: 'Topic of the news beside the text',
    description: 'The newest story with this topic is shown, such as robotics.',
  }),
}

export type RailFields = z.output<z.ZodObject<typeof railFields>>
