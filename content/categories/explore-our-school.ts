import type { CategoryInput } from '../../school/kinds/category.ts'

/** The header of Learn With Us. */
export const exploreOurSchool: CategoryInput = {
  headerContent: {
    title: 'Learn With Us',
    bannerLink: '/images/sections/learn.svg',
    description: 'From Nursery to a college degree in one school: find your level.',
  },
  pageContent: {
    title: 'Find your level',
    description: [
      'DYCI has four levels, from Nursery to college. Choose yours to see what it teaches and what to bring.',
      'Preschool and grade school teaches reading, numbers and good manners. Junior high adds laboratory work, TLE and first research. Senior high has six tracks. The college has ten departments and 20 programs.',
    ],
  },
}
