import type { ArticleInput } from '../../school/kinds/article.ts'

export const articles2009: ArticleInput[] = [
  {
    title: 'Ninth place in Pohang, at an olympiad of 327 teams',
    content: `<p>The DYCI robotics team took ninth place at the 2009 World Robot Olympiad in Pohang, South Korea.</p>
<p>In that year 327 teams from 32 countries took part. The DYCI team has been active since 2007. You can read more about the <a href="/innovations/dyci-robotics-program">robotics program</a>.</p>
<p>Source: Philstar.com, November 8, 2010.</p>`,
    publishedOn: '2009-11-16',
    category: 'Outside News',
    topics: ['robotics'],
    bannerImage: '/images/robots/2009-pohang.svg',
  },
  {
    title: 'A drafting table becomes the robot bench',
    content: `<p>An old drafting table in the high-school corridor has a new job. The robotics team now builds on it every afternoon.</p>
<p>The top is sanded, and a rim of wood keeps small parts from rolling off. The team works with Lego sets: beams, gears, motors, a light sensor and a controller that takes its orders from a laptop.</p>
<p>Pupils share the work. Some build, some write the program, and one keeps a notebook of what failed and why. A newcomer’s first job is to sort axles by length. After a while you know them by touch.</p>`,
    publishedOn: '2009-09-21',
    category: 'Campus News',
    topics: ['robotics', 'jhs'],
    bannerImage: '/images/jhs.svg',
    sample: true,
  },
]
