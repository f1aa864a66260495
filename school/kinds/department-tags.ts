/** The four departments of the school, by the last segment of their page's address. */
export const departmentTags = ['pgs', 'jhs', 'shs', 'college'] as const

/** What staff forms call the parts of content that has one for each department. */
export const departmentNames = {
  pgs: 'Grade School',
  jhs: 'Junior High School',
  shs: 'Senior High School',
  college: 'College',
} as const satisfies Record<(typeof departmentTags)[number], string>

export type DepartmentTag = (typeof departmentTags)[number]
