import { withoutInvisibleSigns } from '../../school/base/slug.ts'

/** Writes a text as it is searched: the same in both databases, whatever its capitals. */
export const searchedWords = (text: string) =>
  withoutInvisibleSigns(text).normalize('NFKC').toLowerCase()
