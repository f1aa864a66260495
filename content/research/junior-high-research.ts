import type { ResearchItemInput } from '../../school/kinds/research.ts'

export const juniorHighResearch: ResearchItemInput[] = [
  {
    title: 'Strength of paper made from water lily and used bond paper',
    content: `<p>Water lily clogs the slow parts of the river and is cleared away by the sackful. This study asked whether its fibers can lend strength to paper recycled from used bond paper.</p>
<p>Sheets with no lily, one quarter, one half and three quarters of lily fiber were made by hand, dried in the sun for two days and loaded with coins until they tore. Ten strips of each mixture were tested.</p>
<p>The sheets with one quarter of lily fiber carried the most. With three quarters the paper was stiff, brown and brittle. The group suggests folders and gift bags as a use and would like to repeat the test in the rainy season, when nothing dries in two days.</p>`,
    author: 'Grade 10 research group',
    group: 'jhs',
    fileLink: '/research/strength-of-paper-made-from-water-lily-and-used-bond-paper.pdf',
    date: '2026-03-06',
    sample: true,
  },
  {
    title: 'How long does a rice-husk pencil last?',
    content: `<p>Pencils can be pressed from ground rice husk and starch around an ordinary graphite core. They look convincing. The question was how they stand up to Grade 3.</p>
<p>Husk pencils and wooden ones were sharpened a fixed number of times, dropped from the height of a desk and used for a page of writing each day. Length, breaks and complaints were recorded for three weeks.</p>
<p>Husk pencils wrote as well as wooden ones and broke more often when dropped. A thicker wall reduced the breaks, at the price of a pencil too fat for some small hands. The young testers asked to keep theirs.</p>`,
    author: 'Grade 9 research group',
    group: 'jhs',
    fileLink: '/research/how-long-does-a-rice-husk-pencil-last.pdf',
    date: '2025-03-14',
    sample: true,
  },
  {
    title: 'Reading comprehension after six weeks of peer tutoring',
    content: `<p>Grade 7 pupils who found reading hard were paired with Grade 9 tutors for half an hour, twice a week. Before and after, they answered questions on a text that they had not seen.</p>
<p>Most of the readers improved by a few points. So did a part of the class that had not been tutored, which is why the group is careful with its conclusion: peer tutoring seems to help, and time in school helps as well.</p>
<p>Interviews were clearer than the scores. Pupils said that asking a ninth-grader was less embarrassing than asking a teacher. Tutors said they now understood why their own teachers repeat themselves.</p>`,
    author: 'Grade 9 English research group',
    group: 'jhs',
    date: '2024-03-08',
    sample: true,
  },
  {
    title: 'Noise in the corridors: when and where it is hardest to listen',
    content: `<p>With a sound-level application on a telephone, always the same one and always held at the same height, the group measured eight places on campus at four times of the day for two weeks.</p>
<p>The loudest reading came as no surprise: the stairs beside the court at recess. Less expected was a classroom far from everything, where an old fan was as loud as a conversation. Pupils in the last row of that room had long thought that they were bad at dictation.</p>
<p>The group recommends a new bearing for the fan and recess at different times for two grades that share a staircase.</p>`,
    author: 'Grade 8 science section',
    group: 'jhs',
    date: '2023-03-10',
    sample: true,
  },
  {
    title: 'Does hand-washing improve when the soap smells good?',
    content: `<p>Two washrooms on the same floor received the same soap, one of them with a drop of calamansi oil. A pupil with a tally sheet sat outside and noted how much of each bar was left at the end of the day.</p>
<p>The scented bar became smaller faster. Since more visitors may simply have come to smell it, the group also counted heads. Even so, more soap was used per visitor.</p>`,
    author: 'Grade 7 research group',
    group: 'jhs',
    date: '2022-05-20',
    sample: true,
  },
]
