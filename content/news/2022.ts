import type { ArticleInput } from '../../school/kinds/article.ts'

export const articles2022: ArticleInput[] = [
  {
    title: 'Gloves, sacks and a slow brown river',
    content: `<p>Students of senior high and neighbors cleaned the riverbank together. They began early, when the water was low.</p>
<p>Everything was sorted on a sheet before it went into a sack: bottles, sachets, cloth and foam. The HUMSS classes counted it for a lesson about waste in a community.</p>
<p>Most of it was sachets. A sachet of shampoo is what many people can pay in a day. So the students did not blame anyone. They asked which shops could refill a bottle.</p>
<h2>What a refill needs</h2>
<ul>
<li>A clean bottle.</li>
<li>A pump that does not leak.</li>
<li>A price that makes it worth the walk.</li>
</ul>
<p>Two shopkeepers want to think about it. The class has made a table of costs for the next visit.</p>`,
    publishedOn: '2022-11-07',
    category: 'Campus News',
    topics: ['paraya', 'sustainability', 'shs', 'HUMSS'],
    bannerImage: '/images/service/environment-1.svg',
    sample: true,
  },
  {
    title: 'Back in their own seats',
    content: `<p>After a long time of lessons at home, the children are back in the classroom.</p>
<p>In the lower grades the first days were about small things. Where does the bag go? How do we share a box of crayons? Some Grade 2 pupils had never been in their classroom.</p>
<p>Some junior-high pupils were shy. Advisers let them talk in pairs first, then in fours. Later they spoke to the whole class.</p>`,
    publishedOn: '2022-08-29',
    category: 'Campus News',
    topics: ['pgs', 'jhs', 'student life'],
    bannerImage: null,
    sample: true,
  },
]
