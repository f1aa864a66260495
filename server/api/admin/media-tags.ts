import * as z from 'zod'
import { mediaFileSchema } from '../../../school/content/media/media.ts'
import { listTags } from '../../../school/content/media/media-tags.server.ts'
import { tagsBody } from '../../../school/content/media/media-tags.ts'
import { changeTags } from '../../../school/content/media/save-tags.server.ts'
import { route } from './route.ts'

/** The tags of files. */
export const mediaTagRoutes = [
  route('GET /media/tags', {
    minimumRole: 'author',
    summary: 'Every tag with the number of its files, by name.',
    answer: z.object({ data: z.array(z.object({ tag: z.string(), files: z.number() })) }),
    handle: async ({ parts }) => ({ data: await listTags(parts.database) }),
  }),
  route('POST /media/tags', {
    minimumRole: 'author',
    summary: 'Adds tags to files and removes tags from them. A file has at most 20.',
    body: tagsBody,
    answer: z.object({
      done: z.array(mediaFileSchema),
      refused: z.array(z.object({ id: z.string(), error: z.string() })),
    }),
    handle: ({ parts, body, editing }) => changeTags(parts.database, body, editing),
  }),
] as const
