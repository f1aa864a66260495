import * as z from 'zod'
import { readEntry } from '../../../school/content/editing/read-entries.server.ts'
import { postAddress, postShapeNames, postShapes } from '../post-shapes.ts'
import { readStatement } from '../../../school/content/entries/statements.server.ts'
import { verifyAddress } from '../../../site/verify/verify-address.ts'
import { ofEntry } from '../../../server/api/admin/params.ts'
import { postPictures } from './post-pictures.ts'
import { refuse } from '../../../server/api/admin/refusals.ts'
import { route } from '../../../server/api/admin/route.ts'
import type { StatementTexts } from '../../../school/kinds/statement.ts'

const kitSchema = z.object({
  check: z.string().describe('the address under which anyone checks it'),
  albums: z.array(
    z.object({
      shape: z.enum(postShapeNames),
      width: z.number().int(),
      height: z.number().int(),
      pictures: z.array(z.string()).describe('their addresses, in the order of the text'),
      isWhole: z
        .boolean()
        .describe(
          'false: the text is too long, and the last picture ends with the address of its rest',
        ),
    }),
  ),
  captions: z.object({
    en: z.string(),
    fil: z.string().nullable().describe('null: the school has said it in English only'),
  }),
})

/** The post kit: pictures and captions that staff post elsewhere. */
export const staffRoutes = [
  route('GET /entries/:kind/:id/post-kit', {
    minimumRole: 'author',
    summary:
      'The pictures and captions by which a class notice or an announcement is posted elsewhere; null for what visitors do not read now, and for samples.',
    params: ofEntry,
    answer: z.object({ kit: kitSchema.nullable() }),
    refusals: ['not-found'],
    handle: async ({ parts, params, editing }) => {
      const { database, publicOrigin } = parts
      const entry = await readEntry(database, params.kind, params.id, editing)
      if (!entry) return refuse('not-found')
      const source = { database, now: () => editing.now, host: null }
      const statement = entry.code === null ? null : await readStatement(source, entry.code)
      if (statement?.state !== 'current') return { kit: null }
      const { code, said } = statement
      const check = verifyAddress(publicOrigin, code)
      const albums = (await postPictures(parts).countPictures(statement)).map(
        ({ shape, pictures, isWhole }) => ({
          shape,
          ...postShapes[shape],
          pictures: Array.from({ length: pictures }, (_, index) =>
            postAddress(code, shape, index + 1),
          ),
          isWhole,
        }),
      )
      return { kit: { check, albums, captions: writeCaptions(said, check) } }
    },
  }),
] as const

/** Writes the captions of a statement. @param address under which anyone checks it */
function writeCaptions(said: StatementTexts, address: string) {
  const { headline = '', message = '', filipinoHeadline, filipinoMessage } = said
  const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('\n\n')
  return {
    en: join(headline, message, `Check that the school said this: ${address}`),
    fil: filipinoHeadline
      ? join(
          filipinoHeadline,
          filipinoMessage ?? message,
          `I-check kung galing ito sa paaralan: ${address}`,
        )
      : null,
  }
}
