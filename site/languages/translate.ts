import type { GetICUArgs } from '@schummar/icu-type-parser'
import type { Language } from './language.ts'

type English = typeof import('./english.ts')

/** A section of the catalogs, such as `news`. */
type Section = keyof English

/** `news.all`: section and name of a message. */
export type MessageKey = {
  [S in Section]: `${S}.${keyof English[S] & string}`
}[Section]

type TextOf<Key> = Key extends `${infer S}.${infer Name}`
  ? S extends Section
    ? Name extends keyof English[S]
      ? English[S][Name] & string
      : never
    : never
  : never

/** Arguments of a message: a count for a plural, otherwise a text or a number. */
type Arguments<Key> = GetICUArgs<
  TextOf<Key>,
  { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: never }
>

/** A message that takes no arguments. */
export type PlainKey = {
  [Key in MessageKey]: keyof Arguments<Key> extends never ? Key : never
}[MessageKey]

type CompiledMessage = string | ((values: object) => string)

/** Compiled messages by key (scripts/compile-messages.ts). */
export type Messages = Readonly<Record<string, CompiledMessage>>

/** Writes a message in the language of the request. */
export interface Translate {
  language: Language
  (key: PlainKey): string
  /** @example t('news.page', { page: 2 }) */
  <Key extends MessageKey>(key: Key, values: Arguments<Key>): string
}

/**
 * Makes the function that writes messages; the language is the request's and is kept nowhere else.
 * @param sections of its catalog
 */
export function translateInto(language: Language, ...sections: Messages[]): Translate {
  const translate = (key: MessageKey, values: object = {}) => {
    const message = sections.find((section) => key in section)?.[key]
    return typeof message === 'function' ? message(values) : (message ?? key)
  }
  return Object.assign(translate, { language })
}
