import type { ArticleInput } from '../../school/kinds/article.ts'

export const articles2020: ArticleInput[] = [
  {
    title: 'Shoes that make power, a bicycle that makes pencils: gold and silver at WRO Canada',
    content: `<p>DYCI won gold and silver at WRO Canada 2020-X. The robot olympiad was held online in November, with teams from more than 40 countries.</p>
<h2>Project FEET: gold, senior-high open category</h2>
<p>FEET makes footwear from plastic waste. Piezo discs in the shoe make power. The team, all girls, also had the Girl Power Award at the 19th Philippine Robotics Olympiad.</p>
<h2>Project CYCLE: silver, junior-high open category</h2>
<p>CYCLE is a bicycle. It recycles paper with water lily, makes pencils from rice husk and charges phones.</p>
<p>Sources: Department of Education and Manila Bulletin, November 25, 2020.</p>`,
    publishedOn: '2020-11-25',
    category: 'Outside News',
    topics: ['robotics', 'jhs', 'shs', 'sustainability'],
    bannerImage: '/images/jhs.svg',
  },
  {
    title: 'Lessons that travel in an envelope',
    content: `<p>The plastic envelope has a name on it, a week’s worth of printed lessons inside, and by now a coffee ring from somebody’s kitchen table. School looks like this at the moment.</p>
<p>Parents collect the envelopes, children work at home, and the envelopes come back.</p>
<p>Teachers have learned to write for a reader who cannot raise a hand. Instructions are shorter. Each lesson says how long it should take and what to do when stuck. Many carry a line at the end that has nothing to do with the subject: how is your dog, did the rain get in, tell me what you cooked.</p>
<p>The answers to that line are often longer than the answers to the quiz. A Kinder pupil returned a drawing of the school gate from memory, with every window in the wrong place and the guard in the right one.</p>
<p>To parents who have become tutors overnight: you are allowed to say “I don’t know, let us write it down for your teacher.” That is a good lesson too. Schedules for collecting envelopes are posted under <a href="/announcements">announcements</a>.</p>`,
    publishedOn: '2020-10-12',
    category: 'Campus News',
    topics: ['pgs', 'jhs'],
    bannerImage: '/images/pgs.svg',
    sample: true,
  },
  {
    title: 'Debit & credit before the first bell',
    content: `<p>Half past six is early for adjusting entries.</p>
<p>All the same, the table outside the library has been full on most mornings this month: ABM students in Grade 11 on one side, accountancy students from the college on the other, and between them a stack of paper with a lot of erasing on it.</p>
<p>The tutoring was the seniors’ idea. They remembered how the words had confused them. In daily life a credit is something pleasant; in a ledger it is simply the right-hand side. So they teach the two columns with a jeepney. Passengers get on at one door and off at the other, and the driver’s count must agree at the end of the trip.</p>
<p>Anyone may join, including those who already understand, since explaining is the best test of that. Bring last week’s exercise and your own pencil.</p>`,
    publishedOn: '2020-02-24',
    category: 'Campus News',
    topics: ['shs', 'ABM', 'college', 'College of Accountancy'],
    bannerImage: '/images/tracks/abm.svg',
    sample: true,
  },
]
