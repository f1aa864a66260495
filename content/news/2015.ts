import type { ArticleInput } from '../../school/kinds/article.ts'

export const articles2015: ArticleInput[] = [
  {
    title: 'Future teachers meet their hardest class: one another',
    content: `<p>Before education students teach children, they teach one another. One student is the teacher, and the others play Grade 4.</p>
<p>They play it well. One has lost her pencil. Another asks, in the middle of long division, if fish sleep. The student teacher has to decide what to answer first.</p>
<p>Then the class talks about the lesson: one thing that worked, one thing to try, and one question.</p>
<h2>What they noted</h2>
<ul>
<li>Wait longer after a question.</li>
<li>Write the date on the board before the children come in.</li>
<li>If you promise to come back to a question, do it.</li>
<li>Look at the last row.</li>
</ul>`,
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
    bannerImage: null,
  },
]
