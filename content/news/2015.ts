import type { ArticleInput } from '../../school/kinds/article.ts'

export const articles2015: ArticleInput[] = [
  {
    title: 'Future teachers meet their hardest class: one another',
    content: `<p>Nobody misbehaves as inventively as a roomful of education students pretending to be Grade 4. One has lost her pencil for the third time.</p>
<p>Another wants to know, in the middle of long division, whether fish sleep. At the board a classmate takes a breath and decides which of them to answer first.</p>
<p>This is a demonstration lesson in the College of Education. Every student who hopes to stand before real children first stands before these pretended ones, with a lesson plan in hand and the rest of the class taking notes behind their pranks. Afterward come the comments: one thing that worked, one thing to try, and a question.</p>
<h2>What the notes say</h2>
<ul>
<li>Wait longer after asking. Three seconds feels endless to you and short to a child.</li>
<li>Write the date on the board before they come in.</li>
<li>If you promise to come back to a question, come back.</li>
<li>Look at the last row.</li>
</ul>
<p>The fish, for the record, got a proper answer at the end of the lesson. That was the thing that worked.</p>`,
    publishedOn: '2015-09-14',
    category: 'Campus News',
    topics: ['college', 'College of Education'],
    bannerImage: '/images/college/coed.svg',
    sample: true,
  },
  {
    title: 'Read it, sign it, return it: the revised college handbook',
    content: `<p>The College Student Handbook was revised in 2015. Every college student does three things with it.</p>
<ol>
<li><strong>Read it.</strong> All of it, once.</li>
<li><strong>Sign the conforme page.</strong> A parent or guardian signs too.</li>
<li><strong>Return the signed page</strong> to your college. Keep the rest.</li>
</ol>
<p>With your signature you accept the rules. You promise to be responsible and to live by the values of a DYCIan.</p>
<p>The foreword says what the handbook is for: professionals who are competent, guided by values and well-rounded. It calls the school a second home.</p>
<p>Source: College Student Handbook, revised edition of 2015.</p>`,
    publishedOn: '2015-06-22',
    category: 'Campus News',
    topics: ['college', 'student life'],
    bannerImage: '/images/college.svg',
  },
]
