import type english from '../en/news.ts'

/** Messages of the pages of news and announcements. */
export default {
  titleOfTopic: '{title}: {topic}',
  titleOfPage: '{title}, page {page}',
  categories: 'Uri ng balita',
  all: 'Lahat',
  topic: 'Topic',
  topics: 'Mga topic',
  allTopics: 'Lahat ng topic',
  show: 'Ipakita',
  articles: 'Mga balita',
  pages: 'Mga page ng balita',
  count: '{count, plural, one {# balita} other {# na balita}}',
  countOnPage: '{count}, page {page} sa {pageCount}',
  more: 'Iba pang {category}',
  news: 'balita',
  allAnnouncements: 'Lahat ng Anunsyo',
  pastAnnouncements: 'Wala nang bisa',
  moreAnnouncements: 'Iba pang anunsyo',
  moreAnswers: 'Iba pang sagot',
  classesToday: 'May pasok ba ngayon?',
  tellMe: 'Sabihan ako sa phone na ito',
  tellMeText: 'Makakuha ng mensahe kapag may pagbabago.',
  isItTrue: 'Galing ba talaga ito sa DYCI?',
  isItTrueText: 'I-check ang abiso gamit ang code nito.',
  announcementDescription: '{title}. Anunsyo ng DYCI.',
} as const satisfies Record<keyof typeof english, string>
