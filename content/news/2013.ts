import type { ArticleInput } from '../../school/kinds/article.ts'

export const articles2013: ArticleInput[] = [
  {
    title: 'Two first places at the Philippine Robotics Olympiad',
    content: `<p>DYCI teams won the open category of the Philippine Robotics Olympiad twice: in elementary and in high school.</p>
<p>The olympiad was in September 2013. Both teams qualified for the World Robot Olympiad in Jakarta.</p>
<p>Source: The Philippine Star, September 12, 2013.</p>`,
    publishedOn: '2013-09-16',
    category: 'Outside News',
    topics: ['robotics', 'pgs', 'jhs'],
    bannerImage: '/images/robots/2013-two-firsts.svg',
  },
  {
    title: 'Twelve years of basic education, now written into law',
    content: `<p>Basic education in the Philippines now has kindergarten and twelve years. Two laws say so: Republic Acts 10157 and 10533.</p>
<p>Republic Act 10157 makes kindergarten compulsory. A child needs it before Grade 1. Together the laws are called “K to 12”.</p>
<table>
<thead>
<tr><th>Stage</th><th>Years</th><th>Grades</th></tr>
</thead>
<tbody>
<tr><td>Kindergarten</td><td>1</td><td>Kinder</td></tr>
<tr><td>Elementary</td><td>6</td><td>Grades 1 to 6</td></tr>
<tr><td>Junior high school</td><td>4</td><td>Grades 7 to 10</td></tr>
<tr><td>Senior high school</td><td>2</td><td>Grades 11 and 12</td></tr>
</tbody>
</table>
<p>For families the largest change is senior high school: two more years, in which a student prepares for college, a skill, a job or a business.</p>
<p>Sources: Republic Acts 10157 and 10533.</p>`,
    publishedOn: '2013-06-03',
    category: 'Outside News',
    topics: ['pgs', 'jhs', 'shs'],
    bannerImage: null,
  },
  {
    title: 'DYCI, a “most transformative school” of 2012',
    content: `<p>A school video of 2013 presents DYCI as a Most Transformative School of 2012. It tells how the school changed.</p>
<p>There were years when fewer students enrolled and the school had a weak name. The video names three things that helped:</p>
<ul>
<li>Values formation.</li>
<li>Lego robotics in several subjects. The video calls DYCI the first Robotics Excellence Center in Bulacan.</li>
<li>An English-speaking campaign all year round.</li>
</ul>
<p>Source: the channel DYCIanOfficial, 2013.</p>`,
    publishedOn: '2013-03-04',
    category: 'Campus News',
    topics: ['robotics', 'jhs', 'student life'],
    bannerImage: null,
  },
]
