import type { ArticleInput } from '../../school/kinds/article.ts'

export const articles2021: ArticleInput[] = [
  {
    title: 'Explain it to your lola: plain language for programmers',
    content: `<p>The assignment for the computing classes was a single sentence long.</p>
<p>Choose a problem you have solved this term and explain it, in person, to someone at home who has never written a line of code.</p>
<p>Grandmothers turned out to be strict examiners. One wanted to know why a computer that is so fast has to be told everything twice. One followed a full account of sorting by comparing it with folding laundry, and then asked why the program does not start with the socks. Senior-high ICT students, who did the same task alongside the college, reported that little brothers are worse: they ask “and then?” until you find the step you had skipped.</p>
<p>In the class discussion people noticed what they had dropped on the way. Words such as <em>array</em>, <em>server</em> and <em>interface</em> went first. Examples replaced them: a row of lockers, a carinderia counter, the buttons of a rice cooker. A few found a mistake in their own program while describing it, somewhere around the second cup of coffee.</p>
<p>Next term the assignment grows by one requirement. The listener must explain it back.</p>`,
    publishedOn: '2021-11-08',
    category: 'Campus News',
    topics: ['college', 'College of Computer Studies', 'shs', 'ICT'],
    bannerImage: '/images/tracks/ict.svg',
    sample: true,
  },
  {
    title: 'How to ask someone whether they are all right',
    content: `<p>Psychology students have put together a short guide for classmates who notice that a friend has gone quiet.</p>
<p>It comes out of their lessons on listening, and it is meant for ordinary worries: a hard month, a quarrel at home, too many nights without sleep.</p>
<h2>Before you ask</h2>
<p>Choose a moment when you have time. A question typed on the way to something else gets an answer of the same kind. Put the other windows away.</p>
<h2>While you listen</h2>
<ul>
<li>Ask about one thing you noticed: “You used to turn your camera on. How are you these days?”</li>
<li>Let a silence be a silence.</li>
<li>Repeat what you understood before you offer anything.</li>
<li>Keep your own story for another day.</li>
</ul>
<h2>When it is more than you can carry</h2>
<p>Some things are too heavy for a friend. If someone speaks of being in danger or of harming themselves, stay with them and bring in an adult you both trust, a parent, a teacher or the guidance office, on the same day. You have not broken a confidence by asking for help. You have kept a friend company on the way to it.</p>`,
    publishedOn: '2021-05-17',
    category: 'Campus News',
    topics: ['college', 'School of Psychology', 'student life'],
    bannerImage: '/images/college/sop.svg',
    sample: true,
  },
]
