import type { CategoryInput } from '../../school/kinds/category.ts'

/** The page about admissions; its sections are drawn as numbered steps. */
export const admissions: CategoryInput = {
  headerContent: {
    title: 'Admissions',
    bannerLink: '/images/sections/learn.svg',
    description: 'How to apply, what to bring, when to come, and help with fees.',
  },
  pageContent: {
    title: 'Five steps to enroll',
    description: [
      'Choose your level to see who can apply, the next test date and the papers to bring. You can tick off your papers, print the list or send it to someone.',
    ],
    sections: [
      {
        heading: 'Inquire',
        paragraphs: [
          'Tell us the level and the school year. Ask about open slots and the application form.',
        ],
      },
      {
        heading: 'Bring your papers',
        paragraphs: ['Tick them off on the list of your level. Come with what you have.'],
      },
      {
        heading: 'Take the test or come for the interview',
        paragraphs: [
          'Nursery to Grade 6: a short interview. Grade 7, senior high and college: a test.',
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
