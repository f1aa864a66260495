import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { ContentSource } from '../../school/content/content-host/content-source.server.ts'
import { sourceInFilipino } from '../source-at.ts'

/**
 * Opens the API of a public call. Wrong parameters are refused, and pages of any origin may read the
 * answer: the content is public, and other hosts of the school's site request it.
 */
export function publicApi(path: string) {
  const api = new OpenAPIHono({
    defaultHook: (result, context) =>
      result.success ? undefined : context.json(problemOf(result), 400),
  })
  api.use(path, async (context, next) => {
    await next()
    context.header('access-control-allow-origin', '*')
    context.header('cross-origin-resource-policy', 'cross-origin')
  })
  return api
}

/** The body of every refusal of the API. */
const problemSchema = z
  .object({
    error: z.string().openapi({ example: 'page must be a whole number from 1 to 1000000.' }),
  })
  .openapi('Problem')

interface FailedValidation {
  success: false
  error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }
}

/** Writes one sentence for each wrong parameter. */
const problemOf = ({ error }: FailedValidation) => ({
  error: error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join(' '),
})

/** Describes the refusal of wrong parameters. */
export const problemResponse = {
  description: 'A parameter is wrong; the sentence says which and how',
  content: { 'application/json': { schema: problemSchema } },
}

/** The parameter `lang` of a public call. */
export const languageParameter = z
  .enum(['en', 'fil'], 'must be en or fil.')
  .default('en')
  .openapi({ description: 'the language to prefer; English where there is no Filipino' })

/** Says in an answer that an item is in Filipino. */
export const filipinoMark = z
  .literal('fil')
  .optional()
  .openapi({ description: 'the item is in Filipino; left out of an item in English' })

/** Returns a source that reads in the language that a call asks for. */
export const sourceIn = (language: 'en' | 'fil', source: ContentSource): ContentSource =>
  language === 'fil' ? sourceInFilipino(source) : source

const pixels = () => z.number().int().openapi({ description: 'in pixels' })
const percent = () => z.number().int().openapi({ description: 'focal point, in percent' })

/** Photograph, with the facts that a page needs to show it in the right size. */
export const photoSchema = z
  .object({
    address: z.string().openapi({ description: 'path of the whole picture on this host' }),
    width: pixels(),
    height: pixels(),
    folder: z
      .string()
      .openapi({ description: 'path of the folder with smaller copies, such as 640.avif' }),
    widths: z
      .array(z.number().int())
      .openapi({ description: 'widths of the smaller copies; each as .avif and .webp' }),
    alt: z.string(),
    focalX: percent(),
    focalY: percent(),
  })
  .openapi('Photo', { description: 'a photograph of this host, for any size of screen' })
