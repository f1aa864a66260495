import type { ArticleInput } from '../../school/kinds/article.ts'

export const articles2013: ArticleInput[] = [
  {
    title: 'Two first places at the Philippine Robotics Olympiad',
    content: `<p>Elementary, first place. High school, first place. DYCI teams came out on top of the open category at both levels of this September’s Philippine Robotics Olympiad, and both are bound for the World Robot Olympiad in Jakarta.</p>
<p>Winning at both levels in the same year says something about how the program grows. Grade-school pupils meet robots in their lessons, join the club, and find older pupils there who were beginners only a few years before. By the time they reach high school they have somebody to beat and somebody to teach.</p>
<p>Whoever wishes the teams well can do so in the corridor, in English, slowly. It counts as practice.</p>`,
    publishedOn: '2013-09-16',
    category: 'Outside News',
    topics: ['robotics', 'pgs', 'jhs'],
    bannerImage: '/images/jhs.svg',
    sample: true,
  },
  {
    title: 'Twelve years of basic education, now written into law',
    content: `<p>With Republic Act 10533 the country’s basic education becomes a twelve-year program that follows kindergarten. An earlier law, Republic Act 10157, had already made kindergarten compulsory and a condition for entering Grade 1. Together they are what people mean when they say “K to 12”.</p>
<table>
<thead>
<tr><th>Stage</th><th>Years</th><th>Grades</th></tr>
</thead>
<tbody>
<tr><td>Kindergarten</td><td>1</td><td>Kinder</td></tr>
<tr><td>Elementary</td><td>6</td><td>Grades 1 to 6</td></tr>
<tr><td>Junior high school</td><td>4</td><td>Grades 7 to 10</td></tr>
<tr><td>Senior high school</td><td>2</td><td>Grades 11 and 12</td></tr>
</tbody>
</table>
<p>For parents the largest change is the last row. Senior high school adds two years of specialized study, in which a student leans toward college, a skill, a job or a business of one’s own.</p>
<p>Families with children now in the middle years will have questions that no brochure can settle at once. Bring them to the class adviser or write through the <a href="/contact-us">contact page</a>; answers that concern everyone will be posted under <a href="/announcements">announcements</a>.</p>`,
    publishedOn: '2013-06-03',
    category: 'Outside News',
    topics: ['pgs', 'jhs', 'shs'],
    bannerImage: '/images/pgs.svg',
    sample: true,
  },
  {
    title: 'What a “most transformative school” does on an ordinary morning',
    content: `<p>In 2012 DYCI was recognized as a Most Transformative School. A video on the school’s channel, DYCIanOfficial, tells the story frankly: there were years of falling enrollment and a weak reputation before things turned. What turned them can be seen on any school day, if you know where to stand.</p>
<h2>At the gate</h2>
<p>The greeting is in English, and so is the joke that follows. The English-speaking campaign runs all year, so it covers the canteen line and the basketball court as well as the classroom. Mistakes are allowed. Silence is what the campaign is trying to cure.</p>
<h2>In the classroom</h2>
<p>A mathematics class has Lego wheels on the desks. Pupils predict how far one turn will carry a robot, let it roll, and measure. Next door the same robot turns up in science. Using robotics across subjects began with the competition team and has become an ordinary way of teaching, in what has been named the first Robotics Excellence Center in Bulacan.</p>
<h2>Everywhere else</h2>
<p>Values formation has no single period or room. It is there in how a borrowed ruler comes back, in who wipes the table, in a teacher who apologizes for a wrong mark. Take away any one of the three and the other two would have a harder time: a child speaks up in English, and risks a wrong guess about a wheel, in a room where nobody will be mocked for it.</p>`,
    publishedOn: '2013-03-04',
    category: 'Campus News',
    topics: ['robotics', 'jhs', 'student life'],
    bannerImage: '/images/sections/identity.svg',
    sample: true,
  },
]
