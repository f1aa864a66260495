import type { ArticleInput } from '../../school/kinds/article.ts'

/** Articles without a known date; the news list sorts them last. */
export const undatedArticles: ArticleInput[] = [
  {
    title: 'Third place in Denmark for the senior Future Innovators',
    content: `<p>DYCI’s senior team in Future Innovators took third place at the WRO Friendship Invitational in Denmark. The score was 170.</p>
<p>The event was held from September 21 to 24. In Future Innovators a team builds a robot that helps to solve a problem.</p>
<p>Source: Pilipinas Today.</p>`,
    publishedOn: null,
    category: 'Outside News',
    topics: ['robotics', 'shs'],
    bannerImage: '/images/robots/denmark.svg',
  },
  {
    title: 'Magis, in ordinary words',
    content: `<p><em>Magis</em> is Latin for “more”. It is one of the four values of DYCI, and in 2011 it was the name of a robot.</p>
<p>It does not mean higher marks. A person can have very good marks and give nobody anything. Magis asks: of two good things, which does more good, and for whom?</p>
<h2>Four small cases</h2>
<ul>
<li>You have finished. The pupil beside you has not understood question two.</li>
<li>The poster of your group is good enough. You see a mistake in it.</li>
<li>It is not your turn to sweep, and the floor is dirty.</li>
<li>You were right in the argument. She is still hurt.</li>
</ul>
<p>In each case you have done your duty. Magis is what you do next.</p>`,
    publishedOn: null,
    category: 'Campus News',
    topics: ['student life', 'spirituality'],
    bannerImage: null,
    sample: true,
  },
  {
    title: 'Paraya, a word worth keeping',
    content: `<p>The Tagalog verb <em>magparaya</em> means to step back so that someone else may have the place.</p>
<p>For example, you give your place on the team to a friend who has never played. Your friend gets a chance, and that is the reason.</p>
<p>At DYCI, Paraya is one of the four core values. It is also the name of the community service. In <a href="/servanthood/paraya">Paraya</a> people give their time and their skills:</p>
<ul>
<li>They read with a child.</li>
<li>They measure blood pressure, under supervision.</li>
<li>They repair a lamp.</li>
<li>They carry sacks from a riverbank.</li>
</ul>
<p>Those you help know things that you do not. Listen to them.</p>`,
    publishedOn: null,
    category: 'Campus News',
    topics: ['paraya', 'student life'],
    bannerImage: '/images/sections/servanthood.svg',
    sample: true,
  },
]
