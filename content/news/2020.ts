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
    bannerImage: '/images/robots/2020-feet-and-cycle.svg',
  },
  {
    title: 'Lessons that travel in an envelope',
    content: `<p>At the moment, lessons go home in an envelope. Parents collect it, children work at home, and the envelope comes back.</p>
<p>Teachers write for a child who cannot raise a hand. The instructions are short. Each lesson says how long it takes and what to do if you are stuck. Many end with a friendly question: how is your dog?</p>
<h2>For parents</h2>
<ul>
<li>You do not have to know everything.</li>
<li>If you do not know the answer, write the question down for the teacher.</li>
<li>The days for collecting envelopes are under <a href="/announcements">announcements</a>.</li>
</ul>`,
    publishedOn: '2020-10-12',
    category: 'Campus News',
    topics: ['pgs', 'jhs'],
    bannerImage: null,
    sample: true,
  },
  {
    title: 'Debit & credit before the first bell',
    content: `<p>Accountancy students of the college help ABM students of Grade 11 before the first bell, at a table outside the library.</p>
<p>The words are hard at first. In daily life a credit is something nice. In a ledger it is only the right-hand side.</p>
<p>They explain the two columns with a jeepney. Passengers get on at one door and off at the other. At the end of the trip the count must agree.</p>
<p>Everyone may join. Bring last week’s exercise and a pencil.</p>`,
    publishedOn: '2020-02-24',
    category: 'Campus News',
    topics: ['shs', 'ABM', 'college', 'College of Accountancy'],
    bannerImage: '/images/college/coa.svg',
    sample: true,
  },
]
