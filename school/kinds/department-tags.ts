/** The four departments of the school, by the last segment of their page's address. */
export const departmentTags = ['pgs', 'jhs', 'shs', 'college'] as const
export type DepartmentTag = (typeof departmentTags)[number]
