import type { CategoryInput } from '../../school/kinds/category.ts'

/** Names only former owners and presidents, as the school's own published history does. */
export const organizationalMemory: CategoryInput = {
  headerContent: {
    title: 'Organizational Memory',
    bannerLink: '/images/news/parol.svg',
    description:
      'From Francisco Balagtas Academy in 1950 to Dr. Yanga’s Colleges, Inc.: where we come from.',
    highlightFirstLetter: true,
  },
  pageContent: {
    title: 'What we remember',
    description: [
      'The school has had three names since 1950 and two families of owners.',
      'The history goes step by step from 1950 to today. Another page is about Dr. Ismael E. Yanga, Sr.',
    ],
    nextSteps: [
      {
        what: 'link',
        text: 'Do you have an old yearbook or diploma? Tell us.',
        address: '/ask-us?topic=other',
      },
      { what: 'link', text: 'Ask for your old school records', address: '/ask-us?topic=records' },
    ],
  },
  subItems: [
    {
      title: 'History',
      tag: 'history',
      nextSteps: [
        {
          what: 'link',
          text: 'Do you have an old yearbook or diploma? Tell us.',
          address: '/ask-us?topic=other',
        },
        { what: 'link', text: 'Ask for your old school records', address: '/ask-us?topic=records' },
      ],
      figures: [
        { value: '1950', label: 'Francisco Balagtas Academy opens' },
        { value: '12,205', label: 'students in school year 2024–2025' },
      ],
      headerImg: '/images/sections/memory.svg',
      shortDescription:
        'More than seventy years in steps, from a secondary school in 1950 to four levels today.',
      description: [
        'DYCI began in 1950 as a secondary school. It became a college under a new family, and later opened a grade school.',
        'The steps below are from the school’s own history page and from press reports. They also explain the names FBA and DYFBC on old diplomas.',
      ],
      sections: [
        {
          heading: '1950',
          paragraphs: [
            'A secondary school opens: Francisco Balagtas Academy, FBA for short. It is non-sectarian. Its first owners are Mr. and Mrs. Gerardo Samson, Sr.',
          ],
        },
        {
          heading: '1974',
          paragraphs: [
            'The Yanga family buys the academy. Dr. Ismael E. Yanga, Sr. becomes the first President under the new ownership.',
          ],
          picture: '/images/sections/founder.svg',
        },
        {
          heading: '1977',
          paragraphs: [
            'The college level is added. The first courses are midwifery, nursing, secretarial education, veterinary medicine, agriculture, commerce, training for seamen and vocational courses.',
          ],
          picture: '/images/college/chs.svg',
        },
        {
          heading: '1987',
          paragraphs: [
            'The school receives a new name: Dr. Yanga’s Francisco Balagtas Colleges, DYFBC for short.',
          ],
        },
        {
          heading: '1993',
          paragraphs: ['On August 12, Dr. Marciano D. Yanga becomes the second President.'],
        },
        {
          heading: 'The college grows',
          paragraphs: [
            'New programs join the first ones: education, arts and sciences, computer science, computer technology, accountancy, marine transportation, marine engineering, hotel and restaurant management, tourism and a caregiver course.',
          ],
          picture: '/images/college/cme.svg',
        },
        {
          heading: 'The grade school opens',
          paragraphs: [
            'Preschool and elementary departments open. At DYCI the grade school is younger than the college.',
          ],
          picture: '/images/pgs.svg',
        },
        {
          heading: '2001',
          paragraphs: [
            'The school receives its present name: Dr. Yanga’s Colleges, Inc., or DYCI.',
          ],
        },
        {
          heading: '2004 and 2007',
          paragraphs: [
            'Youthcamp is held for the first time in 2004, and the robotics team starts in 2007.',
          ],
          picture: '/images/robots/2009-pohang.svg',
        },
        {
          heading: '2015',
          paragraphs: [
            'A revised College Student Handbook is in use. Student and parent sign its conforme page: they accept the rules.',
          ],
        },
        {
          heading: 'School year 2024–2025',
          paragraphs: [
            'The school counts 12,205 students: 672 in preschool and grade school, 2,657 in junior high, 2,190 in senior high and 6,686 in college.',
          ],
          picture: '/images/sections/identity.svg',
        },
        {
          heading: 'Help us to complete this page',
          paragraphs: [
            'We do not know when the grade school, senior high and the second campus opened. Can a yearbook, a program or a diploma of yours help? Please tell us.',
          ],
        },
        {
          heading: 'Sources',
          points: [
            'School history, www.dyci.edu.ph.',
            'College Student Handbook, revised edition of 2015.',
          ],
        },
      ],
    },
    {
      title: 'Founder',
      tag: 'founder',
      nextSteps: [
        {
          what: 'link',
          text: 'Scholarships, a family legacy',
          address: '/stakeholders-centricity/scholarships',
        },
        {
          what: 'link',
          text: 'Do you have a picture or a document? Tell us.',
          address: '/ask-us?topic=other',
        },
      ],
      figures: [{ value: '1974', label: 'Dr. Ismael E. Yanga, Sr. becomes President' }],
      headerImg: '/images/sections/founder.svg',
      shortDescription:
        'Dr. Ismael E. Yanga, Sr., first President from 1974, and the family that gave the school its name.',
      description: [
        'In 1974 the Yanga family bought Francisco Balagtas Academy. Dr. Ismael E. Yanga, Sr. became its first President under the new ownership.',
        'Mr. and Mrs. Gerardo Samson, Sr. had opened the academy in 1950. The school owes its beginning to them.',
        'In 1993 Dr. Marciano D. Yanga became the second President.',
      ],
      sections: [
        {
          heading: 'A college for working life',
          paragraphs: [
            'In 1977, three years later, the school added a college. Its first courses trained people to help mothers and the sick, to care for animals and land, to keep accounts and to work at sea.',
            'The family name is also the name of Dr. Yanga’s Hospital. College applicants get their medical certificate there.',
          ],
          picture: '/images/college/chs.svg',
        },
        {
          heading: 'One idea has lasted',
          paragraphs: [
            'Poor but deserving students should be able to study. A study of 2023 calls the scholarships of the school a family legacy.',
          ],
          picture: '/images/sections/centricity.svg',
        },
        {
          heading: 'Sources',
          points: [
            'School history and admission rules, www.dyci.edu.ph.',
            'International Journal of Research Publications, volume 131, number 1, 2023, pages 30 to 37.',
          ],
        },
      ],
    },
  ],
}
