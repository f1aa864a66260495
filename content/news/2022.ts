import type { ArticleInput } from '../../school/kinds/article.ts'

export const articles2022: ArticleInput[] = [
  {
    title: 'Gloves, sacks and a slow brown river',
    content: `<p>The tide table decides when a riverbank can be cleaned, so the morning began before the sun was over the roofs.</p>
<p>Senior-high students came with gloves, sacks and weighing hooks, and neighbors from the houses along the bank came with rakes and better advice.</p>
<p>Everything was sorted on a sheet before it was bagged: bottles, sachets, cloth, foam, things without a name. The HUMSS classes had asked for the sorting. They were studying how a community talks about its own waste, and for that you must know what is in the sack.</p>
<p>Sachets won, as anyone who lives there could have told them. Conversation then turned to why. Buying shampoo by the sachet is what a day’s wage allows; nobody on the bank wanted to be lectured about it by teenagers, and to their credit nobody did. They asked instead which shops would agree to refill a bottle.</p>
<p>One refill, they learned, needs a bottle that somebody has rinsed, a pump that does not leak, and a price worth the trouble of carrying the bottle back. A sachet needs none of it. Whoever wants to compete with a sachet has to be at least as convenient, at ten in the evening, for a person with wet hair.</p>
<blockquote><p>Paraya means letting go of one’s own claim for the sake of someone else: a free morning, dry shoes, being right.</p></blockquote>
<p>By nine the water had come up and the work had to stop. The sacks went off on a borrowed cart. Students and neighbors washed at the same hose, then shared the bread that three families had separately decided to bring.</p>
<p>Two shopkeepers said they would think about it. The class has drawn up a small table of costs to bring along on the next visit.</p>`,
    publishedOn: '2022-11-07',
    category: 'Campus News',
    topics: ['paraya', 'sustainability', 'shs', 'HUMSS'],
    bannerImage: '/images/sections/servanthood.svg',
    sample: true,
  },
  {
    title: 'Back in their own seats',
    content: `<p>They are taller.</p>
<p>That is the first thing teachers say about the children who have come back to the classroom after so long at home, and the second is that they have forgotten how loud a classroom is.</p>
<p>In the lower grades the first days went to small matters. Where does the bag go? How do you share a box of crayons when you have had your own for two years? Who is that, behind the mask, whose voice you know from the screen? Some Grade 2 pupils had never been inside the building where they learned to read.</p>
<p>Junior-high pupils were shyer than they expected to be. Advisers let them talk, in pairs and then in fours, before anyone had to stand and speak to the whole class. By the end of the week the corridor sounded the way a corridor should.</p>`,
    publishedOn: '2022-08-29',
    category: 'Campus News',
    topics: ['pgs', 'jhs', 'student life'],
    bannerImage: '/images/pgs.svg',
    sample: true,
  },
]
