import type { ResearchItemInput } from '../../school/kinds/research.ts'

export const collegeResearch: ResearchItemInput[] = [
  {
    title: 'Where they work now: a tracer study of BSIT graduates',
    content: `<p>Graduates of five consecutive batches were asked what they do, how they found it and which parts of their course they use. The questionnaire went out by e-mail and through batch representatives; a little under half replied.</p>
<p>Most respondents were employed within a year, the larger part in support, web development and quality assurance, and some in fields that have nothing to do with computers. Internships were named as the most useful part of the program, ahead of any subject.</p>
<p>Graduates wished for more practice in writing to clients and in reading code written by others. Since those with good news may be likelier to answer, the employment figures should be read as an upper limit.</p>`,
    author: 'College of Computer Studies research group',
    group: 'college',
    fileLink: '/research/where-they-work-now-a-tracer-study-of-bsit-graduates.pdf',
    date: '2026-05-15',
    sample: true,
  },
  {
    title: 'Ten months away: communication habits in seafarer families',
    content: `<p>Twelve families with a parent at sea kept a diary of calls, messages and silences during one contract. Psychology and maritime students read the diaries with the families’ consent and met each of them twice.</p>
<p>Short and regular contact proved to be worth more than long calls at rare moments. Children asked to show things and seldom wanted to talk; a father who was shown a loose tooth every day felt better informed than one who received reports.</p>
<p>Quarrels clustered around money in the first month and around homecoming in the last. The group wrote a two-page guide for families before departure, which is printed at the end of the paper.</p>`,
    author: 'School of Psychology and College of Maritime Education, joint thesis group',
    group: 'college',
    fileLink: '/research/ten-months-away-communication-habits-in-seafarer-families.pdf',
    date: '2025-05-23',
    sample: true,
  },
  {
    title: 'Why people miss the second visit: follow-up after community blood-pressure checks',
    content: `<p>Of those who are told at an outreach check-up to see a doctor, many never go. Nursing and midwifery students asked a small group of them for the reasons, in their homes and in Tagalog.</p>
<p>Cost was mentioned less often than expected. Feeling well was the most frequent answer, followed by not knowing which door to go to and by fear of what might be found.</p>
<p>On the next occasion the students wrote the name of the health center, its opening hours and a person’s first question on a card. A larger study would have to show whether the card makes a difference.</p>`,
    author: 'College of Health Sciences research group',
    group: 'college',
    date: '2024-04-26',
    sample: true,
  },
  {
    title: 'Design of a pedal-driven shredder for plastic bottles',
    content: `<p>A shredder that needs no electricity could stand where bottles are collected. The design project works out blade shape, gear ratio and flywheel for a rider of average strength and builds a first machine from bicycle and scrap parts.</p>
<p>It shreds a one-liter bottle in a few seconds as long as the cap is off. Caps jammed it in nearly every trial. The second version has a guard over the blades, a foot brake and a slot too narrow for a hand.</p>
<p>Drawings, a list of materials and a chapter on safety are part of the report.</p>`,
    author: 'School of Mechanical Engineering design group',
    group: 'college',
    date: '2023-05-12',
    sample: true,
  },
  {
    title: 'Teaching fractions with bread, string and money: lesson notes from practice teaching',
    content: `<p>During a term of practice teaching, future elementary teachers recorded every wrong answer on fractions that they met and what the child had been thinking.</p>
<p>A few ideas explained most of the mistakes, above all the belief that the larger denominator is the larger number. Three materials were tried against it. Bread worked best on the first day. String was better for comparing, and money for children who already help in a store.</p>
<p>The collection of answers, without names, is offered to other student teachers.</p>`,
    author: 'College of Education student-teacher group',
    group: 'college',
    date: '2022-05-06',
    sample: true,
  },
]
