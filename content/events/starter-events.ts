import type { SchoolEventInput } from '../../school/kinds/event.ts'

/**
 * Example events for a new installation, in the order of their dates; hours and places are to be
 * set by the school.
 */
export const starterEvents: SchoolEventInput[] = [
  {
    title: 'Robotics open table for families',
    content: `<p>Members of the robotics club show what they are building and let visitors drive it. Children may take a simple robot apart and, with some help, put it together again.</p>
<p>Pupils who are thinking of joining can ask everything here, including how many afternoons it takes.</p>`,
    startsAt: '2025-09-20T09:00',
    endsAt: '2025-09-20T12:00',
    place: 'Covered court',
    category: 'Innovations',
    bannerImage: '/images/jhs.svg',
    sample: true,
  },
  {
    title: 'Capstone day in senior high',
    content: `<p>Grade 12 groups present the research of their last two years at tables with posters, prototypes and notebooks. Parents and younger students may ask anything they like.</p>`,
    startsAt: '2026-03-13T08:00',
    endsAt: '2026-03-13T15:00',
    place: 'Covered court',
    category: 'Academics',
    bannerImage: '/images/shs.svg',
    sample: true,
  },
  {
    title: 'Community Mass, first Friday of December',
    content: `<p>All levels gather for the Mass of the first Friday, the first of the new Church year. Families and neighbours may join.</p>
<p>There is no bell for the first class; lessons begin when everybody is back in the room.</p>`,
    startsAt: '2026-12-04T07:30',
    endsAt: '2026-12-04T08:45',
    place: 'Covered court',
    category: 'Spirituality',
    bannerImage: '/images/sections/spirituality.svg',
    sample: true,
  },
  {
    title: 'Entrance test: first date',
    content: `<p>For applicants to Grade 7, Grade 11 and first-year college in school year 2027–2028. Be there half an hour early with your test permit, two pencils and something to eat.</p>
<p>Further dates follow on selected Saturdays until 13 March.</p>`,
    startsAt: '2026-12-05T08:00',
    endsAt: '2026-12-05T12:00',
    place: 'Main campus',
    category: 'Admissions',
    bannerImage: '/images/sections/learn.svg',
    sample: true,
  },
  {
    title: 'Sponsorship Mass, first Sunday of December',
    content: `<p>One group of DYCIans prepares the Mass of the first Sunday for all the others: readings, songs, offering and welcome. Come as a family.</p>`,
    startsAt: '2026-12-06T08:00',
    endsAt: '2026-12-06T09:15',
    place: 'School chapel',
    category: 'Spirituality',
    bannerImage: '/images/sections/spirituality.svg',
    sample: true,
  },
  {
    title: 'Simbang gabi',
    content: `<p>Nine dawn Masses lead up to Christmas, one on every day from 16 to 24 December. Everyone is welcome, for all nine mornings or for one.</p>
<p>Bring a jacket, a cup of your own for the hot drink, and a flashlight if you come on foot. Parols made by the classes light the way from the gate.</p>`,
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
    content: `<p>The first sponsorship Mass of the year falls on the last day of the Christmas holidays for many families. It is a good occasion to bring the cousins who are still visiting.</p>`,
    startsAt: '2027-01-03T08:00',
    endsAt: '2027-01-03T09:15',
    place: 'School chapel',
    category: 'Spirituality',
    bannerImage: '/images/sections/spirituality.svg',
    sample: true,
  },
  {
    title: 'Opening of God-Centered Month',
    content: `<p>January is dedicated to God. On the first school morning of the year the four levels open the month with a common prayer, each on its own grounds, and classes start afterwards.</p>
<p>Sections receive the calendar of the month and draw the day on which they will lead.</p>`,
    startsAt: '2027-01-04T07:00',
    endsAt: '2027-01-04T08:00',
    place: 'Main campus',
    category: 'Spirituality',
    bannerImage: '/images/sections/spirituality.svg',
    sample: true,
  },
  {
    title: 'Retreat for Grades 10, 11 and 12',
    content: `<p>Three weeks, three grades: Grade 12 goes first, Grade 11 in the week after, Grade 10 last. Each retreat lasts a day and a half, from Thursday morning to Friday noon.</p>
<p>Advisers send the consent form and the list of things to bring two weeks ahead. Telephones are switched off; families are told whom to call in an emergency.</p>
<p>The venue is given in the adviser’s letter.</p>`,
    startsAt: '2027-01-14T08:00',
    endsAt: '2027-01-15T12:00',
    category: 'Spirituality',
    bannerImage: '/images/sections/spirituality.svg',
    repeat: { every: 'week', until: '2027-01-29' },
    sample: true,
  },
  {
    title: 'Community Mass, first Friday of February',
    content: `<p>God-Centered Month is over and the school gives thanks for it together. Classes that wish to bring a symbol of what they did in January may carry it up at the offertory.</p>`,
    startsAt: '2027-02-05T07:30',
    endsAt: '2027-02-05T08:45',
    place: 'Covered court',
    category: 'Spirituality',
    bannerImage: '/images/sections/spirituality.svg',
    sample: true,
  },
  {
    title: 'DYCIan family day',
    content: `<p>One Saturday for everyone who belongs to the school: games that grandparents can win, food stalls run by the classes, songs and dances from all levels, and a corner where alumni look for themselves in old yearbooks.</p>
<p>Current students come with their families. Alumni and former employees are expected without further invitation.</p>`,
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
    content: `<p>The last regular test for applicants to Grade 7, Grade 11 and first-year college. Those who were ill on an earlier date are tested today as well.</p>`,
    startsAt: '2027-03-13T08:00',
    endsAt: '2027-03-13T12:00',
    place: 'Main campus',
    category: 'Admissions',
    bannerImage: '/images/sections/learn.svg',
    sample: true,
  },
  {
    title: 'Enrolment for school year 2027–2028',
    content: `<p>Enrolment is open for all levels during office hours. The papers you need are listed on the page of your level: <a href="/learn-with-us/pgs">grade school</a>, <a href="/learn-with-us/jhs">junior high</a>, <a href="/learn-with-us/shs">senior high</a> or <a href="/learn-with-us/college">college</a>.</p>
<p>If something is still missing, come with what you have.</p>`,
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
    content: `<p>Four days of prayer, games, sharing and practice in leading others, for students from Grade 7 to college. There has been a youthcamp at DYCI since 2004.</p>
<p>Application forms need the signature of a parent or guardian. Campers learn the place and the packing list from the organisers.</p>`,
    startsAt: '2027-04-26T00:00',
    endsAt: '2027-04-29T23:59',
    allDay: true,
    category: 'Spirituality',
    bannerImage: '/images/sections/spirituality.svg',
    sample: true,
  },
]
