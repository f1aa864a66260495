import { createContext } from 'react-router'
import type { ContentSource } from '../school/content-source.server.ts'

/** The source from which loaders read content. */
export const contentSource = createContext<ContentSource>()

export interface SiteSettings {
  publicOrigin: string
  /** origin that the browser asks for news and announcements; `null` for this one */
  contentHost: string | null
}

/** The part of the configuration that pages need. */
export const siteSettings = createContext<SiteSettings>()

/** The texts of a page's own inline scripts, set once it is rendered. */
export const inlineScripts = createContext<readonly string[]>([])
