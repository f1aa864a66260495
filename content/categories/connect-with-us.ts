import type { CategoryInput } from '../../school/kinds/category.ts'

export const connectWithUs: CategoryInput = {
  headerContent: {
    title: 'Connect With Us',
    bannerLink: '/images/sections/contact.svg',
    description: 'Whom to ask for what, and how to find us in Wakas, Bocaue.',
  },
  pageContent: {
    title: 'Ask the right office',
    description: [
      'Choose the office in the form, and you get an answer sooner.',
      'The “frontline” is the front desk: one for preschool to Grade 12, one for college. For school records, transcripts and transfers, ask the registrar.',
    ],
    sections: [
      {
        heading: 'Before you write',
        points: [
          'Say which level and school year you ask about. Current students: add your section or program.',
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
