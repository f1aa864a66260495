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
    title: 'For those we serve',
    description: [
      'Stakeholder is a cold word for a warm matter. It means the pupil, the parent who pays in installments, the alumnus who sends a nephew, the barangay next door. Being centered on them means asking, before every decision, what it will do to them.',
      'Two questions reach us more than others. Can we afford it? Will my child find friends? Scholarships and student organizations are where we begin to answer.',
    ],
  },
  subItems: [
    {
      title: 'Scholarships',
      tag: 'scholarships',
      headerImg: '/images/sections/centricity.svg',
      shortDescription:
        'Discounts and grants for college students, and the government aid that reaches junior and senior high.',
      description: [
        'Keeping school within reach of poor but deserving students is an old intention of this school. A study published in 2023 describes the scholarships as a family legacy, maintained in spite of tight budgets.',
        'The college grants below come from the school’s published list. Terms can change from year to year, so please confirm with the registrar before you count on an amount.',
      ],
      sections: [
        {
          heading: 'Valedictorians',
          paragraphs: [
            'Graduates at the top of a recognized high school receive free tuition for two consecutive semesters, upon certification by the principal.',
          ],
        },
        {
          heading: 'Salutatorians',
          paragraphs: ['Half of the tuition is waived, likewise for two consecutive semesters.'],
        },
        {
          heading: 'High-school average of 85 or better',
          paragraphs: ['A discount of 15% on tuition for one semester.'],
        },
        {
          heading: 'Graduates of the DYCI high school',
          paragraphs: [
            'Those who spent all their high-school years here, first to fourth year under the old count, have an alumni discount of 40% on tuition throughout college.',
          ],
          points: [
            'The average stays at 2.5 or better each semester, with no grade below 3.',
            'Moving to another school, even for one semester, ends the discount.',
          ],
        },
        {
          heading: 'Transferees to the DYCI high school',
          paragraphs: [
            'With at least two years of residency the alumni discount is 25%. The same conditions apply.',
          ],
        },
        {
          heading: 'Academic scholarship',
          paragraphs: [
            'Open after one year of residency. The full level asks for a weighted average of 1.50 or better with a normal load and no grade below 2.00. Partial levels exist; their terms will be announced.',
          ],
        },
        {
          heading: 'Junior high: ESC',
          paragraphs: [
            'Education Service Contracting is a government subsidy for pupils of certified private junior high schools. It starts in Grade 7, so families should ask before that year begins.',
          ],
        },
        {
          heading: 'Senior high: voucher',
          paragraphs: [
            'Graduates of public junior high schools and ESC grantees qualify for the senior high school voucher without applying. Others may apply online. The money goes to the school and is never paid out in cash; you pay what it does not cover.',
          ],
        },
      ],
    },
    {
      title: 'Student Organization',
      tag: 'student-organization',
      headerImg: '/images/sections/centricity.svg',
      shortDescription: 'Councils, societies, teams and clubs: where to look for your people.',
      description: [
        'Much of what people remember about school took place after the last bell. Student organizations are where friendships across sections begin, and where many discover something they are good at that no subject covers.',
        'The Supreme Student Council speaks for students. It works with the deans and the administration, and has long lent its support to events, from planning sessions to street dancing. Once you have graduated, the alumni association keeps the door open.',
        'The groups listed here are examples of what you may find. Ask your adviser or dean’s office which of them are recruiting this year; beginners are welcome in nearly all.',
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
          points: [
            'One for each college department, with talks, field visits, review groups and the annual argument about the color of the shirt.',
          ],
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
          points: [
            'Varsity teams, and intramurals for everyone who prefers to play without a tryout.',
          ],
        },
      ],
      sample: true,
    },
  ],
}
