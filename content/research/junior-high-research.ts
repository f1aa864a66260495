import type { ResearchItemInput } from '../../school/kinds/research.ts'

export const juniorHighResearch: ResearchItemInput[] = [
  {
    title: 'Strength of paper made from water lily and used bond paper',
    content: `<p>Can water lily make recycled paper stronger? The plant fills the slow parts of the river and is thrown away.</p>
<p>The group made sheets by hand from used bond paper: without lily, and with one quarter, one half and three quarters of lily fiber. The sheets dried in the sun. Then the group put coins on strips of each until they tore.</p>
<p>The sheets with one quarter of lily were the strongest. With three quarters, the paper was stiff and broke.</p>
<p>It could be used for folders and gift bags. Next, the group wants to test it in the rainy season.</p>`,
    author: 'Grade 10 research group',
    group: 'jhs',
    fileLink: '/research/strength-of-paper-made-from-water-lily-and-used-bond-paper.pdf',
    image: '/images/tracks/stem.svg',
    date: '2026-03-06',
    sample: true,
  },
  {
    title: 'How long does a rice-husk pencil last?',
    content: `<p>A pencil can be made from rice husk and starch, with a normal core. Does it last as long as a wooden one? Grade 3 tested it.</p>
<p>For three weeks, pupils wrote one page a day. The pencils were also sharpened and dropped from a desk. The group wrote down the length and each break.</p>
<p>Husk pencils wrote as well as wooden ones. They broke more often when they fell. A thicker wall helped, but then the pencil was too thick for some small hands.</p>`,
    author: 'Grade 9 research group',
    group: 'jhs',
    fileLink: '/research/how-long-does-a-rice-husk-pencil-last.pdf',
    image: '/images/robots/2020-feet-and-cycle.svg',
    date: '2025-03-14',
    sample: true,
  },
  {
    title: 'Reading comprehension after six weeks of peer tutoring',
    content: `<p>Do younger pupils read better when older pupils help them? Grade 9 tutors worked with Grade 7 readers, twice a week for half an hour.</p>
<p>Before and after, the readers answered questions on a new text. Most of them improved by a few points. Some pupils without a tutor improved too. So tutors may help, and time in class helps too.</p>
<p>Pupils said that it is easier to ask a ninth-grader than a teacher. Tutors said that they now understand why teachers repeat.</p>`,
    author: 'Grade 9 English research group',
    group: 'jhs',
    image: '/images/service/literacy-1.svg',
    date: '2024-03-08',
    sample: true,
  },
  {
    title: 'Noise in the corridors: when and where it is hardest to listen',
    content: `<p>Where is it too loud to listen? A Grade 8 section measured eight places on campus, four times a day, for two weeks.</p>
<p>They used one phone with a sound-level app and always held it at the same height.</p>
<p>The loudest place was the stairs beside the court at recess. There was also a surprise: in one quiet classroom, an old fan was as loud as people talking. Pupils in the last row could not hear well.</p>
<p>The group suggests:</p>
<ul>
<li>Repair the fan.</li>
<li>Give two grades on the same stairs recess at different times.</li>
</ul>`,
    author: 'Grade 8 science section',
    group: 'jhs',
    image: '/images/sections/announcements.svg',
    date: '2023-03-10',
    sample: true,
  },
  {
    title: 'Does hand-washing improve when the soap smells good?',
    content: `<p>Do pupils use more soap when it smells good? Two washrooms had the same soap. One had a drop of calamansi oil in it.</p>
<p>Every day the group measured how much of the soap was left and counted the visitors.</p>
<p>More soap was used in the washroom with the good smell, also for each visitor. The smell may bring more people in, so the group counted them.</p>`,
    author: 'Grade 7 research group',
    group: 'jhs',
    image: '/images/college/chs.svg',
    date: '2022-05-20',
    sample: true,
  },
]
