import type { MessageArguments } from '../../.react-router/message-arguments.d.ts'
import type { Language } from './language.ts'

/** `news.all`: section and name of a message. */
export type MessageKey = keyof MessageArguments

/** A message that takes no arguments. */
export type PlainKey = {
  [Key in MessageKey]: MessageArguments[Key] extends null ? Key : never
}[MessageKey]

type CompiledMessage = string | ((values: object) => string)

/** Compiled messages by key (scripts/compile-messages.ts). */
export type Messages = Readonly<Record<string, CompiledMessage>>

/** Writes a message in the language of the request. */
export interface Translate {
  language: Language
  (key: PlainKey): string
  /** @example t('news.page', { page: 2 }) */
  <Key extends MessageKey>(key: Key, values: MessageArguments[Key]): string
}

/** Makes the function that writes messages in a language. @param sections of that catalog */
export function translateInto(language: Language, ...sections: Messages[]): Translate {
  const translate = (key: MessageKey, values?: object | null) => {
    const message = sections.find((section) => key in section)?.[key]
    return typeof message === 'function' ? message(values ?? {}) : (message ?? key)
  }
  return Object.assign(translate, { language })
}
