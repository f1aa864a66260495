import { createContext } from 'react-router'
import type { ContentSource } from '../school/content-source.server.ts'

/** Where loaders read content from. */
export const contentSource = createContext<ContentSource>()

export interface SiteSettings {
  publicOrigin: string
  /** origin that the browser asks for news and announcements; `null`: this one */
  contentHost: string | null
}

/** What pages need to know of the configuration. */
export const siteSettings = createContext<SiteSettings>()

/** The texts of a page's own inline scripts, once it is rendered; none for what is no page. */
export const inlineScripts = createContext<readonly string[]>([])
