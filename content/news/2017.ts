import type { ArticleInput } from '../../school/kinds/article.ts'

export const articles2017: ArticleInput[] = [
  {
    title: 'Listening to the river with a float and a wire',
    content: `<p>A Grade 12 STEM group built a sensor for the water level of the Bocaue River. It costs little.</p>
<p>A float rises with the water inside a pipe. At each mark it closes a contact. A small controller writes down which contact and when. Anyone with a screwdriver can repair it.</p>
<p>The first version failed in a bucket. Water ran along the wire and closed every contact. Then they bent the wire into a loop, so that drops fall off.</p>
<h2>What they want to find out</h2>
<ul>
<li>Does mud stop the float?</li>
<li>Does the sensor agree with a painted ruler?</li>
<li>Who should get the warning, and in what words?</li>
</ul>
<p>For the last question they ask people who live near the river. These people want to know one thing: should I lift the rice tonight?</p>
<p>The sensor is a first model from a class in practical research. It does not warn anyone yet.</p>`,
    publishedOn: '2017-11-20',
    category: 'Campus News',
    topics: ['shs', 'STEM', 'research'],
    bannerImage: null,
    sample: true,
  },
  {
    title: 'Six tracks on one page',
    content: `<p>Senior high school at DYCI has six tracks. This table shows what you study and where it can lead.</p>
<table>
<thead>
<tr><th>Track</th><th>You will spend time on</th><th>It can lead to</th></tr>
</thead>
<tbody>
<tr><td>STEM</td><td>Calculus, biology, physics, chemistry, a research project</td><td>Engineering, health, computing, architecture</td></tr>
<tr><td>ABM</td><td>Accounting, economics, finance, marketing, running a small enterprise</td><td>Accountancy, business, entrepreneurship</td></tr>
<tr><td>HUMSS</td><td>Writing, politics, religions, the social sciences, community work</td><td>Education, law, psychology, communication</td></tr>
<tr><td>ICT</td><td>Programming and computer systems</td><td>Information technology, computer science, support work</td></tr>
<tr><td>Maritime</td><td>Mathematics, physics and maritime subjects</td><td>Marine transportation, marine engineering</td></tr>
<tr><td>HE</td><td>Skills such as cookery, baking, food service and front office</td><td>Hospitality, tourism, a food business</td></tr>
</tbody>
</table>
<p>Did you choose the wrong track? See the guidance office before the semester ends.</p>`,
    publishedOn: '2017-08-28',
    category: 'Campus News',
    topics: ['shs', 'admissions', 'student life'],
    bannerImage: null,
    sample: true,
  },
  {
    title: 'From Aarhus to Sydney with a project about animals',
    content: `<p>DYCI represented the Philippines at two FIRST LEGO League events in 2017: in Aarhus, Denmark, and in Sydney, Australia.</p>
<p>The events were the European Open and the Asia Pacific Open. The theme of the season was <em>Animal Allies</em>.</p>
<p>Source: arabellejimenez.ph, May 2017.</p>`,
    publishedOn: '2017-08-07',
    category: 'Outside News',
    topics: ['robotics'],
    bannerImage: '/images/robots/2017-animal-allies.svg',
  },
]
