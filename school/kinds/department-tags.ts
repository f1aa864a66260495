/** The four departments of the school, by the last segment of their page's address. */
export const departmentTags = ['pgs', 'jhs', 'shs', 'college'] as const

/** Names of the departments in staff pages. */
export const departmentNames = {
  pgs: 'Grade School',
  jhs: 'Junior High School',
  shs: 'Senior High School',
  college: 'College',
} as const satisfies Record<(typeof departmentTags)[number], string>

export type DepartmentTag = (typeof departmentTags)[number]
