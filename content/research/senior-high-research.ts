import type { ResearchItemInput } from '../../school/kinds/research.ts'

export const seniorHighResearch: ResearchItemInput[] = [
  {
    title: 'A low-cost flood-level sensor for the Bocaue River',
    content: `<p>People who live by the river look at a mark on the bridge to decide when to carry the refrigerator upstairs. At night nobody sees the mark. The capstone group built a sensor that reports the water level by text message.</p>
<p>An ultrasonic module in a length of pipe measures the distance to the surface every ten minutes and every minute once the water rises. The parts were bought at ordinary shops, and a small solar panel keeps the battery charged.</p>
<p>Tested over several weeks in a drum and then beside the river, the sensor agreed with a measuring stick to within three centimeters, except in heavy rain, when drops confused it. A simple hood removed most of the false alarms.</p>
<p>Before such a device can warn anyone, it needs an owner who changes the battery and a barangay that trusts it. The last chapter is about that.</p>`,
    author: 'Grade 12 STEM capstone group',
    group: 'shs',
    fileLink: '/research/a-low-cost-flood-level-sensor-for-the-bocaue-river.pdf',
    date: '2026-03-13',
    sample: true,
  },
  {
    title: 'A bookkeeping app for sari-sari stores that survives a power cut',
    content: `<p>Owners of small stores keep credit in a notebook, and the notebook is nearly always right. What it cannot show is whether the store earns anything. Students of ABM and ICT designed an app that adds this and does not need a connection.</p>
<p>Five store owners tried it for a month and went on using the notebook alongside. Entries had to be possible with one thumb while a customer waits, so the screen was reduced twice.</p>
<p>Three of the five kept the app after the study. All of them learned which goods earn least; for most it was the one they had been proudest to stock. The group also describes what made the other two stop.</p>`,
    author: 'Grade 12 ABM and ICT joint group',
    group: 'shs',
    fileLink: '/research/a-bookkeeping-app-for-sari-sari-stores-that-survives-a-power-cut.pdf',
    date: '2025-03-21',
    sample: true,
  },
  {
    title: 'Oregano and lemongrass as a plant-based mosquito repellent',
    content: `<p>Extracts of two plants from the school garden were mixed into a simple lotion and compared with an unscented lotion and a commercial product. No one was bitten for science: mosquitoes chose between treated and untreated cloth in a divided cage.</p>
<p>Lemongrass kept more of them away than oregano in the first hour. After three hours neither differed from the plain lotion. A mixture of the two did slightly better than each alone.</p>
<p>As a replacement for commercial repellents the lotion is too short-lived. The group thinks of it as something for the first hour of an evening, and reminds readers that emptying a flowerpot works all night.</p>`,
    author: 'Grade 12 STEM research group',
    group: 'shs',
    date: '2024-03-15',
    sample: true,
  },
  {
    title: 'Who speaks in class? Turn-taking in four senior-high discussions',
    content: `<p>The group sat at the back of four discussion classes with a seating plan and drew a line for each contribution, its length and whom it answered.</p>
<p>In every room a handful of students produced more than half of the talk. Rows near the door spoke least. When teachers waited five seconds after a question, new voices came in; when they waited one, the usual ones did.</p>
<p>Students who had been silent were interviewed afterward. “By the time I have my sentence in English,” one said, “the topic is over.” The recommendation is inexpensive: write for a minute first, then talk.</p>`,
    author: 'Grade 11 HUMSS research group',
    group: 'shs',
    date: '2023-05-26',
    sample: true,
  },
  {
    title: 'Malunggay in pan de sal: how much can a breakfast table take?',
    content: `<p>Home Economics students replaced two, four and six percent of the flour in a standard pan de sal with dried malunggay leaves and asked tasters of three generations for a verdict on color, smell, texture and taste.</p>
<p>At two percent nobody minded and few noticed. At four, adults approved and children called the bread green. Six percent was left on the plate.</p>
<p>A calculation of iron and cost per piece is included, together with the recipe at two percent.</p>`,
    author: 'Grade 12 HE research group',
    group: 'shs',
    date: '2022-06-10',
    sample: true,
  },
]
