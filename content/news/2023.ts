import type { ArticleInput } from '../../school/kinds/article.ts'

export const articles2023: ArticleInput[] = [
  {
    title: 'Bring your broken charger',
    content: `<p>On a Saturday morning, students repaired lamps, radios and chargers for free. They also gave first lessons on the computer.</p>
<p>Students of computer studies and the ICT track had set up for a Saturday morning of free repairs and first lessons, with their instructors close by. On the left, screwdrivers and a multimeter. On the right, two borrowed computers for parents and grandparents who wanted to try.</p>
<p>Repairing went as repairing goes. Some things needed a drop of solder. Some were beyond saving, and the owners were told so plainly and shown where electronic waste can be brought. The radio worked from the start; its batteries had been put in backward.</p>
<h2>The slower table</h2>
<p>On the right the pace was different. How to hold a mouse. How to make letters larger. How to tell a message from the bank from a message that pretends to be from the bank. Students had been asked to keep their own hands off the keyboard, however long it took, and one of them finally sat on his.</p>
<p>A retired driver typed his own name, looked at it for a while, and asked how to make it bigger. A mother wrote to a son abroad and wanted every comma checked. When noon came there were still people at the slow table and none at the other, so the repairers put down their screwdrivers and pulled up chairs.</p>
<p>It all belongs to <a href="/servanthood/paraya">Paraya</a>, which asks for something of one’s own. Here it was a free Saturday and a skill.</p>`,
    publishedOn: '2023-11-27',
    category: 'Campus News',
    topics: ['paraya', 'college', 'College of Computer Studies', 'ICT'],
    bannerImage: '/images/sections/servanthood.svg',
    sample: true,
  },
  {
    title: 'Grade 7 learns the way to the canteen',
    content: `<p>In grade school they were the oldest. In junior high they are the youngest again, with more subjects, more teachers and a building where every staircase looks like the last one.</p>
<p>So the first week of Grade 7 is taken slowly.</p>
<p>Grade 10 pupils act as guides. Each looks after a few newcomers and has places to show them: the clinic, the library, the chapel, the guidance office, the drinking fountain that works best, and the shortest way to the canteen. Maps are handed out but discouraged. You remember a corner better when you have been wrong about it.</p>
<p>Class advisers use the week to watch. Who knows everyone already, and who has come alone from another school? Who reads the timetable easily, and who copies it from the next desk? Seats are shuffled on the third day, gently, with those answers in mind.</p>
<h2>Questions collected in the first week</h2>
<ul>
<li>Do we have to speak English at lunch?</li>
<li>What happens if I forget my ID?</li>
<li>Can I join robotics if I have never built anything?</li>
<li>Is Grade 10 very hard?</li>
<li>Where do you sit if you do not know anyone?</li>
</ul>
<p>The last one came unsigned, on the back of a map. Guides now eat with their groups until the end of the month. Families can read more about the four years ahead on the <a href="/learn-with-us/jhs">junior high school page</a>.</p>`,
    publishedOn: '2023-09-18',
    category: 'Campus News',
    topics: ['jhs', 'student life'],
    bannerImage: '/images/sections/identity.svg',
    sample: true,
  },
  {
    title: 'A journal looks at scholarships as a family legacy',
    content: `<p>A study of DYCI’s scholarship policy was published in 2023. It calls the scholarships a family legacy.</p>
<p>The study says that the scholarships were kept up although the budget was tight. It presents a revised policy with six measures:</p>
<ol>
<li>Legacy</li>
<li>Industry</li>
<li>Community</li>
<li>Truth</li>
<li>Wisdom</li>
<li>Charity</li>
</ol>
<p>Do you need help with fees? Read about <a href="/stakeholders-centricity/scholarships">scholarships</a>.</p>
<p>Source: International Journal of Research Publications, volume 131, number 1, 2023, pages 30 to 37.</p>`,
    publishedOn: '2023-09-04',
    category: 'Outside News',
    topics: ['scholarships', 'research', 'college'],
    bannerImage: '/images/college/cas.svg',
  },
  {
    title: 'What the MATATAG curriculum means for Kinder to Grade 10',
    content: `<p>On August 10, 2023, the Department of Education launched the MATATAG curriculum. It is a new program for Kindergarten to Grade 10.</p>
<p>There is less to learn at once and more time for the most important skills.</p>
<p>In kindergarten, children learn through play: letters, numbers, and how to live with others.</p>
<p>Source: www.cldhei.edu.ph, on the launch by the Department of Education.</p>`,
    publishedOn: '2023-08-14',
    category: 'Outside News',
    topics: ['pgs', 'jhs'],
    bannerImage: '/images/pgs.svg',
  },
  {
    title: 'The pump that would not start',
    content: `<p>It had been donated because it did not work, and for three meetings it went on not working.</p>
<p>Mechanical engineering students had a water pump on the bench, a set of spanners, and an instructor who answered every question with another.</p>
<p>Their first theory was the seal. The second, the impeller. Each time they wrote down what they expected to see before opening anything, a habit their instructor insists on, and each time they saw something else. By the second week the page of wrong guesses had become a fairly good description of how a pump works.</p>
<p>What they found in the end was smaller than a peso: a grain of gravel in the check valve. Cleaned, closed and primed, the pump ran on the first try and watered the plants along the covered walk, as well as two of the engineers.</p>
<p>The pump now belongs to the laboratory. Next year’s class will receive it with the gravel put back.</p>`,
    publishedOn: '2023-06-05',
    category: 'Campus News',
    topics: ['college', 'School of Mechanical Engineering'],
    bannerImage: '/images/college/sme.svg',
    sample: true,
  },
  {
    title: 'Arguing well is homework too',
    content: `<p>Take the side you dislike. Political science students draw their position from a box before each classroom debate, and grumbling about the paper you have drawn costs a point.</p>
<p>The practice is meant to make them fair. To defend a view that is not yours you have to find its best reasons, and once you have found them it becomes difficult to call everyone who holds it a fool. This month’s questions were close to home: fares, flood walls, curfews for minors, who should decide about the old market.</p>
<p>Three rules hold in the room. State your opponent’s point so well that they would sign it. Bring a source that someone else can check. When you are shown to be wrong, say “thank you” and sit down, which turns out to need more practice than any other skill in the course.</p>
<p>Some will go on to law school and others to the civil service or community work. All of them have a family dinner table to go back to in the meantime, and a few report that it has become quieter.</p>`,
    publishedOn: '2023-03-13',
    category: 'Campus News',
    topics: ['college', 'College of Arts and Sciences'],
    bannerImage: '/images/college.svg',
    sample: true,
  },
  {
    title: 'January is given to God',
    content: `<p>January is God-centered month at DYCI. The school begins the year by giving it to God.</p>
<p>Kinder classes draw a person they want to thank. Older pupils prepare the prayers for their section and take turns to lead. Offices and faculty rooms keep some minutes for sharing.</p>
<p>God-Centeredness is the first of the four core values.</p>
<p>Parents may join the community Mass on the first Friday of every month.</p>`,
    publishedOn: '2023-01-16',
    category: 'Campus News',
    topics: ['spirituality', 'student life'],
    bannerImage: '/images/sections/spirituality.svg',
    sample: true,
  },
]
