import type { ArticleInput } from '../../school/kinds/article.ts'

export const articles2025: ArticleInput[] = [
  {
    title: 'A café for one afternoon',
    content: `<p>The chalkboard promised three kinds of bread, two drinks and “whatever is left”.</p>
<p>For one afternoon the Home Economics students of senior high turned their laboratory into a café and invited the rest of the building.</p>
<p>Everyone had a post. Bakers had been in since early morning. A front-of-house group learned that smiling is easier when you also know the price list. Two students did nothing but wash, dry and stack, and by three o’clock they were the best organized people in the room.</p>
<p>The HE track covers skills such as cookery, baking, food service and front office, and a café needs all of them at the same moment. That was the point of the exercise. A loaf that comes out perfect ten minutes late is, for the customer who had to go back to class, no loaf at all.</p>
<p>“Whatever is left” turned out to be one ensaymada. It was divided into six.</p>`,
    publishedOn: '2025-12-01',
    category: 'Campus News',
    topics: ['shs', 'HE'],
    bannerImage: '/images/shs.svg',
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
    content: `<p>A small girl is correcting a college student. He has read “elepante” with the voice of a mouse, and she cannot let that stand.</p>
<p>They are reading buddies. Education students spend an hour a week with children from the early grades, one book between two people, on mats, steps and window sills. There is no test at the end. The child chooses the book, may choose the same book every week, and decides when it is time to talk about the pictures.</p>
<p>Favorites emerge quickly. The book with the elephant has lost its cover twice. A book about the planets is popular with boys who claim not to like reading, and there is one picture book without any words at all, which shy children choose first because nobody can read it wrongly.</p>
<p>For the future teachers this is preparation that no lecture can replace. They hear where a reader stumbles. They learn to wait through a long silence at the start of a word, and that guessing from the picture is a skill and no kind of cheating.</p>
<p>The same habit is meant to travel beyond the gate. Reading with children in a neighboring school is one of the ideas collected under <a href="/servanthood/paraya">Paraya</a>, and for that the mouse-voiced elephant has been told to practice.</p>`,
    publishedOn: '2025-10-13',
    category: 'Campus News',
    topics: ['pgs', 'paraya', 'college', 'College of Education'],
    bannerImage: '/images/sections/servanthood.svg',
    sample: true,
  },
  {
    title: 'Advice from the engine room',
    content: `<p>Sleep when you can. Label everything.</p>
<p>Learn to cook one dish that makes strangers happy. The alumni who came to speak with maritime students had agreed among themselves to skip the speeches and bring lists.</p>
<p>They had served on deck and in engine rooms, and they were honest about both. The pay is discussed at every family gathering, the loneliness at hardly any. Someone asked what a cadet should do about the first Christmas away. Call early, was the answer, before everyone at home is busy, and then go and help in the galley.</p>
<h2>Lists, in part</h2>
<ul>
<li>Write your hours down honestly from the first day.</li>
<li>Repeat every order, even a simple one, even when tired.</li>
<li>Ask the oldest person on board how they used to do it.</li>
<li>Save before you send, and send before you spend.</li>
<li>Keep a photograph that is printed on paper.</li>
</ul>
<p>Senior-high students from the Maritime track sat in the front rows and took the most notes. Alumni of any course who would like to meet a class can reach the school through the <a href="/contact-us">contact page</a>.</p>`,
    publishedOn: '2025-09-15',
    category: 'Campus News',
    topics: ['alumni', 'college', 'College of Maritime Education', 'Maritime'],
    bannerImage: '/images/college/cme.svg',
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
    content: `<p>On the first Sunday of July Bocaue turns toward its river.</p>
<p>The festival honors the Holy Cross of Wawa, and at its center is the <em>pagoda</em>, the tall decorated barge that carries the cross along the water while people follow in boats and watch from the banks.</p>
<p>For many DYCIans the day is a family matter. An uncle rows, a cousin plays in a band, a grandmother has a window that everyone suddenly remembers. Pupils from other towns are invited along, fed more than they can manage, and told the story of the cross by several relatives at once.</p>
<p>Teachers like to ask about it in the week that follows. A science class may talk about what keeps a barge upright. A values class may ask what a town promises when it keeps a devotion for so long, and what it owes to the river for the rest of the year.</p>`,
    publishedOn: '2025-07-07',
    category: 'Outside News',
    topics: ['student life', 'spirituality'],
    bannerImage: '/images/sections/spirituality.svg',
    sample: true,
  },
  {
    title: 'Kinder learns to queue',
    content: `<p>A queue is a remarkable idea when you are five. You want the slide, the slide is there, and still you stand behind somebody’s bag and wait.</p>
<p>The first weeks of Kinder are full of such ideas. Hang your bag on your own hook. Say “excuse me” and then wait for the answer. Put the cap back on the glue. Teachers practice each one with songs and games, because at this age play is how the lesson gets in, and they repeat it far more often than any adult would find reasonable.</p>
<p>Letters and numbers are there too. They hide in the song about the jeepney, in the snack count, on the hook with your name. By the time a child can find that hook without help, several people have noticed that it was also reading.</p>
<p>Some tears at the gate are usual until about the second week. Parents normally recover by the third.</p>`,
    publishedOn: '2025-06-23',
    category: 'Campus News',
    topics: ['pgs'],
    bannerImage: '/images/pgs.svg',
    sample: true,
  },
  {
    title: 'Five by 31 October: the new age rule for kindergarten',
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
    bannerImage: '/images/sections/learn.svg',
  },
  {
    title: 'Next stop, Greece: a team of eight, from Grade 4 to Grade 11',
    content: `<p>A DYCI team of eight goes to the FIRST LEGO League Open European Championship in Greece in May. The youngest is in Grade 4, the oldest in Grade 11.</p>
<p>The team qualified with second place in overall project innovation at FIRST LEGO League Philippines. The theme of the season is <em>Submerged</em>.</p>
<p>Sources: Manila Bulletin, April 4, 2025; Inquirer Technology.</p>`,
    publishedOn: '2025-04-07',
    category: 'Outside News',
    topics: ['robotics', 'pgs', 'jhs', 'shs'],
    bannerImage: '/images/jhs.svg',
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
    bannerImage: '/images/shs.svg',
    sample: true,
  },
  {
    title: 'A walk through Bocaue, written by people who live here',
    content: `<p>Where would you take a visitor who has two hours and comfortable shoes?</p>
<p>Tourism students put the question to their own families, wrote down the answers and tried to turn them into a walk.</p>
<p>Everyone’s list began with the church of St. Martin of Tours and the river. After that the lists parted ways. One grandfather insisted on a certain bench. An aunt would start with breakfast. Several people told the story of the town’s name, from <em>bukawe</em>, a tall bamboo, and pointed to places where a clump of it still stands.</p>
<p>Business administration students then asked the awkward questions. Who earns something when a group walks by? Where do people rest, drink, use a toilet? What does it cost to print a map, and who would pay for the second printing? Two stops were dropped for lack of shade. One was added because of a good carinderia.</p>
<p>The route exists for now as a class project, folded in three. Students lead it for each other, one as guide and the rest as tourists with difficult questions, and revise it after every walk.</p>`,
    publishedOn: '2025-02-17',
    category: 'Campus News',
    topics: [
      'college',
      'College of Hospitality Management and Tourism',
      'College of Business Administration',
    ],
    bannerImage: '/images/college/chmt.svg',
    sample: true,
  },
]
