import type { AnnouncementInput } from '../../school/kinds/announcement.ts'

/** Sample announcements for a new installation, newest first; each is marked as a sample. */
export const starterAnnouncements: AnnouncementInput[] = [
  {
    title: 'God-centered month opens with a shared morning prayer in January',
    content: `<p>January is the God-centered month at DYCI. On the first school morning of the new year all four levels pray together, each in its own grounds, and classes begin afterward.</p>
<p>Through the month every section prepares the prayer of one day and chooses one act of service to do quietly. Class advisers have the calendar.</p>`,
    date: '2026-11-12',
    startsOn: '2027-01-04',
    endsOn: '2027-01-31',
    category: 'Spirituality',
    bannerImage: '/images/sections/meaning.svg',
    sample: true,
  },
  {
    title: 'Simbang gabi schedule: nine dawn Masses from 16 to 24 December',
    content: `<p>The nine dawn Masses before Christmas are celebrated on every day from 16 to 24 December. Families, alumni and neighbors are welcome, on one morning or on all of them.</p>
<ul>
<li>16 to 18 December: prepared by preschool, grade school and junior high</li>
<li>19 to 21 December: prepared by senior high</li>
<li>22 to 24 December: prepared by the college and employees</li>
</ul>
<p>The hour is given by the class adviser or department. Dress warmly, bring your own cup for the hot drink afterward, and let small children sleep on your shoulder if they need to.</p>`,
    date: '2026-11-09',
    startsOn: '2026-12-16',
    endsOn: '2026-12-24',
    category: 'Spirituality',
    bannerImage: '/images/sections/spirituality.svg',
    sample: true,
  },
  {
    title: 'Entrance-test dates for school year 2027–2028',
    content: `<p>Entrance tests for incoming Grade 7, Grade 11 and first-year college applicants are given on selected Saturdays between 5 December 2026 and 13 March 2027. Choose your date when you submit the application form.</p>
<p>Come half an hour early with your test permit, two pencils and a snack. Parents may wait on the grounds. An applicant who falls ill on the day is given a later date, so please let us know and stay in bed.</p>`,
    date: '2026-11-03',
    startsOn: '2026-12-05',
    endsOn: '2027-03-13',
    category: 'Admissions',
    bannerImage: '/images/sections/learn.svg',
    sample: true,
  },
  {
    title: 'Community Mass on the first Friday of every month',
    content: `<p>A reminder for those who are new this year: the community Mass is celebrated on the first Friday of each month, and the sponsorship Mass on the first Sunday. A department or group prepares the readings, the choir and the offering in turn.</p>
<p>To volunteer as a reader or singer, speak to your class adviser. Beginners are given time to practice.</p>`,
    date: '2026-10-19',
    startsOn: '2026-11-06',
    endsOn: null,
    category: 'Spirituality',
    bannerImage: null,
    sample: true,
  },
  {
    title: 'College midterm examination week',
    content: `<p>Midterm examinations in the college run from 12 to 17 October. Regular classes are suspended in that week except for laboratory and clinical duty, which follow their own rosters.</p>
<p>Check your schedule for two papers in the same hour and report a conflict to your dean’s office before the week begins. Calculators are allowed where the instructor has said so; telephones are not.</p>`,
    date: '2026-09-28',
    startsOn: '2026-10-12',
    endsOn: '2026-10-17',
    category: 'Academics',
    bannerImage: '/images/college.svg',
    sample: true,
  },
  {
    title: 'Clubs and societies welcome new members this August',
    content: `<p>Tables will stand along the covered walk during recess and lunch. Robotics, the campus paper, dance, choir, the environment club, first aid and the department societies all have room for beginners.</p>
<p>You may join two. Officers ask that you come to three meetings before you decide that it is not for you.</p>`,
    date: '2026-08-03',
    startsOn: '2026-08-10',
    endsOn: '2026-08-21',
    category: 'Campus Life',
    bannerImage: '/images/sections/identity.svg',
    sample: true,
  },
  {
    title: 'Rainy season: how families hear about suspended classes',
    content: `<p>When the local government or the national agencies suspend classes, DYCI follows at once for the levels named. A suspension of our own is posted on this page and passed on by class advisers.</p>
<p>If water is rising where you live, keep your child at home even when nothing has been posted, and send a note afterward. Work missed on such a day can always be made up.</p>`,
    date: '2026-07-06',
    startsOn: null,
    endsOn: null,
    category: 'Advisory',
    bannerImage: null,
    sample: true,
  },
  {
    title: 'First day of classes and a slower first week for newcomers',
    content: `<p>Classes open on 15 June. Kinder and Grade 1 start with short mornings, and new Grade 7 and Grade 11 students are met at the gate by older guides.</p>
<p>Bring the enrollment slip, a water bottle and something to write with. Book lists are explained in class on the second day, so there is no need to buy everything beforehand.</p>`,
    date: '2026-05-25',
    startsOn: '2026-06-15',
    endsOn: null,
    category: 'Academics',
    bannerImage: '/images/pgs.svg',
    sample: true,
  },
  {
    title: 'Youthcamp call: come to pray, play and learn to lead',
    content: `<p>Youthcamp has gathered young DYCIans since 2004. Applications are open to students from Grade 7 to college who would like a few days of prayer, games, sharing and practice in leading others.</p>
<p>Hand in the form with a parent’s signature to your class adviser or department. First-time campers have priority, and those who have camped before may apply as helpers.</p>`,
    date: '2026-03-16',
    startsOn: '2026-04-27',
    endsOn: '2026-04-30',
    category: 'Spirituality',
    bannerImage: '/images/sections/events.svg',
    sample: true,
  },
  {
    title: 'Enrollment period for school year 2026–2027',
    content: `<p>Enrollment for all levels is open from 16 March to 5 June. The first weeks are the quietest.</p>
<p>Returning pupils need the last report card and a completed form. New families will find the papers for their level in the admissions section of the <a href="/learn-with-us/pgs">grade school</a>, <a href="/learn-with-us/jhs">junior high</a>, <a href="/learn-with-us/shs">senior high</a> and <a href="/learn-with-us/college">college</a> pages.</p>
<p>Missing a document? Come anyway and ask what may follow later.</p>`,
    date: '2026-03-02',
    startsOn: '2026-03-16',
    endsOn: '2026-06-05',
    category: 'Admissions',
    bannerImage: '/images/sections/contact.svg',
    sample: true,
  },
  {
    title: 'Senior-high voucher papers: what incoming Grade 11 families should prepare',
    content: `<p>Students from public junior high schools and ESC grantees from private ones receive the senior high school voucher without applying. Please bring the Grade 10 report card or the ESC certificate.</p>
<p>Students from private schools who were not ESC grantees, and ALS or PEPT passers, apply in the national online portal and bring the certificate that they receive. Watch for the portal’s own deadline.</p>`,
    date: '2026-02-09',
    startsOn: null,
    endsOn: null,
    category: 'Admissions',
    bannerImage: '/images/shs.svg',
    sample: true,
  },
  {
    title: 'Retreat for Grades 10, 11 and 12: one and a half quiet days',
    content: `<p>Sections go on retreat one after another during the second semester. Each retreat lasts a day and a half and gives time for silence, rest, sharing and the sacrament of reconciliation.</p>
<p>Consent forms come home with the adviser’s letter two weeks ahead. Telephones stay switched off; a teacher who is with the group can be reached in an emergency, and the letter says how.</p>`,
    date: '2025-11-10',
    startsOn: '2025-12-01',
    endsOn: null,
    category: 'Spirituality',
    bannerImage: '/images/sections/meaning.svg',
    sample: true,
  },
  {
    title: 'Sort your waste where you stand',
    content: `<p>From this month on please sort what you throw away into three: what rots, what can be recycled, and the rest. Rinse bottles and flatten boxes before they go in.</p>
<p>Bring your own bottle and food container whenever you can. Single-use plastic is the part of our waste that has nowhere good to go.</p>`,
    date: '2025-09-01',
    startsOn: '2025-09-01',
    endsOn: null,
    category: 'Campus Life',
    bannerImage: '/images/service/environment-1.svg',
    sample: true,
  },
  {
    title: 'Drop-off and pick-up: please keep the highway side clear',
    content: `<p>MacArthur Highway is busiest in the half hour before classes. Drivers are asked to stop only long enough for the child to step out on the side of the gate, and to wait elsewhere in the afternoon.</p>
<p>Children in Kinder and the lower grades are released only to the person named on their pick-up card. If someone else must come, tell the adviser in writing on the same day.</p>`,
    date: '2025-06-09',
    startsOn: null,
    endsOn: null,
    category: 'Advisory',
    bannerImage: null,
    sample: true,
  },
]
