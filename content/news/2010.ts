import type { ArticleInput } from '../../school/kinds/article.ts'

export const articles2010: ArticleInput[] = [
  {
    title: 'World champions promised a place in college',
    content: `<p>Who will pay for college? The pupils who won gold at the World Robot Olympiad earlier this month can stop wondering. DYCI has promised them full college scholarships at the school.</p>
<p>The promise fits an old habit. Scholarships have long been treated here as a family legacy: if a young person is willing to work and the family cannot easily pay, the school looks for a way. This time the way was found before the champions had even finished high school.</p>
<p>College is still some years off for most of them. First there is a quarter to finish, a bench to tidy and a robot to take apart, carefully, so that the next team can use the motors.</p>`,
    publishedOn: '2010-11-22',
    category: 'Campus News',
    topics: ['robotics', 'scholarships', 'college'],
    bannerImage: '/images/jhs.svg',
    sample: true,
  },
  {
    title: 'Gold at the SMX: a Bocaue team tops the junior-high open category',
    content: `<p>On 6 and 7 November the World Robot Olympiad came to the SMX Convention Center in Pasay, and a team from DYCI won it: gold in the open category, junior high.</p>
<p>The open category has no fixed course to race through. Each team receives a theme months ahead, builds whatever it believes answers that theme, and then explains the machine to judges who may ask anything. This year’s theme was <strong>robots promote tourism</strong>.</p>
<h2>From ninth to first</h2>
<p>In 2009 DYCI placed ninth in Pohang. One year separates that result from this one, and the subject could have been made for us: a town with a river festival and a highway to Manila has thought about visitors for a long time.</p>
<p>In a category like this the talk counts as well as the machine, which is one reason why the robotics program at DYCI teaches English presentation together with mathematics, science and technology. A clever robot that nobody can explain is only half finished.</p>`,
    publishedOn: '2010-11-08',
    category: 'Outside News',
    topics: ['robotics', 'jhs'],
    bannerImage: null,
    sample: true,
  },
]
