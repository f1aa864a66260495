import type { ServiceArticleInput } from '../../school/kinds/service-article.ts'

/**
 * The five articles of the community-service program (spec 3): sample descriptions of such days,
 * not reports.
 */
export const starterServiceArticles: ServiceArticleInput[] = [
  {
    title: 'Christmas baskets for Wakas families',
    datePublished: '2025-12-15',
    paragraphs: [
      'Before the Christmas break each homeroom keeps a basket beside the blackboard.',
      'Families give what they can. A kilo of rice appears, then sardines, then a bottle of cooking oil.',
      'There is no list of givers. A child who brings one packet of noodles puts it with the rest. That is Paraya, giving something of your own.',
      'The barangay knows which families need a basket. Senior-high students check that each basket fits the size of the family.',
      'On the day, older pupils carry the baskets and younger ones sing carols.',
      'Many families give the children something too, such as rice cakes. Saying thank you is part of the lesson.',
      'Back in class the pupils draw or write about the day.',
    ],
    images: [
      '/images/service/outreach-1.svg',
      '/images/service/outreach-2.svg',
      '/images/service/outreach-3.svg',
    ],
    topic: 'outreach',
    sample: true,
  },
  {
    title: 'Reading buddies at a neighbor public school',
    datePublished: '2026-02-20',
    paragraphs: [
      'Education students from the college and HUMSS students from senior high read with children at a public school nearby.',
      'They go in pairs. Each brings three picture books: one easy, one that fits, one that is hard.',
      'A buddy reads with a child from Grades 1 to 3 for one class hour. At first the older one reads most. Later the child reads more.',
      'The buddies practice before, in Filipino and in English. They learn to wait when a child stops at a long word.',
      'The teachers of the school decide who takes part. After each hour the buddies write a short note: what was read, and what was hard.',
      'The buddies learn too. Future teachers hear where a young reader needs help.',
    ],
    images: ['/images/service/literacy-1.svg', '/images/service/literacy-2.svg'],
    topic: 'literacy',
    sample: true,
  },
  {
    title: 'Free check-ups in the barangay',
    datePublished: null,
    paragraphs: [
      'For one day the covered court of a barangay is a small clinic. Students of the College of Health Sciences do check-ups there.',
      'Their clinical instructors are with them and check everything.',
      'First people sign in. Then students take blood pressure and weight, and explain the numbers in plain words. People who need a doctor are told so and get the name of the health center.',
      'Midwifery students talk with mothers about sleep, breastfeeding and the warning signs in a newborn.',
      'Some visitors are afraid. They can rest first.',
      'Only a few notes are kept. They stay with the health workers of the barangay. Students write about the day without names.',
      'At the end there is a short prayer. Then the students talk about the day.',
    ],
    images: [
      '/images/service/health-1.svg',
      '/images/service/health-2.svg',
      '/images/service/health-3.svg',
    ],
    topic: 'health',
    sample: true,
  },
  {
    title: 'Clearing the riverbank together',
    datePublished: '2026-06-05',
    author: 'DYCI environment club',
    paragraphs: [
      'Students and barangay volunteers clean the bank of the Bocaue River together.',
      'From the bridge the bank looks clean. Up close there are cups, sachets and old slippers.',
      'We go in teams of six. One person writes down everything before it goes into the sack.',
      'Most of it is sachets, plastic bags, bottles and food containers.',
      'Then everything is sorted. Bottles and metal can be sold, glass is kept apart, and the truck takes the rest.',
      'The next high water brings more waste. So the count goes to the barangay and to the sustainability office. It shows what has to change in shops and kitchens.',
    ],
    images: ['/images/service/environment-1.svg', '/images/service/environment-2.svg'],
    topic: 'environment',
    sample: true,
  },
  {
    title: 'Fix-a-gadget Saturday',
    datePublished: '2025-10-18',
    paragraphs: [
      'On a fix-a-gadget Saturday, computer students and robotics members repair things and teach first lessons on the computer.',
      'Parents and neighbors bring what is broken and stay to learn.',
      'Most repairs are small: a bent plug, a fuse, dust. The owner sees what was wrong. An instructor checks everything that runs on house current.',
      'Some things cannot be repaired. The students say so. They explain why a swollen battery does not belong in the household bin.',
      'On the computers people learn to make letters larger, to save a number, and to spot a message that asks for a one-time code. The learner holds the mouse.',
      'It takes patience to let someone find a letter on the keyboard.',
      'The students give a free morning and a skill. That is Paraya.',
    ],
    images: [
      '/images/service/technology-1.svg',
      '/images/service/technology-2.svg',
      '/images/service/technology-3.svg',
    ],
    topic: 'technology',
    sample: true,
  },
]
