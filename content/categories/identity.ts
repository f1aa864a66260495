import type { CategoryInput } from '../../school/kinds/category.ts'

export const identity: CategoryInput = {
  headerContent: {
    title: 'Identity',
    bannerLink: '/images/sections/identity.svg',
    description: 'Who a DYCIan is, and who we hope each graduate will be.',
    highlightFirstLetter: true,
  },
  pageContent: {
    figures: [{ value: '8', label: 'graduate attributes' }],
    quote: 'They keep the name after graduation.',
    topic: 'alumni',
    title: 'What makes a DYCIan',
    description: [
      'Members of this community call themselves DYCIans. They keep the name after graduation.',
      'What they share is described in eight graduate attributes. Each one says what a person should be, or be able to do, after years in our care. Teachers use them to plan lessons. Students can use them to see how they are growing.',
    ],
  },
  subItems: [
    {
      title: 'Graduate Attributes',
      tag: 'graduate-attributes',
      figures: [{ value: '8', label: 'attributes of a graduate' }],
      quote: 'No single subject teaches them.',
      headerImg: '/images/sections/identity.svg',
      shortDescription: 'Eight qualities that we hope to see in everyone who finishes at DYCI.',
      description: [
        'Grades say what a student knows. The eight graduate attributes say what kind of person we hope the student becomes.',
        'The first four come from the four core values. A God-centered person is named first. Lifelong learning comes from Sapentia, or wisdom. Excellent work comes from Magis, doing more. Servant leadership comes from Paraya, self-giving.',
        'The other four are about a graduate’s place in the world: to communicate well, to solve problems, to care for country and creation, and to do well anywhere while keeping Filipino values.',
        'No single subject teaches them. A Grade 4 pupil who explains her robot in English practices two or three at once.',
      ],
      sample: true,
    },
  ],
}
