import type { ArticleInput } from '../../school/kinds/article.ts'

export const articles2011: ArticleInput[] = [
  {
    title: 'In Abu Dhabi, a robot called MAGIS places fourth and wins for its design',
    content: `<p>DYCI’s robot MAGIS took fourth place at the World Robot Olympiad in Abu Dhabi. It also won the award for best in technical design.</p>
<p>The olympiad was held on November 19 and 20, 2011. DYCI was in the open category for junior high.</p>
<p>MAGIS is short for Man’s All-Around Global Interactive Solutions. <em>Magis</em> is also a value of the school. It is Latin for “more” and means doing more than the minimum.</p>
<p>Source: Punto! Central Luzon.</p>`,
    publishedOn: '2011-11-23',
    category: 'Outside News',
    topics: ['robotics', 'jhs'],
    bannerImage: '/images/robots/2011-magis.svg',
  },
  {
    title: 'Where the nursing and seafaring courses began',
    content: `<p>The college of DYCI began in 1977. Nursing, midwifery and training for seamen were among its first courses.</p>
<p>Three years before, the Yanga family had bought Francisco Balagtas Academy. These were the first courses of the college:</p>
<ul>
<li>Midwifery and nursing</li>
<li>A training course for seamen</li>
<li>Commerce and secretarial education</li>
<li>Agriculture and veterinary medicine</li>
<li>Vocational courses</li>
</ul>
<p>Some of them have ended. Midwifery and nursing are still taught under health sciences. Maritime education now offers marine transportation and marine engineering.</p>
<p>Source: school history, www.dyci.edu.ph.</p>`,
    publishedOn: '2011-08-22',
    category: 'Campus News',
    topics: ['college', 'College of Health Sciences', 'College of Maritime Education', 'alumni'],
    bannerImage: null,
  },
  {
    title: 'Deans, heads and student leaders plan the year in Tagaytay',
    content: `<p>Deans and department heads met in Tagaytay on January 29 and 30, 2011. It was the school’s eighth pre-strategic planning.</p>
<p>The Supreme Student Council works with the deans and the administration. These were the themes:</p>
<ul>
<li>How teachers teach</li>
<li>How students perform, and if graduates find jobs</li>
<li>Equipment</li>
<li>Research</li>
<li>The environment</li>
</ul>
<p>The student council also backed the street-dancing event.</p>
<p>Source: news and events of 2011, www.dyci.edu.ph.</p>`,
    publishedOn: '2011-02-03',
    category: 'Campus News',
    topics: ['college', 'research', 'sustainability', 'student life'],
    bannerImage: null,
  },
]
