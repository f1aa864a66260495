import type english from '../en/home.ts'

/** Messages of the home page. */
export default {
  description:
    'Private school ang DYCI sa Bocaue, Bulacan, mula preschool hanggang college. More Than A School, A Family.',
  schoolAndPlace: '{school}, Bocaue, Bulacan',
  findLevel: 'Piliin ang level',
  apply: 'Mag-apply',
  fees: 'Bayarin',
  figures: 'DYCI sa mga numero',
  school: 'Ang paaralan',
  enrollment: 'Enrollment sa bawat level',
  level: 'Level',
  students: 'Mga estudyante',
  latestNews: 'Pinakabagong balita',
  allNews: 'Lahat ng balita',
  joinTeam: 'Magtrabaho sa DYCI',
  search: 'Maghanap',
} as const satisfies Record<keyof typeof english, string>
