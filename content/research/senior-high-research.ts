import type { ResearchItemInput } from '../../school/kinds/research.ts'

export const seniorHighResearch: ResearchItemInput[] = [
  {
    title: 'A low-cost flood-level sensor for the Bocaue River',
    content: `<p>At night nobody sees how high the river is. A Grade 12 group built a sensor that sends the water level by text message.</p>
<p>The sensor measures the distance to the water every ten minutes, and every minute when the water rises. The parts are from ordinary shops. A small solar panel charges the battery.</p>
<p>The group tested it for several weeks, first in a drum and then at the river. It was right to within three centimeters. In heavy rain, drops confused it. A small hood solved most of that.</p>
<p>It does not warn people yet. First someone must take care of the battery, and the barangay must trust it.</p>`,
    author: 'Grade 12 STEM capstone group',
    group: 'shs',
    fileLink: '/research/a-low-cost-flood-level-sensor-for-the-bocaue-river.pdf',
    image: '/images/sections/vision.svg',
    date: '2026-03-13',
    sample: true,
  },
  {
    title: 'A bookkeeping app for sari-sari stores that survives a power cut',
    content: `<p>Store owners write down credit in a notebook. It does not show if the store earns money. ABM and ICT students made an app that does.</p>
<p>The app works without a connection. You can use it with one thumb while a customer waits.</p>
<p>Five owners tried it for a month, together with the notebook. Three of them kept it. All five learned which goods earn the least.</p>
<p>The paper also says why the other two stopped.</p>`,
    author: 'Grade 12 ABM and ICT joint group',
    group: 'shs',
    fileLink: '/research/a-bookkeeping-app-for-sari-sari-stores-that-survives-a-power-cut.pdf',
    image: '/images/college/cba.svg',
    date: '2025-03-21',
    sample: true,
  },
  {
    title: 'Oregano and lemongrass as a plant-based mosquito repellent',
    content: `<p>Can plants from the school garden keep mosquitoes away? The group made a lotion from oregano and lemongrass and tested it.</p>
<p>Nobody was bitten. Mosquitoes in a cage could choose between cloth with lotion and cloth without.</p>
<ul>
<li>In the first hour, lemongrass was better than oregano.</li>
<li>Both together were a little better than each alone.</li>
<li>After three hours, neither helped.</li>
</ul>
<p>So the lotion does not replace a product from the store. To empty flowerpots of water helps all night.</p>`,
    author: 'Grade 12 STEM research group',
    group: 'shs',
    image: '/images/tracks/stem.svg',
    date: '2024-03-15',
    sample: true,
  },
  {
    title: 'Who speaks in class? Turn-taking in four senior-high discussions',
    content: `<p>Who speaks in class, and who does not? The group watched four discussions and drew a line on the seating plan for each answer.</p>
<p>In every class, a few students spoke more than half of the time. The rows near the door spoke least. When teachers waited five seconds after a question, more students answered.</p>
<p>Some quiet students said that they need more time to find the words in English.</p>
<p>The group suggests: first write for a minute, then talk.</p>`,
    author: 'Grade 11 HUMSS research group',
    group: 'shs',
    image: '/images/college/coed.svg',
    date: '2023-05-26',
    sample: true,
  },
  {
    title: 'Malunggay in pan de sal: how much can a breakfast table take?',
    content: `<p>How much malunggay can be in pan de sal? Home Economics students baked it with two, four and six percent of dried leaves instead of flour.</p>
<p>Children, parents and grandparents tasted it:</p>
<ul>
<li>Two percent: nearly everyone liked it.</li>
<li>Four percent: adults liked it. Children found it too green.</li>
<li>Six percent: it was left on the plate.</li>
</ul>
<p>The paper has the recipe with two percent, and the iron and the cost of each piece.</p>`,
    author: 'Grade 12 HE research group',
    group: 'shs',
    image: '/images/tracks/he.svg',
    date: '2022-06-10',
    sample: true,
  },
]
