import { createContext, type RouterContextProvider } from 'react-router'
import type { EducationalOrganization } from 'schema-dts'
import type { ContentSource } from '../school/content/content-host/content-source.server.ts'
import type { MenuPage } from '../school/content/reference/read-menu-pages.server.ts'
import type { FooterSettings } from '../school/kinds/footer-settings.ts'
import type { MenuLabels } from '../school/kinds/site-settings.ts'
import type { DocumentParts } from './document/document-parts.ts'
import type { Translate } from './languages/translate.ts'
import type { DrawnPicture } from './ui/page-record.ts'

/** The source from which loaders read content. */
export const contentSource = createContext<ContentSource>()

/** Writes messages in the language of the request, for loaders; components have `useMessages`. */
export const translation = createContext<Translate>()

export interface PageConfiguration {
  publicOrigin: string
  /** origin that the browser asks for news and announcements; `null` for this one */
  contentHost: string | null
}

/** The part of the configuration that pages need; the settings of staff are content. */
export const pageConfiguration = createContext<PageConfiguration>()

/** Reads what most loaders need. @example const { source, t } = readContext(context) */
export const readContext = (context: Readonly<RouterContextProvider>) => ({
  source: context.get(contentSource),
  t: context.get(translation),
  publicOrigin: context.get(pageConfiguration).publicOrigin,
})

/** Content of the menu, the footer and the head of every page. */
export interface PageFrame {
  /** labels of the menu that staff changed */
  menuLabels: MenuLabels
  /** the pages that staff added to the menu */
  menuPages: readonly MenuPage[]
  /** content of the footer, as HTML */
  footer: string
  /** the offices that questions go to from a copy, which has no form */
  offices: FooterSettings['contacts']
  /** the school as search engines read it */
  school: Exclude<EducationalOrganization, string> | null
}

/** Set by the loader of the root; empty before. */
export const pageFrame = createContext<PageFrame>({
  menuLabels: {},
  menuPages: [],
  footer: '',
  offices: [],
  school: null,
})

/** Facts about a rendered page besides its HTML. */
export interface PageFacts {
  /** without the school's name; `null` where the page names none */
  title: string | null
  /** the full canonical address of the page; `null` where search engines leave it out */
  canonical: string | null
  /** path of the first drawing that the page shows */
  scene: string | null
  /** color of the cover of a page without a picture */
  tone: string | null
  /** the texts of the inline scripts that may run */
  scripts: readonly string[]
  /** the text of the title element */
  documentTitle?: string
  /** the text that search engines show below the title */
  description?: string
  /** the addresses of the scripts, style sheets and fonts that a browser downloads with the page */
  files?: readonly string[]
  /** the pictures that components show, in the order of the page */
  pictures?: DrawnPicture[]
  /** the text of the style element, which only small pages and sign-in have */
  style?: string
  /** the code by which anyone checks the page at `/verify` */
  code?: string | null
}

/** The code by which anyone checks the page at `/verify`; set by its loader. */
export const pageCode = createContext<string | null>(null)

/** The id of the request, which the page of a server fault shows; `null` outside of a request. */
export const requestId = createContext<string | null>(null)

/** The facts of the page, set once it is rendered; `null` for data, files and redirects. */
export const renderedPage = createContext<PageFacts | null>(null)

export interface PreviewSettings {
  /** UTC in milliseconds; `null`: the page shows nothing that is not published */
  expiresAt: number | null
}

/** Set where a page is rendered as a preview: without scripts, under a bar. */
export const previewSettings = createContext<PreviewSettings | null>(null)

export interface CopyOfSite {
  /** draws the bar of every page, as HTML */
  drawBar: (t: Translate) => string
  /** @param contacts the offices of the footer */
  documentParts: (t: Translate, contacts: FooterSettings['contacts']) => DocumentParts
}

/** Set where a page is rendered for a static copy of the site: files that need no server. */
export const copyOfSite = createContext<CopyOfSite | null>(null)
