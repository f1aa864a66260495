import type { ArticleInput } from '../../school/kinds/article.ts'

export const articles2019: ArticleInput[] = [
  {
    title: 'A year with two golds, one from Denmark and one from Turkey',
    content: `<p>DYCI’s robotics teams won two gold medals abroad in 2019: one in Denmark and one in Turkey.</p>
<p>The team has been active since 2007. The <a href="/innovations/dyci-robotics-program">robotics page</a> tells more about the program.</p>
<p>Source: Good News Pilipinas.</p>`,
    publishedOn: '2019-12-09',
    category: 'Outside News',
    topics: ['robotics'],
    bannerImage: '/images/robots/2019-two-golds.svg',
  },
  {
    title: 'Tanaga, haiku, rap: Buwan ng Wika finds its rhythm',
    content: `<p>August belongs to the national language. The Filipino classes of the high school wrote poems and counted syllables.</p>
<ul>
<li>A <em>tanaga</em> has four lines of seven syllables.</li>
<li>A haiku has lines of five, seven and five.</li>
<li>A rap has as many as you like.</li>
</ul>
<p>Junior-high pupils wrote about what they see every day: the gate in the morning, rain on the roof, new notebooks.</p>
<p>HUMSS students of senior high were the editors. They could underline and ask questions. They could not write a word of someone else’s poem. A good question is “What did you see just before this?”</p>
<p>The poems hang on a line in the corridor. Anyone may add one.</p>`,
    publishedOn: '2019-08-19',
    category: 'Campus News',
    topics: ['jhs', 'shs', 'HUMSS'],
    bannerImage: null,
    sample: true,
  },
  {
    title: 'Ninety-three teachers and a tree of promises',
    content: `<p>On May 15 and 16, 2019, 93 junior- and senior-high teachers of DYCI went to Tagaytay for a leadership journey.</p>
<p>It lasted one and a half days. The teachers told each other their life stories. They learned about love languages and about teaching as a vocation.</p>
<p>At the end each teacher wrote a promise and put it on a <em>Panata Tree</em>. <em>Panata</em> is a solemn promise.</p>
<p>Source: www.ncaf.ph.</p>`,
    publishedOn: '2019-05-20',
    category: 'Campus News',
    topics: ['jhs', 'shs', 'spirituality'],
    bannerImage: null,
  },
]
