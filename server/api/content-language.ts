import { z } from '@hono/zod-openapi'
import type { ContentSource } from '../../school/content/content-host/content-source.server.ts'
import { sourceInFilipino } from '../source-at.ts'

/** The parameter `lang` of a public call. */
export const languageParameter = z
  .enum(['en', 'fil'], 'must be en or fil.')
  .default('en')
  .openapi({ description: 'the language to prefer; English where there is no Filipino' })

/** Says in an answer that an item is in Filipino. */
export const filipinoMark = z
  .literal('fil')
  .optional()
  .openapi({ description: 'the item is in Filipino; left out of an item in English' })

export const sourceIn = (language: 'en' | 'fil', source: ContentSource): ContentSource =>
  language === 'fil' ? sourceInFilipino(source) : source
