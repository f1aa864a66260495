import type { CategoryInput } from '../../school/kinds/category.ts'

/** Names only former owners and presidents, as the school's own published history does. */
export const organizationalMemory: CategoryInput = {
  headerContent: {
    title: 'Organizational Memory',
    bannerLink: '/images/sections/memory.svg',
    description:
      'From Francisco Balagtas Academy in 1950 to Dr. Yanga’s Colleges, Inc.: where we come from and whom we thank.',
    highlightFirstLetter: true,
  },
  pageContent: {
    title: 'What we remember',
    description: [
      'The school has had three names since 1950 and has passed from one family of owners to another. Knowing how it came about helps to explain why a college stands beside a grade school here, and why scholarships are spoken of as a family matter.',
      'History tells the story by dates. The page on the founder looks at the person after whom the school is named.',
    ],
  },
  subItems: [
    {
      title: 'History',
      tag: 'history',
      headerImg: '/images/sections/memory.svg',
      shortDescription:
        'More than seven decades in steps, from a secondary school of 1950 to four levels today.',
      description: [
        'DYCI is older than its name. It began as a secondary school, became a college under a new family, and only then opened rooms for the youngest. The steps below follow the school’s own published account.',
        'Read from the end, they explain a good deal about the place: why the nursing and maritime courses have such deep roots, why the grade school is younger than the college, and why old diplomas in Bocaue carry two other names.',
      ],
      sections: [
        {
          heading: '1950',
          paragraphs: [
            'A secondary school opens as Francisco Balagtas Academy, FBA for short, named after the poet from Bulacan. It is non-sectarian. Its first owners are Mr. and Mrs. Gerardo Samson, Sr.',
          ],
        },
        {
          heading: '1974',
          paragraphs: [
            'The Yanga family acquires the academy. Dr. Ismael E. Yanga, Sr. becomes the first President under the new ownership.',
          ],
        },
        {
          heading: '1977',
          paragraphs: [
            'The tertiary level is added, and it is broad from the start: midwifery, nursing, secretarial education, veterinary medicine, agriculture, commerce, training for seamen and vocational courses. Nursing, midwifery and the sea are still taught today.',
          ],
        },
        {
          heading: '1987',
          paragraphs: [
            'The growing institution takes a name that covers more than an academy: Dr. Yanga’s Francisco Balagtas Colleges, DYFBC.',
          ],
        },
        {
          heading: '12 August 1993',
          paragraphs: [
            'Dr. Marciano D. Yanga is installed as second President in an investiture ceremony.',
          ],
        },
        {
          heading: 'The college widens',
          paragraphs: [
            'Over time new programs join the first ones: education, arts and sciences, computer science, computer technology, accountancy, marine transportation, marine engineering, hotel and restaurant management, tourism and a caregiver course.',
          ],
        },
        {
          heading: 'The youngest arrive',
          paragraphs: [
            'After the college has grown, pre-elementary and elementary departments open. In most schools the small children come first. In ours they came last, and have made up for it in noise.',
          ],
        },
        {
          heading: '2001',
          paragraphs: [
            'The school receives its present name, Dr. Yanga’s Colleges, Inc., and is soon known as DYCI.',
          ],
        },
        {
          heading: '2004 and 2007',
          paragraphs: [
            'Two beginnings that students still talk about. Youthcamp is held for the first time in 2004, and the robotics team has been active since 2007.',
          ],
        },
        {
          heading: '2015',
          paragraphs: [
            'A revised edition of the College Student Handbook is in use. It closes with a page that student and parent sign and return, to say that they know the rules and accept them.',
          ],
        },
        {
          heading: 'Academic year 2024–2025',
          paragraphs: [
            'The school counts 12,205 DYCIans: 672 in preschool and grade school, 2,657 in junior high, 2,190 in senior high and 6,686 in the college.',
          ],
        },
        {
          heading: 'Still to be written',
          paragraphs: [
            'Some dates are missing from this page, among them the opening years of the grade school, of senior high and of the second campus. If your family keeps a yearbook, a program or a diploma that could fill a gap, we would be glad to hear from you.',
          ],
        },
      ],
    },
    {
      title: 'Founder',
      tag: 'founder',
      headerImg: '/images/sections/memory.svg',
      shortDescription:
        'Dr. Ismael E. Yanga, Sr., first President from 1974, and the family whose name the school carries.',
      description: [
        'When the Yanga family took over Francisco Balagtas Academy in 1974, Dr. Ismael E. Yanga, Sr. became its first President under the new ownership. The academy had been founded in 1950 by Mr. and Mrs. Gerardo Samson, Sr., to whom the school owes its beginning. What it has become is the work of the second founding.',
        'Three years into that era the school did something bold for a provincial academy and opened a tertiary level. Its first courses show what kind of help was thought to be needed: people to deliver babies and nurse the sick, to look after animals and land, to keep accounts, to work at sea.',
        'The family name stood for medicine as well as for teaching. Dr. Yanga’s Hospital appears in the college’s admission rules as the place where applicants obtain their medical certificate. That the founder was himself a doctor of medicine seems likely from the title and the hospital; the school will confirm it here.',
        'One idea has outlived the changes of name: schooling must stay within the reach of the poor but deserving. Scholarships are treated as a legacy handed on in the family, and they have been kept up in years when the budget would have argued otherwise.',
        'In 1993 the presidency passed to Dr. Marciano D. Yanga, the second to hold it. A fuller life of the founder, with portraits and the memories of those who knew him, will be published by the school.',
      ],
      sample: true,
    },
  ],
}
