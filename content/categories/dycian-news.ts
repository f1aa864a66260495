import type { CategoryInput } from '../../school/kinds/category.ts'

export const dycianNews: CategoryInput = {
  headerContent: {
    title: 'DYCIan News',
    description:
      'What is happening in our classrooms and chapel, and where DYCIans have been seen beyond the gate.',
  },
  pageContent: {
    title: 'Stories from the school',
    description: [
      'News comes in two kinds. Campus News is about life inside: lessons, projects, celebrations. Outside News follows DYCIans to contests, partners and places elsewhere.',
      'Choose one kind or read all of them together, and narrow the list by topic if you are looking for your level, your department or the robots.',
    ],
  },
  subItems: [
    {
      title: 'Campus News',
      tag: 'campus-news',
      shortDescription:
        'From the corridors: classes, projects, prayer, celebrations and the people who make them work.',
      description: [
        'Campus News reports on what happens within our own walls. A class that bakes before dawn belongs here, as does a change in the curriculum that parents should understand.',
        'We write about groups and avoid naming pupils, since a child’s name on the internet is hard to take back. If a picture shows your child and you would rather it did not, tell us and it will come down.',
      ],
    },
    {
      title: 'News Beyond Campus',
      tag: 'news-beyond-campus',
      shortDescription: 'DYCIans at contests, in partner schools and at work in the wider world.',
      description: [
        'Teams travel, alumni are promoted, agencies change the rules, and now and then a newspaper takes notice of us. Such stories are filed as Outside News.',
        'Results are given as the organizers published them, with the name of the event and its date. Readers who spot a mistake, or who know of a DYCIan’s achievement we have missed, are asked to write.',
      ],
    },
  ],
}
