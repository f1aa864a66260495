import { z } from '@hono/zod-openapi'

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
