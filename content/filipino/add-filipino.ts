import type * as z from 'zod'
import { fillFilipino } from '../../school/base/filipino.ts'
import dictionary from './dictionary.json' with { type: 'json' }

/** The Filipino of starter texts, by their English. */
const all: Readonly<Record<string, string>> = dictionary

/** Adds Filipino texts to starter content, as far as the dictionary has them. */
export const addFilipino = <Data>(schema: z.ZodType, data: Data): Data =>
  fillFilipino(schema, data, (english) =>
    english.startsWith('<') ? translateHtml(english) : all[english],
  )

/** Translates HTML paragraph by paragraph; `undefined`: not all of it has a Filipino version. */
function translateHtml(english: string): string | undefined {
  let isWhole = true
  const filipino = english.replace(/(?<=<(p|li)>).*?(?=<\/\1>)/gs, (part) => {
    const text = all[part]
    isWhole &&= text !== undefined
    return text ?? part
  })
  return isWhole ? filipino : undefined
}
