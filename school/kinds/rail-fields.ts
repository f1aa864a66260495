import * as z from 'zod'
import { anyAddress, key, line, name, optional, optionalList } from '../base/fields.ts'

/** The sorts of lines in a next step. A link has no label before it. */
const stepKinds = ['when', 'where', 'who', 'link'] as const

const stepSchema = z
  .object({
    what: z.enum(stepKinds, 'Choose when, where, who or link.').meta({
      title: 'What it says',
      description: 'Choose who for the person or office to ask.',
    }),
    text: line(120).meta({
      title: 'Text',
      description: 'Such as Every first Friday of the month.',
      filipinoHelp: 'Such as Tuwing unang Biyernes ng buwan.',
    }),
    address: anyAddress.meta({
      title: 'Leads to',
      description: 'A page of this site, such as /ask-us?topic=fees. May stay empty.',
    }),
  })
  .meta({ title: 'Line' })

const figureSchema = z
  .object({
    value: name(12).meta({
      title: 'Figure',
      description: 'Such as 1950 or 1½.',
      filipinoHelp: 'Such as 75 taon. A number alone may stay empty.',
    }),
    label: line(100).meta({ title: 'What it is', description: 'In a few words.' }),
  })
  .meta({ title: 'Figure' })

/** Fields that a page shows beside its text, as far as they are filled in. */
export const railFields = {
  nextSteps: optionalList(stepSchema, 4, 'lines').meta({
    title: 'Next step beside the text',
    description:
      'What a reader does next: when and where to go, who to ask, a form or a page. The next event in the calendar comes first by itself.',
  }),
  figures: optionalList(figureSchema, 3, 'figures').meta({
    title: 'Figures',
    description:
      'Large numbers that the text names. They are beside the text while there is no next step and no event; the first is on the card of the page.',
  }),
  topic: optional(key(60)).meta({
    title: 'Topic of the news beside the text',
    description: 'The newest story with this topic is shown, such as robotics.',
  }),
}

export type RailFields = z.output<z.ZodObject<typeof railFields>>
