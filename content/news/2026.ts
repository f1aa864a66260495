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
    bannerImage: '/images/sections/identity.svg',
    sample: true,
  },
  {
    title: 'Grade 10 tries on six futures',
    content: `<p>Grade 10 pupils spent a day in the six tracks of senior high. The senior-high students were the teachers.</p>
<p>They took a blood pressure, kept a small ledger, kneaded dough, wrote the first sentence of a story and fixed a line of code.</p>
<p>Talks about tracks tend to sound alike after a while. Doing is clearer. A pupil who had been certain of one choice because her whole family was found that she disliked the quiet of it. Another, who came to see his friends, stayed at the baking table until he was sent home.</p>
<h2>Before you decide</h2>
<ol>
<li>Write down what you were doing when you last forgot the time.</li>
<li>Ask one person in the track what bores them.</li>
<li>Find out which courses and jobs it leads to, and which it makes harder.</li>
<li>Talk to the guidance office with your parents present, then once without.</li>
</ol>
<p>Interest forms follow later in the school year. Until then the six classrooms stay open to anyone who wants a second look.</p>`,
    publishedOn: '2026-10-12',
    category: 'Campus News',
    topics: ['jhs', 'shs', 'admissions'],
    bannerImage: '/images/sections/learn.svg',
    sample: true,
  },
  {
    title: 'A conveyor built by two departments',
    content: `<p>The mechanical engineers built the frame, the rollers and the drive. The computer engineers built the sensors, the controller and the part that decides.</p>
<p>On the day both halves met for the first time, they did not fit by two centimeters.</p>
<p>The class project is a small sorting conveyor. Bottle caps ride along a belt, a sensor looks at their color, and an arm nudges each one into the right box. Any of the students could have described it in a sentence. Building it across two departments meant agreeing on hundreds of smaller sentences: which way is positive, who supplies the bracket, what happens if a cap lands upside down.</p>
<p>It also meant learning a second vocabulary. To one side a “bus” carries data and to the other it carries people, and “tolerance” was discussed for a whole lunch before anyone realized that they meant different things by it. Somebody began a list of such words on the lid of the parts box.</p>
<p>After the two centimeters they began to keep one shared drawing, with a date on every change. A week later they added a rule that the person who changes a number must walk over and say so.</p>
<p>Instructors from both sides visited the bench once a week and mostly listened. Their one condition was that every decision had to be explained by a student from the other department, so nobody could hide behind a specialty.</p>
<p>The arm now works most of the time. Students from the robotics club come by to watch and have been asked to bring caps in awkward colors. Next comes the report, in which each department has to explain the other one’s half.</p>`,
    publishedOn: '2026-09-14',
    category: 'Campus News',
    topics: [
      'college',
      'College of Computer Studies',
      'School of Mechanical Engineering',
      'robotics',
    ],
    bannerImage: '/images/jhs.svg',
    sample: true,
  },
  {
    title: 'Order in the assembly, please',
    content: `<p>Should the covered court close at nine? A student playing the barangay captain banged a stapler on the table, and forty minutes of democracy began.</p>
<p>HUMSS classes and political science students from the college held the mock assembly together. Roles were handed out in sealed envelopes: a mother with an infant, the owner of the food stall, basketball players, a night-shift worker who sleeps by day, a council member worried about the electric bill. Each envelope held a reason that nobody else knew.</p>
<p>The loudest voices spoke first and had run out of arguments by the half hour. It was the night-shift worker, silent until then, who shifted the talk by asking what time the lights actually go out at present. No one had checked.</p>
<p>The motion was amended four times. In the end the assembly voted to close at ten on school nights, to point the loudspeaker the other way, and to meet again in a month. In the reflections that followed, several students wrote that they now mean to find out when their own barangay assembly sits.</p>`,
    publishedOn: '2026-08-17',
    category: 'Campus News',
    topics: ['shs', 'HUMSS', 'college', 'College of Arts and Sciences'],
    bannerImage: '/images/tracks/humss.svg',
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
    content: `<p>By ten in the morning one robot had fallen off the table, one was turning in a circle with great determination, and one had crossed the finish line backward.</p>
<p>It was a good first day for the beginners’ week in robotics.</p>
<p>Grade-school and junior-high pupils worked in pairs, younger with older wherever possible. They started without a computer at all: one child closed her eyes and the other steered her through the chairs with spoken commands. “Forward” proved to be a poor command. “Forward three steps” was better. From there it was a short walk to a program.</p>
<p>Midweek brought sensors, and with them the discovery that a robot believes whatever it is told. A light sensor calibrated under the window goes astray in the corner. Pupils took readings around the room and drew a map of its brightness, and so, without anyone calling it that, they spent the morning on science.</p>
<p>The week ended with an open table for families. Children explained, adults asked, and a grandfather who repairs outboard motors stayed until the lights were switched off. Pupils who want to continue can find the club through the <a href="/innovations/dyci-robotics-program">robotics program</a>.</p>`,
    publishedOn: '2026-05-18',
    category: 'Campus News',
    topics: ['robotics', 'pgs', 'jhs'],
    bannerImage: '/images/pgs.svg',
    sample: true,
  },
  {
    title: 'Capstone day: ask the group anything',
    content: `<p>Every group had a table, a poster and a chair for the person asking questions. There was no chair for the group.</p>
<p>On capstone day Grade 12 stands.</p>
<p>Visitors walked from table to table and were free to ask whatever they liked. STEM groups had laboratory notebooks ready. A team with a plant-based mosquito repellent had brought the plant, and had sensibly left the mosquitoes at home. Another had tested the strength of paper made with water lily and let guests tear a strip of it to see for themselves.</p>
<p>Parents were the most direct of the visitors. One father listened to an entire explanation of a control sample, nodded, and asked what it would cost to make a hundred. The group had no idea. They looked at one another, borrowed a pencil, and started to work it out on the back of their own poster.</p>
<h2>The three hardest questions</h2>
<p>Panel members compared notes afterward. These had caused the longest pauses:</p>
<ul>
<li>What result would have shown that you were wrong?</li>
<li>Whom did you ask for permission, and what did they say?</li>
<li>What would you do differently with the same money?</li>
</ul>
<p>An honest “we do not know yet” was counted as an answer, provided that a plan for finding out came after it.</p>
<p>Practical research is spread over two years of senior high, so these groups have lived with their questions for longer than with some of their shoes. A few titles will be listed in the research section once their papers have been revised.</p>`,
    publishedOn: '2026-03-16',
    category: 'Campus News',
    topics: ['shs', 'STEM', 'research'],
    bannerImage: '/images/tracks/stem.svg',
    sample: true,
  },
  {
    title: 'Study less tonight, and again tomorrow',
    content: `<p>The advice on the poster looked like a misprint.</p>
<p>Psychology students who ran a study-skills session for senior high meant it seriously: an hour this evening and another on two later days will usually serve you better than three hours in one go.</p>
<p>They began by proving it on the audience. Everyone read a list of words and tried to recall it at once, which went well, and then again after a talk about something else, which did not. The gap between the two is what most of us mistake for knowing.</p>
<h2>Four habits to try</h2>
<ol>
<li><strong>Close the book and write what you remember.</strong> It feels worse than rereading and works better.</li>
<li><strong>Come back after a day, then after several.</strong> A little forgetting in between helps.</li>
<li><strong>Mix the problems.</strong> Ten of the same kind teach your hand; a mixture teaches you to choose.</li>
<li><strong>Sleep.</strong> The memory does some of its filing without you.</li>
</ol>
<p>Someone asked about music. It depends, said the presenters, who had hoped that no one would ask, and they offered to make it next year’s research question.</p>`,
    publishedOn: '2026-02-23',
    category: 'Campus News',
    topics: ['college', 'School of Psychology', 'shs'],
    bannerImage: '/images/college/sop.svg',
    sample: true,
  },
  {
    title: 'Pan de sal at dawn',
    content: `<p>Dough does not care what time your first class is.</p>
<p>To have pan de sal on the table at seven, someone must be weighing flour at four, and last week it was a joint crew of Home Economics students from senior high and hospitality students from the college.</p>
<p>They shared a kitchen to find out what each group could teach the other. The college students brought kitchen discipline: stations, labels, a list on the wall, “behind you” each time you pass with something hot. The younger ones, several of whom have baked at home since childhood, brought hands that know when dough is ready without looking at a clock.</p>
<p>Both were needed. A batch made strictly by the clock came out pale on the warmest morning of the week, and a batch made by feel was excellent and could not be repeated. By Friday the recipe card had gained a new column, headed “it should feel like”, and under it the words: an earlobe.</p>`,
    publishedOn: '2026-02-09',
    category: 'Campus News',
    topics: ['shs', 'HE', 'college', 'College of Hospitality Management and Tourism'],
    bannerImage: '/images/tracks/he.svg',
    sample: true,
  },
  {
    title: 'A bell, a pause, back to fractions',
    content: `<p>Visitors notice it on the hour. Chalk stops, chairs stop, a corridor that was loud a moment ago goes still, and for less than a minute the whole school prays.</p>
<p>Then somebody asks whether the answer was three-fifths.</p>
<p>The every-hour prayer is kept at all levels. In the grade school it may be a line that the children know by heart and say with their eyes squeezed shut. In junior high pupils take turns choosing the words. College classes often keep silence. Nobody makes a ceremony of it, and it is soon over.</p>
<p>New teachers sometimes worry about the interruption. Most come to lean on it. A quarrel that began at ten has a natural end at eleven, a nervous pupil gets a breath before the quiz, and a lesson that has gone wrong may be started again without anyone losing face.</p>
<blockquote><p>God-Centeredness: keeping one point of reference, and returning to it often enough that you notice when you have drifted.</p></blockquote>`,
    publishedOn: '2026-01-26',
    category: 'Campus News',
    topics: ['spirituality', 'pgs', 'jhs'],
    bannerImage: '/images/sections/spirituality.svg',
    sample: true,
  },
  {
    title: 'Zero Waste Month: begin with one bin',
    content: `<p>January is Zero Waste Month in the Philippines, by Proclamation 760 of 2014. It follows the season in which most households throw away the most, which may be why it was placed there.</p>
<p>Two laws stand behind it. The ecological solid waste law, Republic Act 9003, asks every household and school to sort what it discards. Republic Act 9512 makes the environment a subject of education, so that children learn the reason together with the rule.</p>
<h2>Try this at home</h2>
<p>Put everything your family throws away in one day on a sheet of newspaper before it goes out. Sort it into four heaps: things that rot, things that can be sold or recycled, things that are dangerous, and the rest. Look only at the rest. Choose one item in it that you could do without, and do without it until the end of the month.</p>
<p>At DYCI the exercise fits a longer plan. The school’s sustainability office has set 2030 as its goal for a zero-waste, carbon-neutral campus, and a campus is made of the same sachets and cups as a kitchen.</p>`,
    publishedOn: '2026-01-12',
    category: 'Outside News',
    topics: ['sustainability', 'student life'],
    bannerImage: '/images/sections/innovations.svg',
    sample: true,
  },
]
