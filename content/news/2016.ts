import type { ArticleInput } from '../../school/kinds/article.ts'

export const articles2016: ArticleInput[] = [
  {
    title: 'Grade 11 opens across the country',
    content: `<p>This June, for the first time, young Filipinos who finished Grade 10 went on to Grade 11 instead of college. Senior high school has started nationwide.</p>
<p>The two new years are meant for specialized study. A student chooses a track, takes subjects that belong to it, does research, and spends part of Grade 12 in work immersion, where a real office, clinic, kitchen or workshop becomes the classroom.</p>
<p>Four ways lead out of Grade 12: college, employment, a business, or further training in a middle-level skill. A good choice of track keeps more than one of them open, which is why the conversation at home should begin early, and should include the person whose life it is.</p>`,
    publishedOn: '2016-06-13',
    category: 'Outside News',
    topics: ['shs', 'admissions'],
    bannerImage: '/images/shs.svg',
    sample: true,
  },
  {
    title: 'Table service, with teachers as the guests',
    content: `<p>The menu had been printed, the napkins folded, and at a quarter to twelve somebody discovered that the soup ladle was missing. Hospitality students found a second one, warmed the bowls, and opened the door on time.</p>
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
