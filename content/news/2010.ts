import type { ArticleInput } from '../../school/kinds/article.ts'

export const articles2010: ArticleInput[] = [
  {
    title: 'World champions promised a place in college',
    content: `<p>DYCI has promised full college scholarships to the pupils who won gold at the World Robot Olympiad.</p>
<p>The pupils won in November 2010 in Pasay, in the open category for junior high. When they finish high school, they can study at DYCI’s college.</p>
<p>Source: Punto! Central Luzon.</p>`,
    publishedOn: '2010-11-22',
    category: 'Campus News',
    topics: ['robotics', 'scholarships', 'college'],
    bannerImage: null,
  },
  {
    title: 'Gold at the SMX: a Bocaue team tops the junior-high open category',
    content: `<p>A DYCI team won gold at the World Robot Olympiad in Pasay. It was first in the open category for junior high.</p>
<p>The olympiad was held on November 6 and 7, 2010, at the SMX Convention Center. In the open category, each team builds a robot for a theme and explains it to judges. The theme of 2010 was <strong>robots promote tourism</strong>.</p>
<h2>From ninth to first</h2>
<p>In 2009 DYCI was ninth in Pohang, South Korea. One year later it was first.</p>
<p>Sources: Philstar.com, November 8, 2010; Punto! Central Luzon; TechPinas, November 2010.</p>`,
    publishedOn: '2010-11-08',
    category: 'Outside News',
    topics: ['robotics', 'jhs'],
    bannerImage: '/images/robots/2010-gold.svg',
  },
]
