import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { formatList, formatLongDate } from '../../../school/base/formats.ts'
import { shorten } from '../../../school/base/plain-text.ts'
import type { PageText } from '../../../school/content/search/list-texts.server.ts'
import { searchScriptPath } from '../site/copy-document.server.tsx'
import { rowsName, type CopyRow } from '../site/search-rows.ts'
// oxlint-disable-next-line import/default -- the build gives the text of the script
import script from '../site/search-script.ts?script'
import type { Language } from '../../../site/languages/language.ts'
import { translatorFor } from '../../../site/languages/messages.server.ts'
import { addressIn } from '../../../site/page-address.ts'
import { resultTitle } from '../../../site/search/result-titles.ts'
import { linkTo, type CopyFile } from './copy-files.ts'

/** Maximum length of a page's text in the search of a copy, in characters. */
const textLimit = 600

/** The file of the script that searches a copy in a language. */
export const searchFile = (language: Language) => addressIn(language, searchScriptPath).slice(1)

interface SearchParts {
  language: Language
  texts: AsyncIterable<PageText>
  /** finds the file of an address (copyFileLookup) */
  fileOf: (address: string) => CopyFile
}

/** Writes the search of a copy in one language: a classic script with its index, which works from a folder too. */
export async function writeSearch(
  folder: string,
  { language, texts, fileOf }: SearchParts,
): Promise<void> {
  const file = searchFile(language)
  const t = translatorFor(language)
  const rowOf = ({ address, label, title, day, text }: PageText): CopyRow | null => {
    const { kind, path } = fileOf(addressIn(language, address))
    if (kind !== 'page') return null
    const date = day && formatLongDate(day, language)
    const about = formatList([resultTitle(t, label), date], language)
    return [title, about, linkTo(file, path), shorten(text, textLimit)]
  }
  async function* lines() {
    yield `var ${rowsName}=[\n`
    for await (const text of texts) {
      const row = rowOf(text)
      if (row) yield `${JSON.stringify(row)},\n`
    }
    yield `];\n${script}`
  }
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await pipeline(Readable.from(lines()), createWriteStream(join(folder, file), { flags: 'wx' }))
}
