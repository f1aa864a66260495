import type { ArticleInput } from '../../school/kinds/article.ts'

export const articles2017: ArticleInput[] = [
  {
    title: 'Listening to the river with a float and a wire',
    content: `<p>People who live near the Bocaue River read it every rainy season: the color, the speed, the step of the stairs that has disappeared.</p>
<p>A Grade 12 research group in STEM wants to add one more reading, taken by a sensor that costs little and does not sleep.</p>
<p>The design is modest. A float rises with the water inside a pipe and closes a contact at each marked height. A small controller notes which contact has closed and when. The group first thought of ultrasound, which is neater, but a float can be repaired by anyone with a screwdriver, and that matters more after a flood.</p>
<p>The first version failed in a bucket. Water crept along the wire and closed every contact at once, which by the group’s own table meant that Bocaue was under two meters of water. They sealed the joints with wax, then with glue, and in the end bent the wire into a loop so that drops fall off before they arrive.</p>
<h2>What they still have to find out</h2>
<ul>
<li>Does mud jam the float, and how often must the pipe be cleaned?</li>
<li>How does the reading compare with a painted ruler in the same spot?</li>
<li>Who should receive the warning, and in what words?</li>
</ul>
<p>For the third question they are going door to door, since a number on a screen is of little use to a grandmother with a sack of rice on the floor. She wants to know whether to lift it tonight.</p>
<p>The paper is a classroom exercise in practical research and the sensor is a first model on a laboratory bench. It will be presented at the end of the school year together with everything that went wrong on the way.</p>`,
    publishedOn: '2017-11-20',
    category: 'Campus News',
    topics: ['shs', 'STEM', 'research'],
    bannerImage: '/images/tracks/stem.svg',
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
    bannerImage: '/images/sections/learn.svg',
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
    bannerImage: '/images/jhs.svg',
  },
]
