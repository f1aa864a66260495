import type { ResearchItemInput } from '../../school/kinds/research.ts'

export const collegeResearch: ResearchItemInput[] = [
  {
    title: 'Where they work now: a tracer study of BSIT graduates',
    content: `<p>What do BSIT graduates do now? The group asked graduates of five batches by e-mail. A little less than half answered.</p>
<p>Most of them found a job within a year. Many work in support, web development or software testing. Some work in other fields. The internship helped them most.</p>
<p>Graduates wished for more practice in two things: writing to clients, and reading code that others wrote.</p>
<p>People with good news answer more often. So the real numbers may be lower.</p>`,
    author: 'College of Computer Studies research group',
    group: 'college',
    fileLink: '/research/where-they-work-now-a-tracer-study-of-bsit-graduates.pdf',
    image: '/images/college/ccs.svg',
    date: '2026-05-15',
    sample: true,
  },
  {
    title: 'Ten months away: communication habits in seafarer families',
    content: `<p>How do families stay in touch when a parent is at sea? Twelve families wrote down their calls and messages during one contract.</p>
<p>Psychology and maritime students read the diaries, with the consent of the families, and met each family twice.</p>
<ul>
<li>Short calls at regular times helped more than long calls now and then.</li>
<li>Children liked to show something, such as a loose tooth. They did not like to report.</li>
<li>Most quarrels were about money in the first month, and about coming home in the last.</li>
</ul>
<p>The paper ends with a guide of two pages for families.</p>`,
    author: 'School of Psychology and College of Maritime Education, joint thesis group',
    group: 'college',
    fileLink: '/research/ten-months-away-communication-habits-in-seafarer-families.pdf',
    image: '/images/tracks/maritime.svg',
    date: '2025-05-23',
    sample: true,
  },
  {
    title: 'Why people miss the second visit: follow-up after community blood-pressure checks',
    content: `<p>After a free check-up, some people are told to see a doctor. Many do not go. Nursing and midwifery students asked a small group why.</p>
<p>They visited the people at home and spoke Tagalog. These were the answers, the most frequent one first:</p>
<ol>
<li>I feel well.</li>
<li>I do not know where to go.</li>
<li>I am afraid of the result.</li>
<li>It costs money.</li>
</ol>
<p>Now the students give each person a card with the name of the health center and its opening hours. A larger study has to show if the card helps.</p>`,
    author: 'College of Health Sciences research group',
    group: 'college',
    image: '/images/service/health-1.svg',
    date: '2024-04-26',
    sample: true,
  },
  {
    title: 'Design of a pedal-driven shredder for plastic bottles',
    content: `<p>A shredder that needs no electricity: you drive it with pedals. The group planned it and built a first machine from bicycle and scrap parts.</p>
<p>It shreds a one-liter bottle in a few seconds, if the cap is off. Caps stopped it in almost every test.</p>
<p>The second version is safer:</p>
<ul>
<li>a guard over the blades</li>
<li>a foot brake</li>
<li>a slot too narrow for a hand</li>
</ul>
<p>The report has drawings, a list of materials and a chapter on safety.</p>`,
    author: 'School of Mechanical Engineering design group',
    group: 'college',
    image: '/images/college/sme.svg',
    date: '2023-05-12',
    sample: true,
  },
  {
    title: 'Teaching fractions with bread, string and money: lesson notes from practice teaching',
    content: `<p>Why are fractions hard? Future elementary teachers collected wrong answers for a term and asked the children what they were thinking.</p>
<p>Most mistakes had one reason: children think that a larger number at the bottom makes a larger fraction.</p>
<p>The group tried three materials:</p>
<ul>
<li>Bread worked best on the first day.</li>
<li>String was better to compare.</li>
<li>Money helped children who work in a store.</li>
</ul>
<p>Other student teachers can use the collection. It has no names.</p>`,
    author: 'College of Education student-teacher group',
    group: 'college',
    image: '/images/college/coed.svg',
    date: '2022-05-06',
    sample: true,
  },
]
