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
    bannerImage: null,
    sample: true,
  },
  {
    title: 'Table service, with teachers as the guests',
    content: `<p>Hospitality students cooked and served a meal. Their guests were teachers from other departments.</p>
<p>The teachers acted like hotel guests. One asked for ice. One changed her order twice. One table checked the bill.</p>
<p>In one term each student does every task:</p>
<ul>
<li>welcome the guests</li>
<li>take orders</li>
<li>carry</li>
<li>cook</li>
<li>wash the plates</li>
</ul>
<p>At the end the guests filled in a card about the food, the time and the welcome. The class reads the cards together.</p>`,
    publishedOn: '2016-02-22',
    category: 'Campus News',
    topics: ['college', 'College of Hospitality Management and Tourism'],
    bannerImage: '/images/college/chmt.svg',
    sample: true,
  },
]
