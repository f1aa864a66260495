import type { CategoryInput } from '../../school/kinds/category.ts'

export const connectWithUs: CategoryInput = {
  headerContent: {
    title: 'Connect With Us',
    bannerLink: '/images/sections/contact.svg',
    description: 'Whom to ask for what, and how to find us in Wakas, Bocaue.',
  },
  pageContent: {
    title: 'Talk to a person',
    description: [
      'Ask the right office, and you get an answer sooner.',
      'The “frontline” is the front desk: one for preschool to Grade 12, one for college. For school records, transcripts and transfers, ask the registrar.',
    ],
    sections: [
      {
        heading: 'Before you write',
        points: [
          'Say which level you are asking about, and for which school year.',
          'Current students: add your section or program.',
          'Do not send copies of IDs or records with a question.',
        ],
      },
      {
        heading: 'Coming here',
        points: [
          'The main campus is in Barangay Wakas, Bocaue, Bulacan.',
          'It is near MacArthur Highway, about 25 kilometers north of Manila.',
        ],
      },
    ],
  },
}
