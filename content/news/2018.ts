import type { ArticleInput } from '../../school/kinds/article.ts'

export const articles2018: ArticleInput[] = [
  {
    title: "A ship's bridge drawn in tape",
    content: `<p>Blue tape on the floor shows the bridge of a ship, and a chair is the helm. Senior-high Maritime students practice orders there.</p>
<p>Cadets of the College of Maritime Education help them. An order goes like this:</p>
<ol>
<li>The order is given.</li>
<li>It is repeated, word for word.</li>
<li>It is carried out.</li>
<li>It is reported.</li>
</ol>
<p>If you do not repeat the order, the chair soon turns the wrong way. On tape, a mistake costs nothing.</p>
<p>DYCI has trained seafarers since 1977.</p>`,
    publishedOn: '2018-09-03',
    category: 'Campus News',
    topics: ['shs', 'Maritime', 'college', 'College of Maritime Education'],
    bannerImage: null,
    sample: true,
  },
  {
    title: 'An afternoon class for new mothers',
    content: `<p>Midwifery and nursing students held a class for new mothers. The mothers asked the first question: how many diapers are normal?</p>
<p>The students worked with their clinical instructors, in small groups, with a doll and a basin. They showed:</p>
<ul>
<li>how to hold a baby for a bath</li>
<li>when a fever means that you go to the clinic at once</li>
<li>how to rest when the baby sleeps only a little</li>
</ul>
<p>Grandmothers showed how they tie a blanket.</p>
<p>The class is part of <a href="/servanthood/paraya">Paraya</a>, the community service of DYCI. The students learned from the mothers too.</p>`,
    publishedOn: '2018-02-12',
    category: 'Campus News',
    topics: ['college', 'College of Health Sciences', 'paraya'],
    bannerImage: '/images/service/health-2.svg',
    sample: true,
  },
]
