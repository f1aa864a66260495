import type { CategoryInput } from '../../school/kinds/category.ts'

export const identity: CategoryInput = {
  headerContent: {
    title: 'Identity',
    bannerLink: '/images/sections/identity.svg',
    description:
      'Who a DYCIan is on the first day of school, and who we hope will walk out with the diploma.',
    highlightFirstLetter: true,
  },
  pageContent: {
    title: 'What makes a DYCIan',
    description: [
      'Members of this community call themselves DYCIans, and they go on doing so long after graduation. The name covers a Kinder child, a marine engineering cadet, a cashier and an alumna with grandchildren of her own.',
      'What they share is described in eight graduate attributes. Each says something that a person should be able to do, or to be, after years in our care. Teachers use them when they plan a subject; students may use them as a mirror.',
    ],
  },
  subItems: [
    {
      title: 'Graduate Attributes',
      tag: 'graduate-attributes',
      headerImg: '/images/sections/identity.svg',
      shortDescription:
        'Eight qualities that should be recognizable in anyone who has finished at DYCI.',
      description: [
        'An employer who meets a DYCIan for the first time sees a diploma and perhaps a list of grades. After a month of working together, the same employer should be able to describe the person. The eight graduate attributes are our attempt to write that description in advance.',
        'They grow out of the four core values. A God-centered person is named first. Lifelong learning comes from Sapentia, or wisdom; excellence in work from Magis, the readiness to do more; leadership through service from Paraya, the giving of oneself. The other four speak of a graduate’s place in the world: communicating well, solving problems with imagination, caring for country and creation, and competing anywhere while staying rooted in Filipino values.',
        'Nobody acquires them in a single subject. A Grade 4 pupil who explains her robot in English to a visitor is working on two or three at once. So is a business student who keeps honest books for a sari-sari store, or an athlete who helps an opponent up.',
        'Graduation does not complete the list. We hope that alumni will find, on rereading it, that some lines have become truer with time.',
      ],
      sample: true,
    },
  ],
}
