import type { CategoryInput } from '../../school/kinds/category.ts'

export const joinOurTeam: CategoryInput = {
  headerContent: {
    title: 'Join Our Team',
    bannerLink: '/images/sections/careers.svg',
    description: 'Jobs at DYCI for teachers, instructors, office staff and others.',
  },
  pageContent: {
    title: 'Work at DYCI',
    description: [
      'No job is posted here today. You may apply all the same: a school with four levels needs many kinds of people.',
      'We need people who know their field and who like to work with young people. New graduates may apply too.',
      'When a job is open, you find it on this page.',
    ],
    nextSteps: [
      { what: 'link', text: 'Data Privacy Policy', address: '/data-privacy-policy' },
      { what: 'link', text: 'The four core values', address: '/meaning/core-values' },
    ],
    sections: [
      {
        heading: 'What to send',
        points: [
          'A letter of one page: the job, the level, and why you want to work here.',
          'A résumé with your education, your work and people we may ask about you.',
          'A copy of your transcript of records.',
          'A copy of your license and training certificates, if your profession has them.',
          'Your address, your phone number and the date when you could start.',
        ],
        paragraphs: [
          'Send copies. Bring the originals when we ask for them.',
          'The form on this website takes one PDF, 5 MB at most: put your letter, your résumé and the copies in it.',
        ],
      },
      {
        heading: 'Our values',
        paragraphs: [
          'Everyone who works here learns the four values: God-Centeredness, Magis (doing more), Sapentia (wisdom) and Paraya (self-giving).',
          'Teachers keep learning too. In May 2019, 93 teachers of junior and senior high went to Tagaytay for a leadership journey of one and a half days.',
        ],
      },
      {
        heading: 'Your data',
        paragraphs: [
          'We use your papers only for hiring. A PDF that you send with the form is deleted with it. The Data Privacy Policy says how we protect your papers.',
        ],
      },
    ],
  },
}
