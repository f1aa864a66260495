import type { ArticleInput } from '../../school/kinds/article.ts'

export const articles2018: ArticleInput[] = [
  {
    title: "A ship's bridge drawn in tape",
    content: `<p>Blue tape on the floor marks the bridge. A chair is the helm, a music stand holds the chart, and two classmates with flashlights are the ships ahead.</p>
<p>“Ship” is a generous word for it, yet within a minute everyone in the room is standing a little straighter.</p>
<p>Senior-high Maritime students built the bridge with help from cadets of the College of Maritime Education, who remember how abstract their own first lessons felt. The exercise is about words. An order is given, repeated back exactly, carried out, and reported. Whoever leaves out the repeating soon learns why it is there, usually when the chair turns left and the chart says right.</p>
<p>The college has taught seafarers in one form or another since a training course for seamen opened in 1977. Simulators and ships come later in a cadet’s life. Tape comes first, because mistakes on tape cost nothing and are easy to laugh about.</p>
<p>Before leaving, the class peels the bridge off the floor and rolls the tape into a ball. The ball is kept. It has become quite large.</p>`,
    publishedOn: '2018-09-03',
    category: 'Campus News',
    topics: ['shs', 'Maritime', 'college', 'College of Maritime Education'],
    bannerImage: '/images/college/cme.svg',
    sample: true,
  },
  {
    title: 'An afternoon class for new mothers',
    content: `<p>“How many diapers is normal?” is the question that opens the room.</p>
<p>Midwifery and nursing students have prepared a talk on the first weeks with a baby, and the mothers who came would rather start with diapers.</p>
<p>So they do. The students, working under their clinical instructors, put the slides aside and go from one small group to the next with a doll, a basin and a lot of patience. They show how to hold a newborn for a bath, when a fever means going to the clinic at once, and how to rest when rest comes in pieces of twenty minutes. Grandmothers correct them on a point or two about tying a blanket and are thanked for it.</p>
<p>The class is part of the community work that DYCI calls <a href="/servanthood/paraya">Paraya</a>, giving of oneself. Health students like to say they came to teach. Their journals, which they share later with their instructors, are mostly about what they were taught.</p>`,
    publishedOn: '2018-02-12',
    category: 'Campus News',
    topics: ['college', 'College of Health Sciences', 'paraya'],
    bannerImage: '/images/sections/servanthood.svg',
    sample: true,
  },
]
