import type { CategoryInput } from '../../school/kinds/category.ts'

export const dycianNews: CategoryInput = {
  headerContent: {
    title: 'DYCIan News',
    bannerLink: '/images/sections/news.svg',
    description: 'What happens in our school, and what DYCIans do in other places.',
  },
  pageContent: {
    title: 'Stories from the school',
    description: [
      'There are two kinds of news. Campus News is about life in the school; Outside News is about DYCIans in other places.',
      'Choose one kind or read both. You can also choose a topic, such as your level or your department.',
    ],
  },
  subItems: [
    {
      title: 'Campus News',
      tag: 'campus-news',
      nextSteps: [
        { what: 'link', text: 'All Campus News', address: '/dycian-news?category=Campus+News' },
        { what: 'link', text: 'Ask us to take a picture down', address: '/ask-us?topic=other' },
      ],
      shortDescription: 'Classes, projects, prayer and celebrations in the school.',
      description: [
        'Campus News is about what happens in the school: lessons, projects and celebrations.',
        'We write about groups and do not name pupils. If a picture shows your child and you do not want it here, tell us and we will take it down.',
      ],
    },
    {
      title: 'News Beyond Campus',
      tag: 'news-beyond-campus',
      nextSteps: [
        { what: 'link', text: 'All Outside News', address: '/dycian-news?category=Outside+News' },
        { what: 'link', text: 'Tell us about a mistake', address: '/ask-us?topic=other' },
      ],
      shortDescription: 'DYCIans at contests, in other schools and at work.',
      description: [
        'Outside News is about DYCIans at contests, in other schools and at work. It also tells you about new rules for schools.',
        'We give results as the organizers published them, with the name of the event and its date. If you see a mistake, please tell us.',
      ],
    },
  ],
}
