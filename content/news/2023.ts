import type { ArticleInput } from '../../school/kinds/article.ts'

export const articles2023: ArticleInput[] = [
  {
    title: 'Bring your broken charger',
    content: `<p>On a Saturday morning, students repaired lamps, radios and chargers for free. They also gave first lessons on the computer.</p>
<p>They were students of computer studies and of the ICT track. Their instructors were with them.</p>
<h2>The repair table</h2>
<p>Some things needed a drop of solder. Some could not be repaired. The students said so and told the owner where electronic waste can go. One radio was not broken: its batteries were in the wrong way.</p>
<h2>The computer table</h2>
<ul>
<li>How to hold a mouse.</li>
<li>How to make letters larger.</li>
<li>How to see that a message is not from your bank.</li>
</ul>
<p>The students kept their own hands off the keyboard. People learn by doing it themselves.</p>
<p>The morning was part of <a href="/servanthood/paraya">Paraya</a>, giving something of your own.</p>`,
    publishedOn: '2023-11-27',
    category: 'Campus News',
    topics: ['paraya', 'college', 'College of Computer Studies', 'ICT'],
    bannerImage: '/images/service/technology-1.svg',
    sample: true,
  },
  {
    title: 'Grade 7 learns the way to the canteen',
    content: `<p>In Grade 7 everything is new: more subjects, more teachers and a bigger building. So the first week is slow.</p>
<p>Grade 10 pupils are guides. Each takes care of a few new pupils and shows them these places:</p>
<ul>
<li>The clinic</li>
<li>The library</li>
<li>The chapel</li>
<li>The guidance office</li>
<li>The canteen</li>
</ul>
<p>Class advisers look for pupils who came alone from another school. On the third day the seats change, so that everyone meets someone new.</p>
<h2>Questions of the first week</h2>
<ul>
<li>What happens if I forget my ID?</li>
<li>Can I join robotics if I have never built anything?</li>
<li>Where do I sit if I do not know anyone?</li>
</ul>
<p>The guides now eat with their groups until the end of the month. Read more about <a href="/learn-with-us/jhs">junior high school</a>.</p>`,
    publishedOn: '2023-09-18',
    category: 'Campus News',
    topics: ['jhs', 'student life'],
    bannerImage: null,
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
    bannerImage: null,
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
    bannerImage: null,
  },
  {
    title: 'The pump that would not start',
    content: `<p>Mechanical engineering students got a water pump that did not work. It took them three meetings to find out why.</p>
<p>Before they opened a part, they wrote down what they expected to see. Each time they saw something else. So they learned how a pump works.</p>
<p>The cause was small: a grain of gravel in the check valve. They cleaned it, and the pump ran.</p>
<p>The pump stays in the laboratory. The next class gets it with the gravel back inside.</p>`,
    publishedOn: '2023-06-05',
    category: 'Campus News',
    topics: ['college', 'School of Mechanical Engineering'],
    bannerImage: null,
    sample: true,
  },
  {
    title: 'Arguing well is homework too',
    content: `<p>In a class debate, political science students draw their side from a box. They often defend a view that is not theirs.</p>
<p>That makes them fair. You must find the best reasons of the other side. The topics are from daily life: fares, flood walls, curfews, the old market.</p>
<h2>Three rules</h2>
<ol>
<li>Say what the other side means, so well that they agree.</li>
<li>Bring a source that others can check.</li>
<li>If you were wrong, say “thank you”.</li>
</ol>
<p>Graduates can go to law school, to the civil service or to community work.</p>`,
    publishedOn: '2023-03-13',
    category: 'Campus News',
    topics: ['college', 'College of Arts and Sciences'],
    bannerImage: '/images/college/cas.svg',
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
    bannerImage: null,
    sample: true,
  },
]
