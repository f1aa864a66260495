import type { CategoryInput } from '../../school/kinds/category.ts'

/**
 * The school's values; sample text for the school to confirm, except the names of the core values.
 */
export const meaning: CategoryInput = {
  headerContent: {
    title: 'Meaning',
    bannerLink: '/images/sections/meaning.svg',
    description:
      'What DYCI hopes for, what it does each school day, and the four values it asks of every DYCIan.',
    highlightFirstLetter: true,
  },
  pageContent: {
    title: 'What we stand for',
    description: [
      'What does DYCI stand for? Five pages give the answer.',
      'The vision says where we want to arrive. The mission says what we do each day. The core values say how we treat each other. The quality policy says what families may expect.',
      'Three of the four core values have names that may be new to you. Magis is Latin for “more”. Sapentia is wisdom. Paraya comes from the Tagalog word magparaya, to give way for the sake of someone else. God-Centeredness comes first.',
    ],
    nextSteps: [
      {
        what: 'link',
        text: 'Graduate attributes: what our graduates can do',
        address: '/identity/graduate-attributes',
      },
      {
        what: 'link',
        text: 'Paraya: how DYCI serves its neighbors',
        address: '/servanthood/paraya',
      },
      { what: 'link', text: 'Find your level', address: '/learn-with-us' },
    ],
  },
  subItems: [
    {
      title: 'Vision',
      tag: 'vision',
      nextSteps: [
        {
          what: 'link',
          text: 'Graduate attributes: what our graduates can do',
          address: '/identity/graduate-attributes',
        },
        { what: 'link', text: 'Find your level', address: '/learn-with-us' },
      ],
      headerImg: '/images/sections/vision.svg',
      shortDescription:
        'Where we hope to arrive: a God-centered family whose graduates serve Bulacan and do well anywhere.',
      description: [
        'DYCI wants to be a God-centered family of learners. We want to be known for excellence that helps others, for wisdom and for service.',
        'Our graduates should be able to work beside anyone in the world. They should also know what is needed on their own street in Bulacan.',
      ],
      sections: [
        {
          heading: 'How we will know',
          points: [
            'A poor but deserving student can finish here.',
            'Employers are glad to see our name on an application.',
            'Alumni come back to teach.',
            'Wakas and the barangays around it are better off because the school is here.',
          ],
        },
      ],
      sample: true,
    },
    {
      title: 'Mission',
      tag: 'mission',
      nextSteps: [
        {
          what: 'link',
          text: 'Paraya: how DYCI serves its neighbors',
          address: '/servanthood/paraya',
        },
        { what: 'link', text: 'Research by our students', address: '/innovations/dyci-research' },
        { what: 'link', text: 'Find your level', address: '/learn-with-us' },
      ],
      headerImg: '/images/sections/mission.svg',
      shortDescription:
        'Three tasks for every school day: help young people to lead, to learn and to grow in faith.',
      description: [
        'DYCI teaches, studies and serves, from preschool to college. We want every young person to lead, to keep learning and to grow close to God.',
        'The three tasks below come from basic education. They are for the college too.',
      ],
      sections: [
        {
          heading: 'Leadership',
          paragraphs: [
            'A leader needs courage and kindness, not a loud voice. Every pupil is trusted with something: a reading corner, a club, a project, a team.',
            'Pupils learn to notice who is left out and to work with people who are different. They ask before they help.',
          ],
        },
        {
          heading: 'Learning',
          paragraphs: [
            'We want pupils who keep reading when there is no assignment. We practice Magis, doing more than the minimum, in small things: a second draft, a measurement taken twice, an answer explained to a classmate.',
            'Lessons keep international standards in view. In many of them pupils build, test or explain something.',
          ],
        },
        {
          heading: 'Faith',
          paragraphs: [
            'Prayer has its place in the school day. Questions about faith are welcome too.',
            'We help young people to find their mission and to see God in the people around them. Every child is loved as one of the family.',
          ],
        },
        {
          heading: 'How the work is divided',
          points: [
            'Teaching: classes, laboratories, clinics, kitchens and workshops.',
            'Research: questions from daily life in Bocaue, answered with evidence.',
            'Community service: Paraya, our program of self-giving.',
          ],
        },
      ],
      sample: true,
    },
    {
      title: 'Core Values',
      tag: 'core-values',
      nextSteps: [
        {
          what: 'link',
          text: 'Paraya: how DYCI serves its neighbors',
          address: '/servanthood/paraya',
        },
        {
          what: 'link',
          text: 'God-Centered Month in January',
          address: '/spirituality/god-centered-month',
        },
      ],
      headerImg: '/images/sections/core-values.svg',
      shortDescription:
        'God-Centeredness, Magis, Sapentia and Paraya: four short words for how DYCIans try to live.',
      description: [
        'Four values are asked of every DYCIan, from the youngest pupil to the oldest employee. They belong together.',
        'Effort without wisdom wears people out. Learning without self-giving makes people proud. So we teach the four together and begin with God.',
      ],
      sections: [
        {
          heading: 'God-Centeredness',
          paragraphs: [
            'God guides our study, our work and the way we treat each other. You can see it in the calendar: Mass on the first Friday, and January as God-centered month.',
            'You can also see it in how people are treated. The slowest reader, the guard at the gate and the visiting team all deserve the same respect.',
          ],
        },
        {
          heading: 'Magis',
          paragraphs: [
            'Magis is a Latin word that means “more”. In the tradition of Saint Ignatius it means to seek the greater good and to do more than is required.',
            'It is about being generous. A pupil who comes in last can have as much Magis as the winner.',
          ],
        },
        {
          heading: 'Sapentia',
          paragraphs: [
            'Sapentia is our word for wisdom: knowledge together with good judgment.',
            'Pupils practice it when they check a claim before they share it, admit a mistake, and ask who could be hurt by a plan.',
          ],
        },
        {
          heading: 'Paraya',
          paragraphs: [
            'Paraya comes from the Tagalog word magparaya: to let go of your own claim so that someone else may have enough. In English we say self-giving.',
            'It begins with small things: the better seat, the last turn, the credit for an idea. Our community-service program has the same name.',
          ],
        },
      ],
    },
    {
      title: 'Quality Policy',
      tag: 'quality-policy',
      nextSteps: [
        { what: 'link', text: 'Write to us about a complaint', address: '/ask-us?topic=other' },
        {
          what: 'link',
          text: 'School Policy: how the school decides',
          address: '/norms/school-policy',
        },
      ],
      headerImg: '/images/sections/quality-policy.svg',
      shortDescription: 'What families may expect of us at every level, and how we check it.',
      description: [
        'DYCI promises education that families can rely on, every year and at every level. This page lists what we promise.',
        'We follow the rules of four agencies: the Department of Education for basic education, the Commission on Higher Education for the college, TESDA for technical courses, and MARINA for maritime programs.',
      ],
      sections: [
        {
          heading: 'Our commitments',
          points: [
            'The learner first: we ask pupils, students and parents what they need, and we act on it.',
            'Rules kept: we know the requirements of the agencies and follow them.',
            'Good people: teachers and staff are chosen with care and keep learning.',
            'Steady improvement: when something goes wrong, we look for the cause and fix it.',
            'God-centered service: every person who comes to us is received with respect.',
          ],
        },
        {
          heading: 'Planning',
          paragraphs: [
            'The school plans together. In January 2011 deans and heads met for the eighth pre-strategic planning. They worked on teaching, student performance and jobs, equipment, research and the environment.',
          ],
        },
        {
          heading: 'If you have a complaint',
          points: [
            'Tell the class adviser, the dean’s office or the office of your level.',
            'Say what happened, and when.',
            'You should receive an answer.',
          ],
        },
      ],
      sample: true,
    },
    {
      title: 'DYCI Seal',
      tag: 'dyci-seal',
      nextSteps: [
        { what: 'link', text: 'Ask us for the official seal', address: '/ask-us?topic=other' },
        {
          what: 'link',
          text: 'The names of the school since 1950',
          address: '/organizational-memory/history',
        },
      ],
      headerImg: '/images/sections/seal.svg',
      shortDescription: 'The sign of this website, until the school sends its official seal.',
      description: [
        'This website uses a shield with a sun and an open book as its sign. You see it at the top of every page.',
        'It is not the official seal of the school. When the school sends its seal, this page will show it and explain it in the school’s own words.',
      ],
      sections: [
        {
          heading: 'What the sign shows',
          points: [
            'A dark blue shield with a light edge.',
            'A sun with five rays. It is the morning sun that you see in the drawings of this website.',
            'An open book below the sun, with lines in bamboo green. A school is a place to read and learn.',
          ],
          picture: '/images/sections/sign-parts.svg',
        },
      ],
      sample: true,
    },
  ],
}
