import type { CategoryInput } from '../../school/kinds/category.ts'

/**
 * The grants come from the college's own page, which is older than K to 12; the page tells readers
 * to confirm them.
 */
export const studentCentricity: CategoryInput = {
  headerContent: {
    title: "Stakeholder's Centricity",
    bannerLink: '/images/sections/centricity.svg',
    description: 'Help with the cost of studying, and a place to belong once you are here.',
    highlightFirstLetter: true,
  },
  pageContent: {
    topic: 'scholarships',
    title: 'Help and a place to belong',
    description: [
      'Scholarships help with the cost of studying. In a student group you find friends.',
      'Stakeholders are the people we serve: students, parents, alumni and neighbors.',
      'Help with fees is not only for college. The government helps students of junior and senior high, too; the page about scholarships says how.',
    ],
    nextSteps: [
      { what: 'link', text: 'Ask about fees and payment', address: '/ask-us?topic=fees' },
      {
        what: 'link',
        text: 'Ask us which groups are open this year',
        address: '/ask-us?topic=other',
      },
    ],
  },
  subItems: [
    {
      title: 'Scholarships',
      tag: 'scholarships',
      nextSteps: [
        {
          what: 'who',
          text: 'The registrar, about a grant of the college',
          address: '/ask-us?topic=fees&level=college',
        },
        { what: 'link', text: 'College: how to apply', address: '/admissions/college' },
        { what: 'link', text: 'Junior high and ESC: how to apply', address: '/admissions/jhs' },
        { what: 'link', text: 'Senior high and voucher: how to apply', address: '/admissions/shs' },
      ],
      topic: 'scholarships',
      headerImg: '/images/college.svg',
      shortDescription:
        'Discounts and grants for college students, and the government aid that reaches junior and senior high.',
      description: [
        'DYCI wants poor but deserving students to be able to study. The college grants below are from an old page of the school, so ask before you count on one.',
        'The old page is the list of college grants on www.dyci.edu.ph. Terms can change. The government aid for junior and senior high is at the end.',
      ],
      sections: [
        {
          heading: 'Valedictorians: Free tuition',
          paragraphs: [
            'For two semesters in a row. Bring a certificate from the principal of a recognized high school.',
          ],
        },
        {
          heading: 'Salutatorians: Half the tuition',
          paragraphs: ['For two semesters in a row.'],
        },
        {
          heading: 'High-school average of 85 or better: 15% off',
          paragraphs: ['A discount on tuition for one semester.'],
        },
        {
          heading: 'Graduates of the DYCI high school: 40% off',
          paragraphs: [
            'An alumni discount on tuition in college, if you spent all your high-school years here (first to fourth year).',
          ],
          points: [
            'Keep an average of 2.5 or better each semester, with no grade below 3.',
            'If you move to another school, even for one semester, the discount ends.',
          ],
        },
        {
          heading: 'Transferees to the DYCI high school: 25% off',
          paragraphs: [
            'An alumni discount, if you spent at least two years here. The same conditions apply.',
          ],
        },
        {
          heading: 'Academic scholarship: Full or partial',
          paragraphs: [
            'You can apply after one year at DYCI. For the full scholarship you need a weighted average of 1.50 or better, a normal load and no grade below 2.00. Ask the registrar about partial scholarships.',
          ],
        },
        {
          heading: 'Junior high: ESC',
          paragraphs: [
            'Education Service Contracting (ESC) is a government subsidy for students in private junior high schools. It starts in Grade 7, so ask before Grade 7 begins.',
          ],
        },
        {
          heading: 'Senior high: Voucher',
          paragraphs: [
            'The voucher is government help for Grades 11 and 12. The money goes to the school, never to you in cash. You pay what it does not cover.',
          ],
          points: [
            'You finished Grade 10 in a public school: you qualify without applying.',
            'You had an ESC grant in a private school: you qualify without applying.',
            'All others: apply online.',
          ],
        },
      ],
    },
    {
      title: 'Student Organization',
      tag: 'student-organization',
      nextSteps: [
        {
          what: 'link',
          text: 'Ask us which groups are open this year',
          address: '/ask-us?topic=other',
        },
        {
          what: 'link',
          text: 'DYCI Robotics Program',
          address: '/innovations/dyci-robotics-program',
        },
      ],
      topic: 'student life',
      headerImg: '/images/sections/events.svg',
      shortDescription: 'Councils, societies, teams and clubs: find your group.',
      description: [
        'In a student organization you find friends and learn new skills. Beginners are welcome.',
        'The Supreme Student Council speaks for students. It works with the deans and the administration. After you graduate, you can join the alumni association.',
        'The other groups on this page are examples. Ask your adviser or dean’s office which ones are open this year.',
      ],
      sections: [
        {
          heading: 'Councils',
          points: [
            'Supreme Student Council of the college.',
            'Learner governments of junior and senior high.',
          ],
        },
        {
          heading: 'Department societies',
          points: ['One for each college department, with talks, visits and review groups.'],
        },
        {
          heading: 'Faith and service',
          points: ['Campus ministry youth.', 'First-aid and Red Cross youth.', 'Environment club.'],
        },
        {
          heading: 'Science, words and stage',
          points: ['Robotics club.', 'Campus paper.', 'Dance troupe.', 'Choir.'],
        },
        {
          heading: 'Sports',
          points: ['Varsity teams.', 'Intramurals for everyone.'],
        },
      ],
      sample: true,
    },
  ],
}
