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
      'You will be answered sooner if the question reaches the right desk. The frontline of basic education looks after preschool to Grade 12, the college frontline after everything beyond. Credentials, transcripts and transfers are a matter for the registrar.',
    ],
    sections: [
      {
        heading: 'Before you write',
        points: [
          'Say which level you are asking about, and for which school year.',
          'Current students: add your section or program.',
          'Send no copies of IDs or records until somebody has asked for them.',
        ],
      },
      {
        heading: 'Coming here',
        paragraphs: [
          'The main campus is in Barangay Wakas, Bocaue, Bulacan, close to MacArthur Highway and about 25 kilometers north of Manila by that road. Bring an ID for the gate, and allow for traffic when classes begin and end.',
        ],
      },
    ],
  },
}
