import type { CategoryInput } from '../../school/kinds/category.ts'

export const identity: CategoryInput = {
  headerContent: {
    title: 'Identity',
    bannerLink: '/images/sections/identity.svg',
    description: 'Who a DYCIan is, and who we hope each graduate will be.',
    highlightFirstLetter: true,
  },
  pageContent: {
    topic: 'alumni',
    title: 'What makes a DYCIan',
    description: [
      'People of DYCI call themselves DYCIans. They keep the name after graduation.',
      'Eight graduate attributes say what a graduate should be or be able to do. Teachers use them to plan lessons. Students can use them to see how they are growing.',
    ],
    nextSteps: [
      { what: 'link', text: 'The four core values', address: '/meaning/core-values' },
      { what: 'link', text: 'Find your level', address: '/learn-with-us' },
    ],
  },
  subItems: [
    {
      title: 'Graduate Attributes',
      tag: 'graduate-attributes',
      nextSteps: [
        { what: 'link', text: 'The four core values', address: '/meaning/core-values' },
        { what: 'link', text: 'Find your level', address: '/learn-with-us' },
      ],
      headerImg: '/images/sections/learn.svg',
      shortDescription: 'Eight qualities that we hope to see in everyone who finishes at DYCI.',
      description: [
        'Grades say what a student knows. The eight graduate attributes say what kind of person we hope the student becomes.',
        'The first four come from the four core values: God-Centeredness, Sapentia, Magis and Paraya. The other four are about a graduate in the world.',
        'No single subject teaches them. A Grade 4 pupil who explains her robot in English practices two or three at once.',
      ],
      sample: true,
    },
  ],
}
