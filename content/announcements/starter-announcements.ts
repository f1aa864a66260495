import type { AnnouncementInput } from '../../school/kinds/announcement.ts'

/** Sample announcements for a new installation, newest first; each is marked as a sample. */
export const starterAnnouncements: AnnouncementInput[] = [
  {
    title: 'God-centered month opens with a shared morning prayer in January',
    content: `<p>January is God-centered month. On the first school morning of the year, all four levels pray together.</p>
<p>Classes begin after the prayer. Each section prepares the prayer of one day. Class advisers have the calendar.</p>`,
    date: '2026-11-12',
    startsOn: '2027-01-04',
    endsOn: '2027-01-31',
    category: 'Spirituality',
    bannerImage: '/images/sections/meaning.svg',
    sample: true,
  },
  {
    title: 'Simbang gabi schedule: nine dawn Masses from December 16 to 24',
    content: `<p>Simbang gabi is on every day from December 16 to 24. Families, alumni and neighbors are welcome.</p>
<p>These groups prepare the Masses:</p>
<ul>
<li>December 16 to 18: preschool, grade school and junior high</li>
<li>December 19 to 21: senior high</li>
<li>December 22 to 24: college and employees</li>
</ul>
<p>See <a href="/events">Events</a> for the hour. You may come on one morning or on all nine. Bring a jacket and your own cup.</p>`,
    date: '2026-11-09',
    startsOn: '2026-12-16',
    endsOn: '2026-12-24',
    category: 'Spirituality',
    bannerImage: '/images/sections/spirituality.svg',
    sample: true,
  },
  {
    title: 'Entrance-test dates for school year 2027–2028',
    content: `<p>Entrance tests for Grade 7, Grade 11 and first-year college are on selected Saturdays from December 5, 2026 to March 13, 2027.</p>
<p>Choose your date when you apply. See <a href="/events">Events</a> for the first and the last date.</p>
<ul>
<li>Come half an hour early.</li>
<li>Bring your test permit, two pencils and a snack. The permit is the paper that lets you take the test. <a href="/ask-us?topic=admission">Ask us</a> how to get it.</li>
<li>Parents may wait on the grounds.</li>
<li>If you are ill, stay at home and tell us. You get a later date.</li>
</ul>`,
    date: '2026-11-03',
    startsOn: '2026-12-05',
    endsOn: '2027-03-13',
    category: 'Admissions',
    bannerImage: '/images/sections/learn.svg',
    sample: true,
  },
  {
    title: 'Community Mass on the first Friday of every month',
    content: `<p>The community Mass is on the first Friday of each month. The sponsorship Mass is on the first Sunday.</p>
<p>A department or group prepares the readings, the songs and the offering. Do you want to read or sing? Speak to your class adviser.</p>`,
    date: '2026-10-19',
    startsOn: '2026-11-06',
    endsOn: '2027-04-02',
    category: 'Spirituality',
    bannerImage: '/images/events/mass.svg',
    sample: true,
  },
  {
    title: 'College midterm examination week',
    content: `<p>College midterm examinations are from October 12 to 17. There are no regular classes in that week.</p>
<ul>
<li>Laboratory and clinical duty go on as scheduled.</li>
<li>If two of your examinations are at the same hour, tell your dean’s office before the week begins.</li>
<li>Calculators are allowed if your instructor says so. Phones are not allowed.</li>
</ul>`,
    date: '2026-09-28',
    startsOn: '2026-10-12',
    endsOn: '2026-10-17',
    category: 'Academics',
    bannerImage: '/images/college.svg',
    sample: true,
  },
  {
    title: 'Clubs and societies welcome new members this August',
    content: `<p>Clubs and societies look for new members from August 10 to 21. Visit their tables at recess and lunch.</p>
<p>Beginners are welcome. You may join two of these:</p>
<ul>
<li>Robotics</li>
<li>Campus paper</li>
<li>Dance</li>
<li>Choir</li>
<li>Environment club</li>
<li>First aid</li>
<li>Department societies</li>
</ul>`,
    date: '2026-08-03',
    startsOn: '2026-08-10',
    endsOn: '2026-08-21',
    category: 'Campus Life',
    bannerImage: '/images/sections/identity.svg',
    sample: true,
  },
  {
    title: 'Rainy season: how families hear about suspended classes',
    content: `<p>The <a href="/status">class status</a> says if there are classes. When the government suspends them, DYCI says there if it follows.</p>
<ul>
<li>Class advisers pass changes on.</li>
<li>If water is rising where you live, keep your child at home. Send a note later.</li>
<li>Your child can make up the work.</li>
</ul>`,
    date: '2026-07-06',
    startsOn: null,
    endsOn: null,
    category: 'Advisory',
    bannerImage: '/images/service/technology-3.svg',
    sample: true,
  },
  {
    title: 'First day of classes and a slower first week for newcomers',
    content: `<p>Classes open on June 15. Kinder and Grade 1 start with short mornings.</p>
<p>Older students meet new Grade 7 and Grade 11 students at the gate. Bring:</p>
<ul>
<li>your enrollment slip</li>
<li>a bottle of water</li>
<li>something to write with</li>
</ul>
<p>Book lists are explained in class on the second day.</p>`,
    date: '2026-05-25',
    startsOn: '2026-06-15',
    endsOn: null,
    category: 'Academics',
    bannerImage: '/images/pgs.svg',
    sample: true,
  },
  {
    title: 'Youthcamp call: come to pray, play and learn to lead',
    content: `<p>Youthcamp is from April 27 to 30. Students from Grade 7 to college may apply.</p>
<p>Youthcamp began in 2004. You pray, play, share and learn to lead.</p>
<ul>
<li>Give the form to your class adviser or department.</li>
<li>A parent or guardian signs it.</li>
<li>First-time campers come first. Others may apply as helpers.</li>
</ul>`,
    date: '2026-03-16',
    startsOn: '2026-04-27',
    endsOn: '2026-04-30',
    category: 'Spirituality',
    bannerImage: '/images/sections/events.svg',
    sample: true,
  },
  {
    title: 'Enrollment period for school year 2026–2027',
    content: `<p>Enrollment for all levels is open from March 16 to June 5. The first weeks are the quietest.</p>
<ul>
<li>Returning students: bring the last report card and the completed form.</li>
<li>New students: see the papers for <a href="/learn-with-us/pgs">grade school</a>, <a href="/learn-with-us/jhs">junior high</a>, <a href="/learn-with-us/shs">senior high</a> or <a href="/learn-with-us/college">college</a>.</li>
<li>Is a paper missing? Come anyway and ask what may follow later.</li>
</ul>`,
    date: '2026-03-02',
    startsOn: '2026-03-16',
    endsOn: '2026-06-05',
    category: 'Admissions',
    bannerImage: '/images/sections/contact.svg',
    sample: true,
  },
  {
    title: 'Senior-high voucher: papers for incoming Grade 11',
    content: `<p>Many students receive the senior high school voucher without applying. Bring these papers.</p>
<ul>
<li>From a public junior high school: the Grade 10 report card.</li>
<li>From a private school, with ESC: the ESC certificate.</li>
<li>From a private school, without ESC: apply in the national online portal and bring the certificate.</li>
<li>ALS or PEPT passers: apply in the portal and bring the rating certificate.</li>
</ul>
<p>The portal has its own deadline.</p>`,
    date: '2026-02-09',
    startsOn: null,
    endsOn: null,
    category: 'Admissions',
    bannerImage: '/images/shs.svg',
    sample: true,
  },
  {
    title: 'Retreat for Grades 10, 11 and 12: one and a half quiet days',
    content: `<p>Grades 10, 11 and 12 go on retreat in the second semester. Each retreat lasts one and a half days.</p>
<ul>
<li>The adviser’s letter with the consent form comes two weeks before.</li>
<li>A parent or guardian signs the form.</li>
<li>Phones stay off. The letter says whom to call in an emergency.</li>
</ul>`,
    date: '2025-11-10',
    startsOn: '2025-12-01',
    endsOn: null,
    category: 'Spirituality',
    bannerImage: '/images/tracks/humss.svg',
    sample: true,
  },
  {
    title: 'Sort your waste where you stand',
    content: `<p>Please sort your waste into three: what rots, what can be recycled, and the rest.</p>
<ul>
<li>Rinse bottles.</li>
<li>Flatten boxes.</li>
<li>Bring your own bottle and food container.</li>
</ul>`,
    date: '2025-09-01',
    startsOn: '2025-09-01',
    endsOn: null,
    category: 'Campus Life',
    bannerImage: '/images/service/environment-1.svg',
    sample: true,
  },
  {
    title: 'Drop-off and pick-up: please keep the highway side clear',
    content: `<p>MacArthur Highway is busiest in the half hour before classes. Please keep the highway side clear.</p>
<ul>
<li>Stop only until your child is out of the car, on the side of the gate.</li>
<li>In the afternoon, wait somewhere else.</li>
<li>Young children go home only with the person on their pick-up card.</li>
<li>Is someone else coming? Tell the adviser in writing on the same day.</li>
</ul>`,
    date: '2025-06-09',
    startsOn: null,
    endsOn: null,
    category: 'Advisory',
    bannerImage: null,
    sample: true,
  },
]
