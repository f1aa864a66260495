import type { SchoolEventInput } from '../../school/kinds/event.ts'

/** Sample events for a new installation, by date; the school sets hours and places. */
export const starterEvents: SchoolEventInput[] = [
  {
    title: 'Robotics open table for families',
    content: `<p>The robotics club shows what it builds. Visitors may drive the robots.</p>
<p>Children may take a simple robot apart and put it together again. Do you want to join the club? Ask here.</p>`,
    startsAt: '2025-09-20T09:00',
    endsAt: '2025-09-20T12:00',
    place: 'Covered court',
    category: 'Innovations',
    bannerImage: '/images/jhs.svg',
    sample: true,
  },
  {
    title: 'Capstone day in senior high',
    content: `<p>Grade 12 groups show their research, with posters, models and notebooks. Parents and younger students may ask questions.</p>`,
    startsAt: '2026-03-13T08:00',
    endsAt: '2026-03-13T15:00',
    place: 'Covered court',
    category: 'Academics',
    bannerImage: '/images/shs.svg',
    sample: true,
  },
  {
    title: 'Community Mass, first Friday of December',
    content: `<p>All levels gather for the Mass of the first Friday. Families and neighbors may join.</p>
<p>Classes begin after the Mass.</p>`,
    startsAt: '2026-12-04T07:30',
    endsAt: '2026-12-04T08:45',
    place: 'Covered court',
    category: 'Spirituality',
    bannerImage: '/images/events/mass.svg',
    sample: true,
  },
  {
    title: 'Entrance test: first date',
    content: `<p>For applicants to Grade 7, Grade 11 and first-year college in school year 2027–2028.</p>
<ul>
<li>Come half an hour early.</li>
<li>Bring your test permit, two pencils and a snack. The permit is the paper that lets you take the test. <a href="/ask-us?topic=admission">Ask us</a> how to get it.</li>
</ul>
<p>More dates follow on selected Saturdays until March 13.</p>`,
    startsAt: '2026-12-05T08:00',
    endsAt: '2026-12-05T12:00',
    place: 'Main campus',
    category: 'Admissions',
    bannerImage: '/images/sections/learn.svg',
    admissionTestFor: ['jhs', 'shs', 'college'],
    sample: true,
  },
  {
    title: 'Sponsorship Mass, first Sunday of December',
    content: `<p>One group of DYCIans prepares the Mass of the first Sunday for all. Families are welcome.</p>`,
    startsAt: '2026-12-06T08:00',
    endsAt: '2026-12-06T09:15',
    place: 'School chapel',
    category: 'Spirituality',
    bannerImage: '/images/sections/spirituality.svg',
    sample: true,
  },
  {
    title: 'Simbang gabi',
    content: `<p>Nine dawn Masses before Christmas, one on every day from December 16 to 24. Everyone is welcome.</p>
<ul>
<li>You may come on one morning or on all nine.</li>
<li>Bring a jacket and your own cup.</li>
<li>Bring a flashlight if you come on foot.</li>
</ul>`,
    startsAt: '2026-12-16T04:30',
    endsAt: '2026-12-16T05:30',
    place: 'School chapel',
    category: 'Spirituality',
    bannerImage: '/images/sections/spirituality.svg',
    repeat: { every: 'day', until: '2026-12-24' },
    sample: true,
  },
  {
    title: 'Sponsorship Mass, first Sunday of January',
    content: `<p>The first sponsorship Mass of the year. Families are welcome.</p>`,
    startsAt: '2027-01-03T08:00',
    endsAt: '2027-01-03T09:15',
    place: 'School chapel',
    category: 'Spirituality',
    bannerImage: '/images/sections/spirituality.svg',
    sample: true,
  },
  {
    title: 'Opening of God-Centered Month',
    content: `<p>January is given to God. On the first school morning of the year, the four levels pray together.</p>
<p>Classes begin after the prayer. Each section gets the calendar of the month.</p>`,
    startsAt: '2027-01-04T07:00',
    endsAt: '2027-01-04T08:00',
    place: 'Main campus',
    category: 'Spirituality',
    bannerImage: '/images/sections/spirituality.svg',
    sample: true,
  },
  {
    title: 'Retreat for Grades 10, 11 and 12',
    content: `<p>Grade 12 goes first, Grade 11 one week later, Grade 10 last. Each retreat is from Thursday morning to Friday noon.</p>
<ul>
<li>The adviser’s letter says where it is and what to bring.</li>
<li>A parent or guardian signs the consent form.</li>
<li>Phones stay off. The letter says whom to call in an emergency.</li>
</ul>`,
    startsAt: '2027-01-14T08:00',
    endsAt: '2027-01-15T12:00',
    category: 'Spirituality',
    bannerImage: '/images/sections/spirituality.svg',
    repeat: { every: 'week', until: '2027-01-29' },
    sample: true,
  },
  {
    title: 'Community Mass, first Friday of February',
    content: `<p>All levels gather for the Mass of the first Friday. They give thanks for God-Centered Month.</p>`,
    startsAt: '2027-02-05T07:30',
    endsAt: '2027-02-05T08:45',
    place: 'Covered court',
    category: 'Spirituality',
    bannerImage: '/images/events/mass.svg',
    sample: true,
  },
  {
    title: 'DYCIan family day',
    content: `<p>A Saturday for everyone who belongs to the school: games, food stalls, songs and dances.</p>
<p>Students come with their families. Alumni and former employees are welcome.</p>`,
    startsAt: '2027-02-20T00:00',
    endsAt: '2027-02-20T23:59',
    allDay: true,
    place: 'Main campus',
    category: 'Campus Life',
    bannerImage: '/images/sections/events.svg',
    sample: true,
  },
  {
    title: 'Entrance test: last date',
    content: `<p>The last test for applicants to Grade 7, Grade 11 and first-year college.</p>
<p>Were you ill on an earlier date? Take the test on this one.</p>`,
    startsAt: '2027-03-13T08:00',
    endsAt: '2027-03-13T12:00',
    place: 'Main campus',
    category: 'Admissions',
    bannerImage: '/images/sections/learn.svg',
    admissionTestFor: ['jhs', 'shs', 'college'],
    sample: true,
  },
  {
    title: 'Enrollment for school year 2027–2028',
    content: `<p>Enrollment is open for all levels during office hours.</p>
<p>See the papers for your level: <a href="/learn-with-us/pgs">grade school</a>, <a href="/learn-with-us/jhs">junior high</a>, <a href="/learn-with-us/shs">senior high</a> or <a href="/learn-with-us/college">college</a>. Is something missing? Come with what you have.</p>`,
    startsAt: '2027-03-15T00:00',
    endsAt: '2027-06-04T23:59',
    allDay: true,
    place: 'Main campus',
    category: 'Admissions',
    bannerImage: '/images/sections/learn.svg',
    sample: true,
  },
  {
    title: 'Youthcamp',
    content: `<p>Four days of prayer, games, sharing and leading others, for students from Grade 7 to college.</p>
<p>Youthcamp began in 2004. A parent or guardian signs the form. The organizers send the place and the packing list.</p>`,
    startsAt: '2027-04-26T00:00',
    endsAt: '2027-04-29T23:59',
    allDay: true,
    category: 'Spirituality',
    bannerImage: '/images/sections/spirituality.svg',
    sample: true,
  },
]
