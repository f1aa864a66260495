import type { CategoryInput } from '../../school/kinds/category.ts'

/** The page about admissions; its sections are drawn as numbered steps. */
export const admissions: CategoryInput = {
  headerContent: {
    title: 'Admissions',
    bannerLink: '/images/sections/learn.svg',
    description: 'How to apply, what to bring, when to come, and help with fees.',
  },
  pageContent: {
    title: 'Five steps at every level',
    description: [
      'Choose your level to see who can apply, the next test date and the papers to bring. You can tick off your papers, print the list or send it to someone.',
    ],
    sections: [
      {
        heading: 'Inquire',
        paragraphs: ['Tell us the level and the school year. Ask about open slots.'],
      },
      {
        heading: 'Bring your papers',
        paragraphs: ['Tick them off on the list of your level. Come with what you have.'],
      },
      {
        heading: 'Take the test',
        paragraphs: [
          'Grade 7, senior high and college take a test. Younger children have an interview.',
        ],
      },
      {
        heading: 'Pay',
        paragraphs: ['You get the amount in writing before you pay. Ask about scholarships first.'],
      },
      {
        heading: 'Join your section',
        paragraphs: ['You are told your section and the first day of classes.'],
      },
    ],
  },
}
