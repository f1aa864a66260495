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
    bannerImage: '/images/jhs.svg',
  },
  {
    title: 'Magis, in ordinary words',
    content: `<p>You will see the word on walls, in prayers and once, in 2011, on a robot. <em>Magis</em> is Latin for “more”, and it comes to us by way of the Ignatian tradition.</p>
<p>What kind of “more” is meant takes some explaining.</p>
<p>It is easy to hear it as a demand for higher marks. A pupil with a 92 should have had a 95. But a person can have excellent marks and give nobody anything, and the tradition is asking about the giving: of two good things, which does more good, and for whom?</p>
<h2>Four small cases</h2>
<ul>
<li>You have finished the exercise. The minimum is done. The pupil beside you has not understood question two.</li>
<li>Your group’s poster is good enough. It also has a mistake that only you have seen.</li>
<li>The floor is not your turn this week, and it is dirty.</li>
<li>You were right in the argument. She is still hurt.</li>
</ul>
<p>In each there is a point where duty ends. Magis is what someone does in the next five minutes.</p>`,
    publishedOn: null,
    category: 'Campus News',
    topics: ['student life', 'spirituality'],
    bannerImage: '/images/sections/spirituality.svg',
    sample: true,
  },
  {
    title: 'Paraya, a word worth keeping',
    content: `<p>Tagalog has a verb for stepping back so that someone else may have the place: <em>magparaya</em>.</p>
<p>People use it of a sister who leaves school so that a brother can finish, or of a suitor who withdraws without making a scene. Songs have been written about it, most of them sad.</p>
<p>DYCI took the root of that verb as the name of its community service, and one of its four core values. The sad songs leave out a part of the meaning. Whoever steps back makes room for somebody, and that somebody is the point.</p>
<p>In practice <a href="/servanthood/paraya">Paraya</a> means hours and skills given away: reading with a child, taking a blood pressure under supervision, mending a lamp, carrying sacks from a riverbank. It also means accepting that the people you came to help will know things you do not. Lola will show you how the rake is held. Let her.</p>`,
    publishedOn: null,
    category: 'Campus News',
    topics: ['paraya', 'student life'],
    bannerImage: '/images/sections/servanthood.svg',
    sample: true,
  },
]
