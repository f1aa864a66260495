import type { ArticleInput } from '../../school/kinds/article.ts'

export const articles2024: ArticleInput[] = [
  {
    title: 'Baskets for the neighbors',
    content: `<p>Before Christmas, the grade school fills baskets for families nearby: rice, canned goods and noodles.</p>
<p>Each family gives what it can. No names are written on the gifts. That is <a href="/servanthood/paraya">Paraya</a>: you give something of your own so that someone else has enough.</p>
<p>Older pupils carry the baskets. Younger pupils go with their teachers to some homes and sing two carols.</p>
<p>Back in class, the children draw or write about the visit.</p>`,
    publishedOn: '2024-12-09',
    category: 'Campus News',
    topics: ['paraya', 'pgs', 'student life'],
    bannerImage: '/images/service/outreach-1.svg',
    sample: true,
  },
  {
    title: 'The sari-sari store as a classroom',
    content: `<p>What would an app for a sari-sari store have to do? A research group of ABM students asked the owners.</p>
<p>Each owner keeps accounts in a different way. One uses a notebook. One uses a piece of carton. One remembers everything. After the first visits the group changed its plan.</p>
<h2>What they took out</h2>
<ul>
<li>Bar codes: many goods are sold by the piece or by the cup.</li>
<li>Passwords: the whole family minds the store.</li>
<li>Charts: the owner knows which day is slow.</li>
</ul>
<h2>What they added</h2>
<ul>
<li>A large button for <em>utang</em>, what a neighbor owes, with name and date.</li>
<li>A kind reminder.</li>
<li>A way to work without a signal.</li>
</ul>
<p>The group tries a paper version first. Paper is easy to correct.</p>`,
    publishedOn: '2024-10-14',
    category: 'Campus News',
    topics: ['shs', 'ABM', 'research'],
    bannerImage: null,
    sample: true,
  },
  {
    title: '12,205 DYCIans, counted by level',
    content: `<p>DYCI has 12,205 pupils and students in school year 2024–2025. More than half are in college.</p>
<table>
<thead>
<tr><th>Level</th><th>Pupils and students</th></tr>
</thead>
<tbody>
<tr><td>Preschool and grade school</td><td>672</td></tr>
<tr><td>Junior high school</td><td>2,657</td></tr>
<tr><td>Senior high school</td><td>2,190</td></tr>
<tr><td>College</td><td>6,686</td></tr>
<tr><td><strong>Total</strong></td><td><strong>12,205</strong></td></tr>
</tbody>
</table>
<p>Source: the school’s enrollment for school year 2024–2025.</p>`,
    publishedOn: '2024-09-09',
    category: 'Campus News',
    topics: ['pgs', 'jhs', 'shs', 'college'],
    bannerImage: null,
  },
  {
    title: 'Who receives a senior-high voucher without applying',
    content: `<p>The senior high school voucher is government help for Grades 11 and 12. Many students receive it without applying.</p>
<h2>You qualify automatically if</h2>
<ul>
<li>you finished Grade 10 in a public junior high school; bring your report card; or</li>
<li>you had an ESC grant in a private junior high school; bring your ESC certificate.</li>
</ul>
<h2>You need to apply if</h2>
<ul>
<li>you finished Grade 10 in a private school without an ESC grant; bring your QVR certificate; or</li>
<li>you passed ALS or PEPT; bring your rating certificate.</li>
</ul>
<h2>You do not qualify if</h2>
<ul>
<li>you are not a Filipino;</li>
<li>you finished junior high before 2016; or</li>
<li>you are in Grade 12 and had no voucher in Grade 11.</li>
</ul>
<p>Apply in the national online portal. The money goes to the school, never to the student in cash. You pay what it does not cover. Amounts differ, so ask when you enroll.</p>
<p>Source: PEAC, ovap.peac.org.ph.</p>`,
    publishedOn: '2024-05-20',
    category: 'Outside News',
    topics: ['shs', 'scholarships', 'admissions'],
    bannerImage: null,
  },
  {
    title: 'A pencil made of rice husk, and what it writes like',
    content: `<p>How long does a pencil made of rice husk last? A Grade 10 research group tests it, and a Grade 4 class helps.</p>
<p>In 2020 a DYCI team built a bicycle that can make such pencils. The new group studies the pencil only.</p>
<h2>How they test</h2>
<ol>
<li>Drop each pencil from the same height.</li>
<li>Sharpen it with the same sharpener.</li>
<li>Write on the same kind of paper until it breaks.</li>
<li>Do the same with a pencil from the store, and compare.</li>
</ol>
<p>The tests are not finished. The hard part is to hold the husk together. Flour paste works, but ants like it.</p>`,
    publishedOn: '2024-04-29',
    category: 'Campus News',
    topics: ['jhs', 'research', 'sustainability'],
    bannerImage: null,
    sample: true,
  },
  {
    title: 'Small hands carry the Señor Santo Niño',
    content: `<p>For the feast of the Santo Niño, the grade school walked around the grounds and sang. Every class carried an image.</p>
<p>Some images were old and came from grandparents. One was made of clay by a Grade 3 pupil.</p>
<p>The feast is in January, the God-centered month at DYCI. It is a good feast for children, because it honors Jesus as a child.</p>
<p>Each class said what a small person can do for others. Some answers:</p>
<ul>
<li>Share a seat.</li>
<li>Do not wake the baby.</li>
<li>Tell the truth.</li>
</ul>`,
    publishedOn: '2024-01-22',
    category: 'Campus News',
    topics: ['pgs', 'spirituality'],
    bannerImage: null,
    sample: true,
  },
]
