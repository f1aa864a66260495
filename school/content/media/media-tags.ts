import * as z from 'zod'

/** Maximum number of tags of a file. */
export const maxTags = 20

const tag = z
  .string()
  .trim()
  .min(1, 'Enter a tag or remove it.')
  .max(40, 'Keep a tag to 40 characters.')
  .regex(/^[^,\p{Cc}]*$/u, 'A tag may not contain a comma.')

export const mediaTags = z.array(tag).max(maxTags, `Use at most ${maxTags} tags.`)

/** Returns the key of a tag, which is equal for two tags that differ only in case. */
export const tagKey = (text: string) => text.toLowerCase()

/** Tags that some files get, and tags that they lose. */
export const tagsBody = z.object({
  ids: z
    .array(z.string())
    .min(1, 'Select a file.')
    .max(100, 'Select 100 files at most.')
    .describe('ids of files'),
  add: mediaTags.default([]),
  remove: mediaTags.default([]),
})
export type TagsChange = z.output<typeof tagsBody>
