import type { ArticleInput } from '../../school/kinds/article.ts'

export const articles2025: ArticleInput[] = [
  {
    title: 'A café for one afternoon',
    content: `<p>For one afternoon, Home Economics students of senior high turned their laboratory into a café.</p>
<p>Everyone had a task:</p>
<ul>
<li>Bakers began in the early morning.</li>
<li>Others welcomed the guests, took the orders and knew the prices.</li>
<li>Two students washed and dried.</li>
</ul>
<p>A café needs all of this at the same time. Good bread that comes too late does not help a guest who must go back to class.</p>
<p>The HE track teaches skills such as cookery, baking, food service and front office.</p>`,
    publishedOn: '2025-12-01',
    category: 'Campus News',
    topics: ['shs', 'HE'],
    bannerImage: null,
    sample: true,
  },
  {
    title: 'Policies come before posters',
    content: `<p>The sustainability office has two goals: policies by 2025, and a zero-waste, carbon-neutral school by 2030.</p>
<h2>What the words mean</h2>
<p><strong>Zero-waste</strong>: nearly everything that comes in can be used again, repaired, composted or recycled. <strong>Carbon-neutral</strong>: the school knows how much it emits, cuts it as far as it can, and makes up for the rest.</p>
<h2>What is planned</h2>
<ul>
<li>Waste is sorted in the classroom.</li>
<li>Less single-use plastic is bought.</li>
<li>Lights and aircon are checked room by room.</li>
<li>Leaks are repaired.</li>
<li>Lessons use the campus as an example.</li>
</ul>
<p>Do you see a dripping tap or a light that nobody needs? Tell your adviser or the office.</p>`,
    publishedOn: '2025-11-17',
    category: 'Campus News',
    topics: ['sustainability'],
    bannerImage: null,
    sample: true,
  },
  {
    title: 'Reading hour',
    content: `<p>Education students read with young children for an hour a week: one book, two people.</p>
<p>The child chooses the book. It may be the same book every week. There is no test at the end.</p>
<p>A picture book without words is good for shy children. Nobody can read it wrong.</p>
<p>The future teachers learn too:</p>
<ul>
<li>They hear where a reader stops.</li>
<li>They learn to wait.</li>
<li>They see that looking at the picture helps a child to read.</li>
</ul>
<p>Reading with children of a school nearby is one of the ideas of <a href="/servanthood/paraya">Paraya</a>.</p>`,
    publishedOn: '2025-10-13',
    category: 'Campus News',
    topics: ['pgs', 'paraya', 'college', 'College of Education'],
    bannerImage: '/images/service/literacy-1.svg',
    sample: true,
  },
  {
    title: 'Advice from the engine room',
    content: `<p>Alumni who worked at sea came to speak with maritime students. They brought short lists of advice.</p>
<p>They had worked on deck and in the engine room. They talked about the pay and about being lonely. What helps on the first Christmas away? Call home early, they said, and then help in the galley.</p>
<h2>From their lists</h2>
<ul>
<li>Sleep when you can.</li>
<li>Label everything.</li>
<li>Write down your hours honestly.</li>
<li>Repeat every order, also a simple one.</li>
<li>Save money first. Then send, then spend.</li>
<li>Keep a printed photograph of your family.</li>
</ul>
<p>Are you an alumnus or alumna, of any course? Write to us through the <a href="/contact-us">contact page</a> if you want to visit a class.</p>`,
    publishedOn: '2025-09-15',
    category: 'Campus News',
    topics: ['alumni', 'college', 'College of Maritime Education', 'Maritime'],
    bannerImage: null,
    sample: true,
  },
  {
    title: 'Seventy-five years since Francisco Balagtas Academy',
    content: `<p>In 1950 a secondary school opened in Bocaue: Francisco Balagtas Academy. Today it is DYCI.</p>
<h2>Seven dates</h2>
<ol>
<li><strong>1950.</strong> Francisco Balagtas Academy opens. Its first owners are Mr. and Mrs. Gerardo Samson, Sr.</li>
<li><strong>1974.</strong> The Yanga family buys the school. Dr. Ismael E. Yanga, Sr. becomes its first President under the new ownership.</li>
<li><strong>1977.</strong> The college begins, with courses such as midwifery, nursing and training for seamen.</li>
<li><strong>1987.</strong> A new name: Dr. Yanga’s Francisco Balagtas Colleges.</li>
<li><strong>August 12, 1993.</strong> Dr. Marciano D. Yanga becomes the second President.</li>
<li><strong>2001.</strong> The present name: Dr. Yanga’s Colleges, Inc.</li>
<li><strong>2007.</strong> The robotics team starts.</li>
</ol>
<p>Preschool and grade school are younger than the college. So the school began in the middle and grew in both directions.</p>
<p>If a class card says FBA, DYFBC or DYCI, it is from the same school.</p>
<p>Source: school history, www.dyci.edu.ph.</p>`,
    publishedOn: '2025-08-18',
    category: 'Campus News',
    topics: ['alumni', 'student life'],
    bannerImage: '/images/sections/memory.svg',
  },
  {
    title: 'The river carries the Holy Cross of Wawa',
    content: `<p>On the first Sunday of July, Bocaue celebrates its river festival. It honors the Holy Cross of Wawa.</p>
<p>In the middle of the river is the <em>pagoda</em>, a tall, decorated barge. It carries the cross. People follow in boats or watch from the banks.</p>
<p>Many DYCIans come with their families, and pupils from other towns are invited.</p>
<p>In class the festival is a good topic. What keeps a barge upright? What do we owe the river for the rest of the year?</p>`,
    publishedOn: '2025-07-07',
    category: 'Outside News',
    topics: ['student life', 'spirituality'],
    bannerImage: null,
    sample: true,
  },
  {
    title: 'Kinder learns to queue',
    content: `<p>In the first weeks of Kinder, children learn to wait in line. It is hard when you are five.</p>
<p>They learn other things too:</p>
<ul>
<li>Hang your bag on your own hook.</li>
<li>Say “excuse me” and wait for the answer.</li>
<li>Put the cap back on the glue.</li>
</ul>
<p>Teachers use songs and games, because young children learn through play. Letters and numbers are in the games: in the song about the jeepney, and on the hook with the child’s name.</p>
<p>Some children cry at the gate in the first days. That is normal. Say goodbye with a smile and go.</p>`,
    publishedOn: '2025-06-23',
    category: 'Campus News',
    topics: ['pgs'],
    bannerImage: null,
    sample: true,
  },
  {
    title: 'Five by October 31: the new age rule for kindergarten',
    content: `<p>There is a new age rule for kindergarten. From school year 2025–2026 a child must be <strong>five years old by October 31</strong>.</p>
<p>The rule is in DepEd Order 15 of 2025.</p>
<h2>If the birthday is later</h2>
<p>A child who turns five from November 1 to December 31 may enter if one of these is true:</p>
<ul>
<li>The child passes a readiness check with the ECD Checklist.</li>
<li>The child finished a year of early-childhood education and has the certificate.</li>
</ul>
<h2>What changed</h2>
<p>The older rule was five years by June 1. Some children who had to wait can now enter. If you are not sure, bring the PSA birth certificate and ask.</p>
<p>Source: DepEd Order 15, series of 2025; Cebu Daily News.</p>`,
    publishedOn: '2025-06-16',
    category: 'Outside News',
    topics: ['pgs', 'admissions'],
    bannerImage: null,
  },
  {
    title: 'Next stop, Greece: a team of eight, from Grade 4 to Grade 11',
    content: `<p>A DYCI team of eight goes to the FIRST LEGO League Open European Championship in Greece in May. The youngest is in Grade 4, the oldest in Grade 11.</p>
<p>The team qualified with second place in overall project innovation at FIRST LEGO League Philippines. The theme of the season is <em>Submerged</em>.</p>
<p>Sources: Manila Bulletin, April 4, 2025; Inquirer Technology.</p>`,
    publishedOn: '2025-04-07',
    category: 'Outside News',
    topics: ['robotics', 'pgs', 'jhs', 'shs'],
    bannerImage: '/images/robots/2025-submerged.svg',
  },
  {
    title:
      'What to bring, what to leave at home and whom to ask first: a calm guide to enrollment for families who are new to DYCI',
    content: `<p>This guide is for families who are new to DYCI. It lists the papers that are usually asked for.</p>
<h2>Bring</h2>
<ol>
<li>The child’s PSA birth certificate, with one photocopy.</li>
<li>The latest report card (SF9, formerly Form 138). It shows the Learner Reference Number. For preschool, bring the immunization record instead.</li>
<li>A certificate of good moral character from the last school, for Grade 2 and up.</li>
<li>ID pictures.</li>
<li>The ESC or voucher certificate, if your child has one.</li>
</ol>
<p>Your level may ask for more. See <a href="/learn-with-us/pgs">preschool and grade school</a>, <a href="/learn-with-us/jhs">junior high</a> or <a href="/learn-with-us/shs">senior high</a>. The lists were updated in March 2025.</p>
<h2>Leave at home</h2>
<p>You do not need the permanent record, SF10 (formerly Form 137). The schools send it to each other.</p>
<h2>Ask first</h2>
<ul>
<li>Is a paper missing? Say so at the start. You can ask what may follow later.</li>
<li>Foreign students, and Filipinos from a school abroad: write to us first, through the <a href="/contact-us">contact page</a>. The school must check your records.</li>
</ul>`,
    publishedOn: '2025-03-24',
    category: 'Campus News',
    topics: ['admissions', 'pgs', 'jhs', 'shs'],
    bannerImage: '/images/sections/contact.svg',
    sample: true,
  },
  {
    title: 'A walk through Bocaue, written by people who live here',
    content: `<p>Where would you take a visitor for two hours? Tourism students asked their families and planned a walk through Bocaue.</p>
<p>Every list began with the church of St. Martin of Tours and the river. Many people told how the town got its name: from <em>bukawe</em>, a tall bamboo.</p>
<p>Business students asked more questions:</p>
<ul>
<li>Who earns something when a group walks by?</li>
<li>Where can people rest, drink and use a toilet?</li>
<li>What does it cost to print a map?</li>
</ul>
<p>Two stops were taken out because there was no shade. One was added because of a good carinderia.</p>
<p>The walk is a class project. One student is the guide and the others are the tourists.</p>`,
    publishedOn: '2025-02-17',
    category: 'Campus News',
    topics: [
      'college',
      'College of Hospitality Management and Tourism',
      'College of Business Administration',
    ],
    bannerImage: null,
    sample: true,
  },
]
