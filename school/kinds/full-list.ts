/** The slug of the full list `/announcements/all`; no announcement may have it. */
export const fullListSlug = 'all'
