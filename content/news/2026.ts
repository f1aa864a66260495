import type { ArticleInput } from '../../school/kinds/article.ts'

export const articles2026: ArticleInput[] = [
  {
    title: 'Parol frames, tenor parts and a very early alarm',
    content: `<p>The nine dawn Masses of simbang gabi begin on December 16. The school is getting ready.</p>
<p>Simbang gabi runs through December 24. It goes back to Spanish times, when farmers went to Mass before they went to the fields. After the last Mass comes the <em>Misa de Gallo</em> on Christmas Eve.</p>
<h2>Who is preparing what</h2>
<ul>
<li>Choirs from different levels learn the same songs.</li>
<li>Grade-school classes make small parols from used paper and bottle caps.</li>
<li>Student readers practice slowly.</li>
<li>Volunteers plan the hot drinks.</li>
</ul>
<p>The schedule is posted under <a href="/announcements">announcements</a>. Families and neighbors are welcome.</p>`,
    publishedOn: '2026-11-15',
    category: 'Campus News',
    topics: ['spirituality', 'student life'],
    bannerImage: '/images/news/parol.svg',
    sample: true,
  },
  {
    title: 'Grade 10 tries on six futures',
    content: `<p>Grade 10 pupils spent a day in the six tracks of senior high. Senior-high students were the teachers.</p>
<p>They measured blood pressure, kept a small ledger and kneaded dough. They wrote the first line of a story and fixed a line of code.</p>
<p>Some pupils found out that a track was not for them. Others found a new favorite.</p>
<h2>Before you decide</h2>
<ol>
<li>Write down what you like to do for a long time.</li>
<li>Ask a student of the track what is hard.</li>
<li>Find out which courses and jobs it leads to.</li>
<li>Talk to the guidance office, with your parents and alone.</li>
</ol>`,
    publishedOn: '2026-10-12',
    category: 'Campus News',
    topics: ['jhs', 'shs', 'admissions'],
    bannerImage: null,
    sample: true,
  },
  {
    title: 'A conveyor built by two departments',
    content: `<p>Students of two departments built a machine that sorts bottle caps by color. The two halves did not fit at first.</p>
<p>Mechanical engineers built the frame, the rollers and the drive. Computer engineers built the sensors and the controller.</p>
<h2>How it works</h2>
<ol>
<li>A cap rides along the belt.</li>
<li>A sensor reads its color.</li>
<li>An arm pushes the cap into the right box.</li>
</ol>
<h2>What they learned</h2>
<ul>
<li>Keep one drawing for everyone, with a date on every change.</li>
<li>If you change a number, tell the others at once.</li>
<li>Make a list of words. “Bus” means one thing to one group and something else to the other.</li>
</ul>
<p>The arm now works most of the time. Next comes the report. Each department explains the other one’s half.</p>`,
    publishedOn: '2026-09-14',
    category: 'Campus News',
    topics: [
      'college',
      'College of Computer Studies',
      'School of Mechanical Engineering',
      'robotics',
    ],
    bannerImage: '/images/college/sme.svg',
    sample: true,
  },
  {
    title: 'Order in the assembly, please',
    content: `<p>Should the covered court close at nine? Students played a barangay assembly and had to decide.</p>
<p>HUMSS classes and political science students of the college did it together. Everyone got a role: a mother with a baby, the owner of a food stall, basketball players, a worker who sleeps by day.</p>
<p>At first everyone spoke at once. Then one student asked a useful question: when do the lights go out now?</p>
<h2>What the assembly decided</h2>
<ul>
<li>The court closes at ten on school nights.</li>
<li>The loudspeaker points away from the houses.</li>
<li>The assembly meets again after a month.</li>
</ul>
<p>Many students now want to visit the assembly of their own barangay.</p>`,
    publishedOn: '2026-08-17',
    category: 'Campus News',
    topics: ['shs', 'HUMSS', 'college', 'College of Arts and Sciences'],
    bannerImage: null,
    sample: true,
  },
  {
    title: "A freshman's first week, in seven discoveries",
    content: `<p>What should a first-year student know? Student leaders in the college collected seven answers.</p>
<ol>
<li>Use free hours in the library.</li>
<li>Ask questions. If you are shy, ask after class.</li>
<li>You may go into the dean’s office. Knock first.</li>
<li>Keep every receipt and every stamped form until the semester ends.</li>
<li>Some classmates come from far away. Save them a seat.</li>
<li>Upper-year students like to be asked.</li>
<li>Use the short prayer at the start of the hour to be quiet.</li>
</ol>
<p>Clubs and societies are looking for members. You may join one that you know nothing about.</p>`,
    publishedOn: '2026-06-22',
    category: 'Campus News',
    topics: ['college', 'student life'],
    bannerImage: '/images/college.svg',
    sample: true,
  },
  {
    title: 'Summer robots for beginners',
    content: `<p>Beginners built their first robots in one summer week. Pupils of grade school and junior high worked in pairs.</p>
<p>They began without a computer. One child closed her eyes, and the other told her how to walk. “Forward” was not clear. “Forward three steps” was better. So they learned what a program is.</p>
<p>Later they used sensors. A light sensor that works at the window can fail in the corner. The pupils measured the light in the whole room and drew a map.</p>
<p>On the last day families came to see the robots. Do you want to go on? Ask about the <a href="/innovations/dyci-robotics-program">robotics program</a>.</p>`,
    publishedOn: '2026-05-18',
    category: 'Campus News',
    topics: ['robotics', 'pgs', 'jhs'],
    bannerImage: null,
    sample: true,
  },
  {
    title: 'Capstone day: ask the group anything',
    content: `<p>On capstone day Grade 12 groups showed their research. Visitors could ask them anything.</p>
<p>Each group had a table, a poster and its notebooks. One group tested a mosquito repellent made from plants. Another tested the strength of paper made from water lily.</p>
<p>A father asked what it would cost to make a hundred. The group did not know. They took a pencil and began to work it out.</p>
<h2>The three hardest questions</h2>
<ul>
<li>What result would have shown that you were wrong?</li>
<li>Whom did you ask for permission?</li>
<li>What would you do differently next time?</li>
</ul>
<p>“We do not know yet” is a good answer, if you have a plan to find out.</p>`,
    publishedOn: '2026-03-16',
    category: 'Campus News',
    topics: ['shs', 'STEM', 'research'],
    bannerImage: null,
    sample: true,
  },
  {
    title: 'Study less tonight, and again tomorrow',
    content: `<p>One hour today and one on each of two later days is better than three hours at once. Psychology students showed senior high why.</p>
<p>Everyone read a list of words and wrote down what they remembered. Later they tried again and had forgotten many. To read something is not the same as to know it.</p>
<h2>Four habits to try</h2>
<ol>
<li><strong>Close the book and write what you remember.</strong></li>
<li><strong>Come back after a day, and again after some days.</strong></li>
<li><strong>Mix the problems.</strong> Do not do ten of the same kind.</li>
<li><strong>Sleep.</strong> You remember more when you have slept.</li>
</ol>`,
    publishedOn: '2026-02-23',
    category: 'Campus News',
    topics: ['college', 'School of Psychology', 'shs'],
    bannerImage: null,
    sample: true,
  },
  {
    title: 'Pan de sal at dawn',
    content: `<p>To have pan de sal on the table at seven, someone weighs flour at four. Two groups of students did it together for a week.</p>
<p>Home Economics students of senior high and hospitality students of the college shared a kitchen.</p>
<p>The college students brought order: labels, a list on the wall, and a warning when they carry something hot. The younger students knew by touch when the dough is ready.</p>
<p>Both were needed. A batch made only by the clock was pale. A batch made only by feel was very good, but could not be repeated. Now the recipe has both.</p>`,
    publishedOn: '2026-02-09',
    category: 'Campus News',
    topics: ['shs', 'HE', 'college', 'College of Hospitality Management and Tourism'],
    bannerImage: '/images/tracks/he.svg',
    sample: true,
  },
  {
    title: 'A bell, a pause, back to fractions',
    content: `<p>At each class hour, work stops for less than a minute and the class prays. Then the lesson goes on.</p>
<p>The prayer is kept at all levels:</p>
<ul>
<li>In grade school, children say a line that they know by heart.</li>
<li>In junior high, pupils take turns to lead.</li>
<li>In college, classes often keep silence.</li>
</ul>
<p>The pause helps. A quarrel can end. A nervous pupil can breathe before the quiz. A lesson that went wrong can begin again.</p>`,
    publishedOn: '2026-01-26',
    category: 'Campus News',
    topics: ['spirituality', 'pgs', 'jhs'],
    bannerImage: null,
    sample: true,
  },
  {
    title: 'Zero Waste Month: begin with one bin',
    content: `<p>January is Zero Waste Month in the Philippines, by Proclamation 760 of 2014.</p>
<p>Two laws belong to it. Republic Act 9003 asks every home and school to sort its waste. Republic Act 9512 brings the environment into lessons.</p>
<h2>Try this at home</h2>
<ol>
<li>Put what your family throws away in one day on a sheet of newspaper.</li>
<li>Make four heaps: what rots, what can be sold or recycled, what is dangerous, and the rest.</li>
<li>Look at the rest. Choose one thing that you can do without.</li>
<li>Do without it until the end of the month.</li>
</ol>
<p>The school’s sustainability office has a goal too: a zero-waste, carbon-neutral campus by 2030.</p>`,
    publishedOn: '2026-01-12',
    category: 'Outside News',
    topics: ['sustainability', 'student life'],
    bannerImage: '/images/service/environment-2.svg',
    sample: true,
  },
]
