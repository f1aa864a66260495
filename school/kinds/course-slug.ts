/**
 * Makes the last segment of the address of a course, which is also its anchor on the page of its
 * department.
 * @example courseSlug('BSN') // 'bsn'
 */
export const courseSlug = (acronym: string) => acronym.toLowerCase()
