import type { ArticleInput } from '../../school/kinds/article.ts'

export const articles2021: ArticleInput[] = [
  {
    title: 'Explain it to your lola: plain language for programmers',
    content: `<p>Computing students had a special task. Explain a problem that you solved to someone at home who has never written code.</p>
<p>Many explained it to their grandmother. One student compared sorting with folding laundry. Senior-high ICT students did the task too, often with a younger brother or sister.</p>
<p>They left out words such as <em>array</em>, <em>server</em> and <em>interface</em>. They used examples instead: a row of lockers, a carinderia counter, the buttons of a rice cooker.</p>
<p>Some found a mistake in their own program while they explained it. Next time the listener must explain it back.</p>`,
    publishedOn: '2021-11-08',
    category: 'Campus News',
    topics: ['college', 'College of Computer Studies', 'shs', 'ICT'],
    bannerImage: '/images/service/technology-3.svg',
    sample: true,
  },
  {
    title: 'How to ask someone whether they are all right',
    content: `<p>Has a friend become quiet? Psychology students wrote a short guide for classmates.</p>
<p>It is for ordinary worries: a hard month, a quarrel at home, too little sleep.</p>
<h2>Before you ask</h2>
<p>Choose a moment when you have time. Put your phone away.</p>
<h2>While you listen</h2>
<ul>
<li>Ask about one thing that you noticed: “You used to turn your camera on. How are you these days?”</li>
<li>Do not be afraid of silence.</li>
<li>Say back what you understood before you give advice.</li>
<li>Do not talk about yourself.</li>
</ul>
<h2>When it is too heavy for you</h2>
<p>Does someone speak of danger, or of harming themselves? Stay with them. On the same day, bring in an adult whom you both trust: a parent, a teacher or the guidance office. To ask for help is not a betrayal.</p>`,
    publishedOn: '2021-05-17',
    category: 'Campus News',
    topics: ['college', 'School of Psychology', 'student life'],
    bannerImage: '/images/college/sop.svg',
    sample: true,
  },
]
