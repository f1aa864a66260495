import type { ArticleInput } from '../../school/kinds/article.ts'

export const articles2014: ArticleInput[] = [
  {
    title: 'A snack stall, two colleges and one cash box',
    content: `<p>Business and accountancy students ran a snack stall together for one week.</p>
<p>The business students chose the food and the place. They moved the banana cue to the front, and more people came. The accountancy students kept every receipt. They showed that the best-selling snack lost money.</p>
<h2>What they learned</h2>
<ol>
<li>First find out the cost. Then decide on the price.</li>
<li>Count the change twice.</li>
<li>Free snacks for your friends are a cost.</li>
<li>Close the books on the same day.</li>
</ol>
<p>The stall is clean and ready for the next classes.</p>`,
    publishedOn: '2014-11-24',
    category: 'Campus News',
    topics: ['college', 'College of Business Administration', 'College of Accountancy'],
    bannerImage: '/images/college/cba.svg',
    sample: true,
  },
  {
    title: 'Youthcamp turns ten',
    content: `<p>The first youthcamp was in 2004. Ten years later, some children of that time are helpers.</p>
<p>Much is the same:</p>
<ul>
<li>Mornings begin with prayer.</li>
<li>There are games that you win only together.</li>
<li>Groups share how they are.</li>
<li>Phones stay in a basket at the door.</li>
</ul>
<p>Young people should go home with a stronger faith, a new friend and some practice in leading others. The next camp is posted under <a href="/announcements">announcements</a>.</p>`,
    publishedOn: '2014-05-12',
    category: 'Campus News',
    topics: ['spirituality', 'student life'],
    bannerImage: null,
    sample: true,
  },
]
