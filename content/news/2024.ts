import type { ArticleInput } from '../../school/kinds/article.ts'

export const articles2024: ArticleInput[] = [
  {
    title: 'Baskets for the neighbors',
    content: `<p>Rice at the bottom, canned goods around it, noodles in the gaps, and a card on top that must not be bent.</p>
<p>After the first few baskets every homeroom becomes an expert and begins to criticize the packing of the room next door.</p>
<p>The Christmas baskets are an example of what the grade school does in the name of <a href="/servanthood/paraya">Paraya</a>. Families send what they can, and what they can differs from house to house, so nothing is labeled with the giver’s name. A child who brought one tin of sardines watches it disappear into the same basket as everything else.</p>
<p>Older pupils load the tricycles. The younger ones go along to a few nearby homes with their teachers and sing, two carols at most, since three has been tried and the babies woke up.</p>
<blockquote><p>Paraya: to give up something of your own so that another person has enough.</p></blockquote>
<p>Back in class they write about the visit. Some write about the houses, some about the dogs. One page simply listed everything that the family in question had offered the visitors to eat.</p>`,
    publishedOn: '2024-12-09',
    category: 'Campus News',
    topics: ['paraya', 'pgs', 'student life'],
    bannerImage: '/images/sections/servanthood.svg',
    sample: true,
  },
  {
    title: 'The sari-sari store as a classroom',
    content: `<p>Every owner keeps accounts, and no two of them do it the same way. One uses a school notebook with a column for each neighbor.</p>
<p>One uses the inside of a cigarette carton. One has everything in her head and is, as far as anyone can tell, never wrong.</p>
<p>An ABM research group in senior high has been visiting sari-sari stores near the school, with the owners’ permission, to learn what a bookkeeping app for such a store would have to do. The group started with a list of features. After the first visits most of the list had been crossed out.</p>
<h2>What they crossed out</h2>
<ul>
<li>Bar codes, because half of the goods are sold by the piece, the cup or the clove.</li>
<li>Passwords, because the whole family minds the store.</li>
<li>Charts, because the owner already knows which day is slow.</li>
</ul>
<h2>What they added</h2>
<ul>
<li>A large button for <em>utang</em>, with a name and a date.</li>
<li>A reminder that can be phrased kindly.</li>
<li>A way to work when there is no signal.</li>
</ul>
<p><em>Utang</em>, the small debts of neighbors, took up most of the conversations. An owner must remember who owes what, and also who has just lost work, who pays on the fifteenth, and whom it is better not to ask in front of the children. A program can hold the amount and the date. The rest, the students agreed, had better stay in the owner’s head.</p>
<p>The group plans to try a paper version first. If a screen drawn on cardboard confuses people, the program would too, and cardboard is quicker to correct.</p>`,
    publishedOn: '2024-10-14',
    category: 'Campus News',
    topics: ['shs', 'ABM', 'research'],
    bannerImage: '/images/tracks/abm.svg',
    sample: true,
  },
  {
    title: '12,205 DYCIans, counted by level',
    content: `<p>DYCI has 12,205 pupils and students in academic year 2024–2025. More than half are in college.</p>
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
<p>Source: the school’s enrollment for A.Y. 2024–2025.</p>`,
    publishedOn: '2024-09-09',
    category: 'Campus News',
    topics: ['pgs', 'jhs', 'shs', 'college'],
    bannerImage: '/images/pgs.svg',
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
    bannerImage: '/images/sections/learn.svg',
  },
  {
    title: 'A pencil made of rice husk, and what it writes like',
    content: `<p>Scratchy at first, then rather good.</p>
<p>That was the opinion of the Grade 4 class that agreed to test pencils for a Grade 10 research group, and children who draw all day are hard to fool.</p>
<p>The idea has a history here. In 2020 a DYCI team showed the world a bicycle that, among other things, made pencils from rice husk. The Grade 10 group wanted to stay with that small part of the machine and ask a question the bicycle never had time for: how long does such a pencil last?</p>
<p>Their method needs patience more than equipment. Pencils of different mixtures are dropped from the same height, sharpened with the same sharpener, and dragged along the same ruled page until something breaks. The ordinary pencil from the school store goes through it all as well, for comparison.</p>
<p>The group will report its numbers when the tests are complete. So far they will say only that binding the husk is the difficult part, that flour paste attracts ants, and that nobody should leave samples on a classroom shelf over a weekend.</p>`,
    publishedOn: '2024-04-29',
    category: 'Campus News',
    topics: ['jhs', 'research', 'sustainability'],
    bannerImage: '/images/sections/innovations.svg',
    sample: true,
  },
  {
    title: 'Small hands carry the Señor Santo Niño',
    content: `<p>Every class brought its own image.</p>
<p>Some were heirlooms in velvet wrapped in a bath towel for the ride to school; some were plastic and cost very little; one had been made from clay by a Grade 3 pupil the night before and had to be carried flat.</p>
<p>For the feast of the Santo Niño the grade school walked once around the grounds, singing. The feast falls in January, which at DYCI is the God-centered month, and it suits young children. The figure they honor is a child like them, with a crown that is usually a little too large.</p>
<p>Teachers asked each class to say what a small person can do for somebody else. Answers included sharing a seat, not waking the baby, and telling the truth about the vase.</p>`,
    publishedOn: '2024-01-22',
    category: 'Campus News',
    topics: ['pgs', 'spirituality'],
    bannerImage: '/images/sections/spirituality.svg',
    sample: true,
  },
]
