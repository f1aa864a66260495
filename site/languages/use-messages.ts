import { createContext, use, useMemo } from 'react'
import { useMatches } from 'react-router'
import type { Language } from './language.ts'
import { translateInto, type Messages, type Translate } from './translate.ts'

/** The `handle` of a route that brings a section of a catalog, in one language, to its pages. */
export interface MessagesHandle {
  language: Language
  messages: Messages
}

/** Without messages, a component shows their keys. */
const TranslateContext = createContext(translateInto('en', {}))

/** Provides what {@link useMessages} returns. */
export const ProvideMessages = TranslateContext

/** Collects the messages of the routes on view. */
export function useRouteMessages(): Translate {
  const matches = useMatches()
  return useMemo(() => {
    const handles = matches.flatMap(({ handle }) => (isOfMessages(handle) ? handle : []))
    return translateInto(handles[0]?.language ?? 'en', ...handles.map(({ messages }) => messages))
  }, [matches])
}

const isOfMessages = (handle: unknown): handle is MessagesHandle =>
  typeof handle === 'object' && handle !== null && 'messages' in handle

/**
 * Returns the function that writes messages in the language of the page.
 * @example const t = useMessages(); t('news.page', { page: 2 })
 */
export const useMessages = (): Translate => use(TranslateContext)
