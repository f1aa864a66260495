import type { CategoryInput } from '../../school/kinds/category.ts'

/**
 * The school's values; sample text for the school to confirm, except the names of the core values.
 */
export const meaning: CategoryInput = {
  headerContent: {
    title: 'Meaning',
    bannerLink: '/images/sections/meaning.svg',
    description:
      'What DYCI hopes for, what it does about it on an ordinary school day, and the four values it asks of every DYCIan.',
    highlightFirstLetter: true,
  },
  pageContent: {
    title: 'What we stand for',
    description: [
      'A school should be able to say what it is for. At DYCI the answer has five parts: a vision of where we want to arrive, a mission for the work of each day, four core values, a promise about quality, and a seal that gathers them into one picture.',
      'Three of the values carry names that may be new to you. Magis is Latin for “more”: doing a thing better than the minimum asks. Sapentia is wisdom, knowledge held together with good judgment. Paraya comes from the Tagalog magparaya, to give up one’s own claim for the sake of someone else. The fourth, God-Centeredness, comes first.',
      'If you have only a few minutes, read the core values. They are the words that children bring home.',
    ],
  },
  subItems: [
    {
      title: 'Vision',
      tag: 'vision',
      headerImg: '/images/sections/meaning.svg',
      shortDescription:
        'Where we hope to arrive: a God-centered family whose graduates serve Bulacan well and hold their own anywhere.',
      description: [
        'DYCI wants to be a God-centered family of learners, from the youngest child in preschool to the graduate in a toga, known for excellence that is generous, wisdom that is put to use, and service that gives something of its own.',
        'Its graduates should be able to work beside anyone in the world and still know what is needed on their own street in Bulacan.',
        'A vision is easier to trust when it can be checked. We would call this one fulfilled when a poor but deserving student finishes here without fear of the bill, when employers are glad to see our name on an application, when alumni come back to teach, and when Wakas and the barangays around it are better off for having a school in their midst.',
        'There is no date on it. Planning for each school year begins with the question of what moved us closer during the last one.',
      ],
      sample: true,
    },
    {
      title: 'Mission',
      tag: 'mission',
      headerImg: '/images/sections/meaning.svg',
      shortDescription:
        'Three tasks for every school day: help young people to lead, to learn and to grow in faith.',
      description: [
        'DYCI teaches, studies and serves at four levels, from preschool to college. It does all three with one aim: that a young person leaves us able to lead, eager to keep learning, and at home with God.',
        'The three tasks below were first set down for basic education. They hold for the college as well, where a future engineer or midwife needs character as much as skill.',
      ],
      sections: [
        {
          heading: 'Leadership',
          paragraphs: [
            'We look for courage and kindness in a leader before we look for a strong voice. Every pupil is trusted with something: in the early grades a reading corner or a row of plants, later a club, a project, a team.',
            'Along the way they learn to notice who has been left out, to work with people who are unlike themselves, and to ask what kind of help is wanted before they offer it.',
          ],
        },
        {
          heading: 'Learning',
          paragraphs: [
            'We want pupils who go on reading when nothing has been assigned. Magis, the habit of doing more than the minimum, is practiced in small things such as a second draft, a measurement taken twice, or an answer explained to the classmate who missed it.',
            'Lessons keep international standards in view. As often as possible they end in something that a pupil can make, run, argue or repair.',
          ],
        },
        {
          heading: 'Faith',
          paragraphs: [
            'Prayer has its place in the school day, and so have the questions of people who find prayer difficult. We help the young to discover what their life is for and to recognize God in the people around them.',
            'A child should be able to say of this school: they knew my name, and they were glad that I came.',
          ],
        },
        {
          heading: 'How the work is divided',
          points: [
            'Teaching: classes, laboratories, clinics, kitchens, simulators and the many conversations in between.',
            'Research: questions from daily life in Bocaue, asked carefully and answered with evidence.',
            'Community service: Paraya, our program of self-giving, in which pupils, students and employees take part.',
          ],
        },
      ],
      sample: true,
    },
    {
      title: 'Core Values',
      tag: 'core-values',
      headerImg: '/images/sections/meaning.svg',
      shortDescription:
        'God-Centeredness, Magis, Sapentia and Paraya: four short words for how DYCIans try to live.',
      description: [
        'Four values are asked of every DYCIan, whether five years old or close to retirement. The words are short on purpose. Children can say them, and adults can be reminded of them.',
        'They need one another. Effort without wisdom wears people out, and learning without self-giving soon becomes a way of looking down on others. We therefore teach the four together, beginning with the one that holds them up.',
      ],
      sections: [
        {
          heading: 'God-Centeredness',
          paragraphs: [
            'God is the point from which we take our bearings in study, in work and in the way we treat each other. You can see it in the timetable: a prayer at the hour, Mass on the first Friday, and a whole month, January, that is dedicated to God.',
            'You should also be able to see it where no bell rings. If each person is loved by God, then the slowest reader in the class, the guard at the gate and the rival from another school are owed the same courtesy as a visitor of rank.',
          ],
        },
        {
          heading: 'Magis',
          paragraphs: [
            'Magis is a Latin adverb, “more” or “to a greater degree”. In the tradition of Saint Ignatius it means striving for the greater good and going beyond what is strictly required.',
            'A robotics team lives it by testing once more after everything has worked. So does the nursing student who stays to explain a form to a frightened mother. A medal sometimes follows, but the value lies in the generosity, and a pupil who comes in last can have as much of it as the winner.',
          ],
        },
        {
          heading: 'Sapentia',
          paragraphs: [
            'Sapentia, our word for wisdom, is knowledge joined to good judgment. A fact can be learned in an evening. Knowing when to use it, and when to hold one’s tongue, takes years and good company.',
            'Pupils practice it when they check a claim before sharing it, when they admit a mistake, and when they ask whom a clever plan might hurt.',
          ],
        },
        {
          heading: 'Paraya',
          paragraphs: [
            'Paraya comes from the Tagalog magparaya: to let go of one’s own claim so that another may have enough. In English we say self-giving.',
            'It begins with the better seat, the last turn, the credit for an idea. Our community-service program carries the same name, because a morning given to a neighbor is the same act on a larger scale.',
          ],
        },
      ],
    },
    {
      title: 'Quality Policy',
      tag: 'quality-policy',
      headerImg: '/images/sections/meaning.svg',
      shortDescription:
        'What families may expect of us at every level, and how we find out whether we deliver it.',
      description: [
        'DYCI commits itself to education that families can rely on, year after year and at every level. This page sets out what we promise.',
        'The rules we work under come from the Department of Education for basic education, the Commission on Higher Education for the college, TESDA for technical courses and MARINA for maritime programs. Meeting them is where our work starts.',
      ],
      sections: [
        {
          heading: 'Our commitments',
          points: [
            'The learner first. We ask pupils, students and parents what serves them, and we act on what they tell us.',
            'Compliance. We know the requirements of the agencies that supervise us and keep to them, on paper and in the classroom.',
            'Competent people. Teachers and staff are chosen with care, go on learning, and are given the means to do their work.',
            'Continual improvement. We measure what matters, look for the cause when something goes wrong, and mend the cause.',
            'God-centered service. Every person who comes to a counter, a classroom or a gate of this school is received with respect.',
          ],
        },
        {
          heading: 'How we keep ourselves honest',
          paragraphs: [
            'Planning is a shared habit here. Deans and heads met in January 2011 for the eighth yearly round of strategic planning and worked on teaching methods, the performance and employability of students, equipment, research and the environment. Those are still the right headings.',
            'A complaint counts as information. Tell the class adviser, the dean’s office or the frontline of your level what happened. You are entitled to an answer.',
          ],
        },
      ],
      sample: true,
    },
    {
      title: 'DYCI Seal',
      tag: 'dyci-seal',
      headerImg: '/images/sections/meaning.svg',
      shortDescription: 'The sign under which the school gives its diplomas, read part by part.',
      description: [
        'A seal is meant to be recognized from across a street and understood only on a second look. It says who is speaking, and on a diploma it vouches for years of somebody’s work.',
        'The reading below is offered for the classroom. The official image and explanation of the seal belong to the school and will take this place once they have been published here.',
      ],
      sections: [
        {
          heading: 'Reading the seal',
          points: [
            'The round shield: a community that closes around its members and has no corner to be left in.',
            'The name and the year 1950: the beginning as Francisco Balagtas Academy, and every class that has graduated since.',
            'The open book: learning, and a page that is still being written.',
            'The cross and its rays: God as the light in which everything else is seen.',
            'The gear: innovation, work with the hands, and machines that serve people.',
            'The rising path: magis, the step beyond what was asked.',
            'The two hands: paraya, open because they are giving.',
          ],
        },
      ],
      sample: true,
    },
  ],
}
