/** Messages of the home page. */
export default {
  description:
    'DYCI is a private school in Bocaue, Bulacan, from preschool to college. More Than A School, A Family.',
  schoolAndPlace: '{school}, Bocaue, Bulacan',
  findLevel: 'Find your level',
  apply: 'Apply',
  fees: 'Fees',
  figures: 'DYCI in figures',
  school: 'The school',
  enrollment: 'Enrollment by level',
  level: 'Level',
  students: 'Students',
  latestNews: 'Latest news',
  allNews: 'All news',
  joinTeam: 'Join Our Team',
  search: 'Search',
} as const
