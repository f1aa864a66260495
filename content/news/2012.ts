import type { ArticleInput } from '../../school/kinds/article.ts'

export const articles2012: ArticleInput[] = [
  {
    title: 'HERO comes home: grand champion at the 2012 World Robot Olympiad',
    content: `<p>A humanoid robot built to help with lessons has made DYCI grand champion of the high-school open category at the 2012 World Robot Olympiad. Its name is HERO: Humanoid for Educational Reinforcement Operations.</p>
<p>The theme this year was <strong>robots connecting people</strong>. Many ways to answer it come to mind, from messages to maps. A machine that stands by in a classroom and goes over a lesson once more, with whoever needs it, connects the two people who matter most there, the teacher and the learner.</p>
<p>The name will sound familiar to anyone who knows the mission of the school’s basic education. One of its aims is to raise leaders with a hero’s heart.</p>
<h2>The road so far</h2>
<ol>
<li>2009, Pohang: ninth place</li>
<li>2010, Pasay: gold, junior-high open category</li>
<li>2011, Abu Dhabi: fourth place and best in technical design</li>
<li>2012: grand champion, high-school open category</li>
</ol>`,
    publishedOn: '2012-11-19',
    category: 'Outside News',
    topics: ['robotics', 'jhs'],
    bannerImage: null,
    sample: true,
  },
  {
    title: 'A meat-safety checker earns third place in St. Louis',
    content: `<p>Is the meat still good? Market-goers answer with their eyes and nose. The DYCI robotics team answered with a color sensor and a temperature sensor, and the idea earned third place for project presentation at the FIRST LEGO League World Festival in St. Louis, USA, in April.</p>
<p>The device is called MAGIS 2.0, after last year’s robot. It reads two signs of freshness that a buyer can also notice, and reads them the same way every time, which is what a measuring instrument is for.</p>
<p>Project presentation is the part of the league where teams defend an idea in front of judges. There are no points for wheels. A team must have read, asked people who know, tested, and then be able to say all of it clearly in a few minutes.</p>`,
    publishedOn: '2012-05-07',
    category: 'Outside News',
    topics: ['robotics', 'research'],
    bannerImage: '/images/jhs.svg',
    sample: true,
  },
  {
    title: 'First champion of the first FIRST LEGO League Philippines',
    content: `<p>Fifteen schools and about 150 students took part in the first edition of FIRST LEGO League Philippines in February. DYCI is its first champion.</p>
<p>The league asks for more than a robot that runs. Each team also studies a real problem, proposes a solution and presents it, and is watched for how its members treat each other along the way. For a school that uses robotics to teach mathematics, science and spoken English together, the format could hardly fit better.</p>
<p>The next stop is the World Festival in St. Louis, USA, in April.</p>`,
    publishedOn: '2012-03-05',
    category: 'Outside News',
    topics: ['robotics', 'student life'],
    bannerImage: null,
    sample: true,
  },
]
