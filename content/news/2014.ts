import type { ArticleInput } from '../../school/kinds/article.ts'

export const articles2014: ArticleInput[] = [
  {
    title: 'A snack stall, two colleges and one cash box',
    content: `<p>Business administration students can sell. Accountancy students can tell whether the selling made money.</p>
<p>For one week they have run a snack stall together, and each side has learned how little it knew about the other’s job.</p>
<p>The marketers chose the menu and the corner. They moved the banana cue to the front after the first day and doubled the line. The accountants asked for a receipt for every bottle of oil, were teased for it, and on the third day used those receipts to show that the best-selling item was losing money with each stick.</p>
<p>Lessons for next time, as written on the stall’s own blackboard:</p>
<ol>
<li>Decide on the price after you know the cost.</li>
<li>Count the change twice, once aloud.</li>
<li>Free taste is marketing. Free taste for your barkada is an expense.</li>
<li>Close the books on the same day, even when you are tired.</li>
</ol>
<p>The stall is folded up in the storeroom, cleaned and labeled, ready for the next pair of classes.</p>`,
    publishedOn: '2014-11-24',
    category: 'Campus News',
    topics: ['college', 'College of Business Administration', 'College of Accountancy'],
    bannerImage: '/images/college/cba.svg',
    sample: true,
  },
  {
    title: 'Youthcamp turns ten',
    content: `<p>Some of this summer’s youthcamp facilitators were grade-school children when the first camp was held in 2004.</p>
<p>They have heard about it from older brothers and sisters ever since: the mud, the songs that stay in your head until June, the talk by the fire that somebody never forgot.</p>
<p>The ingredients have stayed much the same. Mornings begin with prayer. There are games that cannot be won alone, time for groups to share how they really are, and an evening when campers say what they would like to change when they go home. Telephones rest in a basket at the door and few people ask for them back early.</p>
<p>Ten camps on, the aim is simple to state. Young people should leave with a faith that is a little more their own, one friend from a section they never talked to, and some practice in leading others without shouting. Camp news and the next call for campers appear under <a href="/announcements">announcements</a>.</p>`,
    publishedOn: '2014-05-12',
    category: 'Campus News',
    topics: ['spirituality', 'student life'],
    bannerImage: '/images/sections/spirituality.svg',
    sample: true,
  },
]
