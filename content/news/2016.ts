import type { ArticleInput } from '../../school/kinds/article.ts'

export const articles2016: ArticleInput[] = [
  {
    title: 'Grade 11 opens across the country',
    content: `<p>Senior high school has started in the whole country. Students who finished Grade 10 now go on to Grade 11.</p>
<p>In the two new years, a student chooses a track, does research and has work immersion.</p>
<p>After Grade 12 there are four ways: college, a job, a business, or training for a skill.</p>`,
    publishedOn: '2016-06-13',
    category: 'Outside News',
    topics: ['shs', 'admissions'],
    bannerImage: '/images/shs.svg',
    sample: true,
  },
  {
    title: 'Table service, with teachers as the guests',
    content: `<p>The menu had been printed, the napkins folded, and at a quarter to twelve somebody discovered that the soup ladle was missing.</p>
<p>Hospitality students found a second one, warmed the bowls, and opened the door on time.</p>
<p>Their guests at this practical meal were teachers from other departments, who had been asked to behave like hotel customers and did so with visible pleasure. One sent back his water because it had no ice. One changed her order twice. A table of mathematicians checked the bill.</p>
<p>Students rotate through every post during the term: receiving guests, taking orders, carrying, cooking, washing, and calling the kitchen to attention when three tables arrive at once. Most say the washing taught them more about planning than the cooking did, since every plate that goes out comes back.</p>
<p>At the end the guests filled in a card about the food, the pace and the welcome. The cards are read aloud in class, including the one about the ice.</p>`,
    publishedOn: '2016-02-22',
    category: 'Campus News',
    topics: ['college', 'College of Hospitality Management and Tourism'],
    bannerImage: '/images/college/chmt.svg',
    sample: true,
  },
]
