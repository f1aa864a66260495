/**
 * Matches paths that are no pages of the app: staff pages, calls, codes, small pages, files by
 * ending.
 */
const outsideTheApp =
  /^(\/\w{2,3})?\/(admin|api|go|healthz|login|metrics|offline|preview|readyz|status|verify)(\/|$)|\.\w{2,11}$/i

/** Matches the small pages: documents without the app. */
const smallPage = /^(\/\w{2,3})?\/(offline|status|verify)(\/[^.]*)?$/i

/** Tells whether a path can be a page of the app. The browser itself loads all other paths. */
export const isAppPath = (path: string) => !outsideTheApp.test(path)

/** Tells whether a path can be a page, of the app or small. */
export const isPagePath = (path: string) => isAppPath(path) || smallPage.test(path)
