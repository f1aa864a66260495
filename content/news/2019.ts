import type { ArticleInput } from '../../school/kinds/article.ts'

export const articles2019: ArticleInput[] = [
  {
    title: 'A year with two golds, one from Denmark and one from Turkey',
    content: `<p>Before the Christmas break, a short look back for the people who have asked at the gate: yes, both medals are real. DYCI’s robotics teams won gold in Denmark and gold in Turkey in 2019.</p>
<p>The competition team has been active since 2007, so its first members are adults now. What they handed down is mostly method: keep a notebook, test one change at a time, rehearse the talk, thank the people who drove you. The <a href="/innovations/dyci-robotics-program">robotics page</a> has more about how the program works and who may join.</p>`,
    publishedOn: '2019-12-09',
    category: 'Outside News',
    topics: ['robotics'],
    bannerImage: null,
    sample: true,
  },
  {
    title: 'Tanaga, haiku, rap: Buwan ng Wika finds its rhythm',
    content: `<p>August belongs to the national language, and this year the Filipino classes of the high school decided to count syllables. Seven to a line and four lines for a <em>tanaga</em>. Five, seven and five for a haiku. For rap, as many as your breath allows.</p>
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
    content: `<p>On 15 and 16 May, before the new school year took over their calendars, 93 junior- and senior-high teachers of DYCI spent a day and a half in Tagaytay on a leadership journey. They went as learners.</p>
<p>Part of the time was given to life stories. It is possible to share a faculty room with somebody for years without knowing how that person came to teaching, so they told each other. Another session looked at the different ways in which people give and receive love, and asked the teachers to think of pupils who may not recognize kindness in the form we usually offer it.</p>
<p>Then there was the vocation itself. A teacher needs competence, of course, and beyond it a life that children can safely imitate, because they will.</p>
<p>At the close each teacher wrote down a commitment and fastened it to a <em>Panata Tree</em>. <em>Panata</em> is a solemn promise, of the kind that Filipinos make in church or at a parent’s bedside. The leaves stay private. Whatever is written on them will have to be read in classrooms, over the months ahead, by what the teachers do.</p>`,
    publishedOn: '2019-05-20',
    category: 'Campus News',
    topics: ['jhs', 'shs', 'spirituality'],
    bannerImage: '/images/sections/spirituality.svg',
    sample: true,
  },
]
