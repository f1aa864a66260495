/** The last segment of the address of a course, and its anchor on the page of its department: 'bsn'. */
export const courseSlug = (acronym: string) => acronym.toLowerCase()
