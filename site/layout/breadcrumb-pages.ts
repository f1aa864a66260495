/**
 * Tells whether there is a page at the beginning of an address, so that its crumb is a link. A test
 * holds this against the URL table (url-table.test.ts).
 */
export const isPage = (path: string) =>
  !/\/(tracks|articles|research)$|^\/learn-with-us\/[^/]+\/college$|^\/go$|^\/reports(\/|$)/.test(
    path,
  )
