import type { CategoryInput } from '../../school/kinds/category.ts'

/** The header of Learn With Us. */
export const exploreOurSchool: CategoryInput = {
  headerContent: {
    title: 'Learn With Us',
    bannerLink: '/images/sections/learn.svg',
    description:
      'From Nursery to a college degree in one school: find the level that fits and see what it asks of you.',
  },
  pageContent: {
    title: 'Find your level',
    description: [
      'A child who enters DYCI before learning to tie a shoelace can leave it with a degree. Most families join somewhere along the way, usually at Kinder, Grade 7, Grade 11 or first-year college, and classes are arranged so that newcomers are expected.',
      'Preschool and grade school lays the foundation in reading, numbers and manners. Junior high adds laboratory work, specialized crafts and the first research. Senior high divides into six tracks. The college has ten departments and 20 programs, from a one-year course for future teachers to five years of mechanical engineering.',
      'Each page lists the papers needed for admission. If one of them is hard to get, come and ask before you give up.',
    ],
  },
}
