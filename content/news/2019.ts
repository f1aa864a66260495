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
    bannerImage: null,
  },
  {
    title: 'Tanaga, haiku, rap: Buwan ng Wika finds its rhythm',
    content: `<p>August belongs to the national language, and this year the Filipino classes of the high school decided to count syllables. Seven to a line and four lines for a <em>tanaga</em>.</p>
<p>Five, seven and five for a haiku. For rap, as many as your breath allows.</p>
<p>Junior-high pupils wrote about what was within sight: the gate at six in the morning, rain on a tin roof, the smell of new notebooks. HUMSS students from senior high took on the role of editors and met each writer in person, with one rule to follow. They could underline, and they could ask, but they could not write a single word of someone else’s poem.</p>
<h2>Why editors may not write</h2>
<p>An editor who fixes a line leaves the writer with a better line. An editor who asks “What did you see just before this?” often leaves the writer with a better poem. The HUMSS students practiced the question on one another first and found it surprisingly hard to keep their hands off the pencil.</p>
<p>The poems hang along the corridor on clothesline, fastened with wooden pins. Passers-by have begun adding their own at the end of the string, unsigned.</p>`,
    publishedOn: '2019-08-19',
    category: 'Campus News',
    topics: ['jhs', 'shs', 'HUMSS'],
    bannerImage: '/images/tracks/humss.svg',
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
    bannerImage: '/images/sections/spirituality.svg',
  },
]
