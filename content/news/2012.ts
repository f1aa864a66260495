import type { ArticleInput } from '../../school/kinds/article.ts'

export const articles2012: ArticleInput[] = [
  {
    title: 'HERO comes home: grand champion at the 2012 World Robot Olympiad',
    content: `<p>DYCI’s robot HERO is grand champion at the 2012 World Robot Olympiad, in the high-school open category.</p>
<p>HERO is short for Humanoid for Educational Reinforcement Operations. It is a robot that helps with lessons. The theme of the year was <strong>robots connecting people</strong>.</p>
<h2>The road so far</h2>
<ol>
<li>2009, Pohang: ninth place</li>
<li>2010, Pasay: gold, junior-high open category</li>
<li>2011, Abu Dhabi: fourth place and best in technical design</li>
<li>2012: grand champion, high-school open category</li>
</ol>
<p>Source: Inquirer Technology.</p>`,
    publishedOn: '2012-11-19',
    category: 'Outside News',
    topics: ['robotics', 'jhs'],
    bannerImage: '/images/robots/2012-hero.svg',
  },
  {
    title: 'A meat-safety checker earns third place in St. Louis',
    content: `<p>Is the meat still safe to eat? A DYCI machine that answers this question took third place for project presentation in St. Louis, USA.</p>
<p>The machine is MAGIS 2.0. It checks meat with a color sensor and a temperature sensor. The team showed it at the FIRST LEGO League World Festival in April 2012.</p>
<p>Source: DOST scholars’ news, dostscholars.com.</p>`,
    publishedOn: '2012-05-07',
    category: 'Outside News',
    topics: ['robotics', 'research'],
    bannerImage: '/images/robots/2012-magis-2.svg',
  },
  {
    title: 'First champion of the first FIRST LEGO League Philippines',
    content: `<p>DYCI is the champion of the first FIRST LEGO League Philippines. Fifteen schools and about 150 students took part in February 2012.</p>
<p>The next stop is the World Festival in St. Louis, USA, in April.</p>
<p>Sources: Philstar.com, March 4, 2012; Mabuhay Campus, March 2012.</p>`,
    publishedOn: '2012-03-05',
    category: 'Outside News',
    topics: ['robotics', 'student life'],
    bannerImage: '/images/robots/2012-league.svg',
  },
]
