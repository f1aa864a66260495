/**
 * Ids of the sections of the page about how to apply that links lead to. The style of that page and
 * links from other pages and from content name them too.
 */
export const journeyAnchors = { papers: 'papers', fees: 'fees' } as const
