import type { ArticleInput } from '../../school/kinds/article.ts'

export const articles2011: ArticleInput[] = [
  {
    title: 'In Abu Dhabi, a robot called MAGIS places fourth and wins for its design',
    content: `<p>DYCI’s entry at this year’s World Robot Olympiad carried a school value as its name. MAGIS, short for Man’s All-Around Global Interactive Solutions, took fourth place in the junior-high open category in Abu Dhabi on 19 and 20 November and received the award for best in technical design.</p>
<p><em>Magis</em> is Latin for “more”. At DYCI it stands for a way of working: giving more than the minimum because the task, or the person it serves, deserves it. Naming a robot after it set the team a rather high standard, and the technical design award suggests that they held themselves to it.</p>
<p>After Pohang, where the school placed ninth in 2009, and the gold in Pasay last year, this is the third olympiad in a row that has ended with something to tell at the flag ceremony.</p>`,
    publishedOn: '2011-11-23',
    category: 'Outside News',
    topics: ['robotics', 'jhs'],
    bannerImage: null,
    sample: true,
  },
  {
    title: 'Where the nursing and seafaring courses began',
    content: `<p>Ask a first-year student how old the college is and the guesses run from ten years to a hundred. The answer is in between. The tertiary level was added in 1977, three years after the Yanga family bought Francisco Balagtas Academy, and the first list of courses says a good deal about Bocaue at the time.</p>
<ul>
<li>Midwifery and nursing</li>
<li>A training course for seamen</li>
<li>Commerce and secretarial education</li>
<li>Agriculture and veterinary medicine</li>
<li>Vocational courses</li>
</ul>
<p>It was a practical list, drawn up for a town of farms, shops, small clinics and families with somebody at sea. Some entries are gone. Others can still be recognized in today’s departments: midwifery and nursing are taught under health sciences, and the seamen’s course has grown into marine transportation and marine engineering.</p>
<p>Graduates of those first years are now grandparents to some of our pupils. If you are one of them and have a class picture, an old course outline or a story, the school would be glad to hear from you through the <a href="/contact-us">contact page</a>.</p>`,
    publishedOn: '2011-08-22',
    category: 'Campus News',
    topics: ['college', 'College of Health Sciences', 'College of Maritime Education', 'alumni'],
    bannerImage: '/images/college/cme.svg',
    sample: true,
  },
  {
    title: 'Deans, heads and student leaders plan the year in Tagaytay',
    content: `<p>The school’s eighth pre-strategic planning brought deans and department heads to Tagaytay on 29 and 30 January. Student leaders had a part in the work as well: the Supreme Student Council plans with the deans and the administration, and its projects belong in the same calendar as everyone else’s.</p>
<p>The two days were organized around questions that a college has to answer afresh every few years:</p>
<ul>
<li>How do our teachers teach, and what would help them teach better?</li>
<li>How do students perform, and are graduates ready for employment?</li>
<li>Which equipment is worn out or missing?</li>
<li>How does research become part of ordinary study?</li>
<li>What does the school owe to the environment around it?</li>
</ul>
<p>The last two are comparatively new as planning themes. Making students conscious of research means giving them real questions early, well before a thesis is due. Environmental awareness begins closer to home, with what a campus buys and throws away.</p>
<p>Back in Bocaue, each department turns the notes into a plan for its own classrooms. The student council has a head start on its share, having already thrown its weight behind the street-dancing event.</p>`,
    publishedOn: '2011-02-03',
    category: 'Campus News',
    topics: ['college', 'research', 'sustainability', 'student life'],
    bannerImage: '/images/sections/innovations.svg',
    sample: true,
  },
]
