import type { ArticleInput } from '../../school/kinds/article.ts'

export const articles2009: ArticleInput[] = [
  {
    title: 'Ninth place in Pohang, at an olympiad of 327 teams',
    content: `<p>The DYCI robotics team is home from Pohang, South Korea, with ninth place at the 2009 World Robot Olympiad. This year 327 teams from 32 countries took part.</p>
<p>The team has been active only since 2007. Two years is about the time it takes to wear out a first set of motors, and in that time an after-school activity in Bocaue has grown into something that travels abroad with a flag.</p>
<p>Pupils who would like to see how it is done can read about the <a href="/innovations/dyci-robotics-program">robotics program</a> or simply look in after class. Nobody is expected to know what a gear ratio is on the first day.</p>`,
    publishedOn: '2009-11-16',
    category: 'Outside News',
    topics: ['robotics'],
    bannerImage: null,
    sample: true,
  },
  {
    title: 'A drafting table becomes the robot bench',
    content: `<p>The old drafting table at the end of the high-school corridor has a new job. Its top has been sanded, a rim of wood strips keeps small parts from rolling off, and the robotics team now builds on it every afternoon.</p>
<p>The team works with Lego sets: beams, gears, motors, a light sensor and a controller that takes its orders from a laptop. Pupils divide the work. Some build, some write the program, and one keeps a notebook of what failed and why. The notebook is filling faster than the trophy shelf.</p>
<p>Visitors are welcome after the last class as long as they do not lean on the table. A newcomer’s first job is sorting axles by length, which sounds dull until you notice that you can now tell them apart by touch.</p>`,
    publishedOn: '2009-09-21',
    category: 'Campus News',
    topics: ['robotics', 'jhs'],
    bannerImage: null,
    sample: true,
  },
]
