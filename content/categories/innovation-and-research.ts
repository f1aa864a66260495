import type { CategoryInput } from '../../school/kinds/category.ts'

export const innovationAndResearch: CategoryInput = {
  headerContent: {
    title: 'Innovations',
    bannerLink: '/images/sections/innovations.svg',
    description: 'Robots since 2007, research at three levels, and a plan for zero waste by 2030.',
    highlightFirstLetter: true,
  },
  pageContent: {
    topic: 'robotics',
    title: 'Curiosity with a purpose',
    description: [
      'A good idea often starts with a problem close to home. Three programs turn such ideas into work.',
      'The robotics program builds machines. The research program asks questions and answers them with evidence. The sustainability office looks at the waste, water and power of the campus.',
    ],
    nextSteps: [
      { what: 'link', text: 'All news about robotics', address: '/dycian-news?topic=robotics' },
      { what: 'link', text: 'Write to us with your idea', address: '/ask-us?topic=other' },
    ],
  },
  subItems: [
    {
      title: 'DYCI Robotics Program',
      tag: 'dyci-robotics-program',
      nextSteps: [
        {
          what: 'link',
          text: 'The contests, year by year',
          address: '/innovations/dyci-robotics-program#part-1',
        },
        { what: 'link', text: 'All news about robotics', address: '/dycian-news?topic=robotics' },
        { what: 'link', text: 'Ask us how your child can join', address: '/ask-us?topic=other' },
      ],
      figures: [{ value: '2007', label: 'the year in which the robotics team started' }],
      topic: 'robotics',
      headerImg: '/images/sections/robotics.svg',
      shortDescription:
        'Active since 2007, with world gold in 2010 and teams from Grade 4 to senior high.',
      description: [
        'The DYCI robotics team has been active since 2007. It builds with Lego-based kits.',
        'Robots are used to teach mathematics, science and technology. Teams also learn to present in English. A school video of 2013 calls DYCI the first Robotics Excellence Center in Bulacan.',
        'Teams have competed as DYCI Primes, DYCI Novus and DYCI Blue Ocean 10. The years below are from press reports.',
      ],
      sections: [
        {
          heading: '2009',
          paragraphs: [
            'Ninth place at the World Robot Olympiad in Pohang, South Korea. In that year 327 teams from 32 countries took part.',
          ],
        },
        {
          heading: '2010',
          paragraphs: [
            'Gold at home. The World Robot Olympiad was held in Pasay on November 6 and 7, and DYCI won the open category for junior high. The theme was robots promote tourism.',
          ],
        },
        {
          heading: '2011',
          paragraphs: [
            'Fourth place in the junior-high open category in Abu Dhabi, and the award for best in technical design. The robot was MAGIS: Man’s All-Around Global Interactive Solutions.',
          ],
        },
        {
          heading: '2012',
          paragraphs: [
            'In February a DYCI team won the first FIRST LEGO League in the Philippines. There were 15 schools and about 150 students.',
            'In April the team went to the World Festival in St. Louis, USA. MAGIS 2.0 checks with color and temperature sensors if meat is safe. It took third place for project presentation.',
            'Later that year HERO, a Humanoid for Educational Reinforcement Operations, was grand champion of the high-school open category at the World Robot Olympiad.',
          ],
        },
        {
          heading: '2013',
          paragraphs: [
            'First place in the open category of the Philippine Robotics Olympiad in September, in elementary and in high school. Both teams qualified for the world event in Jakarta.',
          ],
        },
        {
          heading: '2017',
          paragraphs: [
            'DYCI represented the country at two FIRST LEGO League events: the European Open in Aarhus, Denmark, and the Asia Pacific Open in Sydney.',
          ],
        },
        {
          heading: '2019',
          paragraphs: ['Two gold medals abroad, one in Denmark and one in Turkey.'],
        },
        {
          heading: '2020',
          paragraphs: [
            'The World Robot Olympiad of Canada was online, with more than 40 countries. Project FEET won gold in the senior-high open category: shoes made from plastic waste that make power with each step. The team, all girls, also had the Girl Power Award at the 19th Philippine Robotics Olympiad.',
            'Project CYCLE took silver in junior high. This bicycle recycles paper with water lily, makes pencils from rice husk and charges phones.',
          ],
        },
        {
          heading: '2025',
          paragraphs: [
            'Second place for overall project innovation at FIRST LEGO League Philippines. A team of eight, from Grade 4 to Grade 11, qualified for the Open European Championship in Greece in May.',
          ],
        },
        {
          heading: 'Also in Denmark',
          paragraphs: [
            'Third place for the senior team in Future Innovators at the WRO Friendship Invitational, held from September 21 to 24, with a score of 170.',
          ],
        },
        {
          heading: 'Sources',
          points: [
            '2009 and 2010: Philstar.com, November 8, 2010.',
            '2011: Punto! Central Luzon.',
            '2012: Philstar.com, March 4, 2012; DOST scholars’ news; Inquirer Technology.',
            '2013: The Philippine Star, September 12, 2013.',
            '2019: Good News Pilipinas. 2020: Department of Education and Manila Bulletin, November 25, 2020.',
            '2025: Manila Bulletin, April 4, 2025. Friendship Invitational: Pilipinas Today.',
          ],
        },
      ],
    },
    {
      title: 'DYCI Research',
      tag: 'dyci-research',
      nextSteps: [
        { what: 'link', text: 'Ask us about a study', address: '/ask-us?topic=other' },
        {
          what: 'link',
          text: 'Robots and inventions of our students',
          address: '/innovations/dyci-robotics-program',
        },
      ],
      topic: 'research',
      headerImg: '/images/sections/research.svg',
      shortDescription: 'Studies from junior high, senior high and the college.',
      description: [
        'Students at DYCI do research in junior high, senior high and college. Three lists show their work.',
        'In junior high it starts with a small question. In senior high, Practical Research and the capstone are part of the lessons. In college it becomes a thesis or a design project.',
      ],
      sections: [
        {
          heading: 'About the studies',
          paragraphs: [
            'Good topics are close by: the river, the market, the canteen, the family at sea.',
            'Authors are shown as groups. Where the full paper may be shared, you can download it.',
          ],
        },
        {
          heading: 'What we ask of every study',
          points: [
            'A clear question that can also be answered with “no”.',
            'Permission from the people who take part, and from the parents of minors.',
            'Numbers and quotations that others can check.',
            'Credit for every source and every helper.',
          ],
        },
      ],
      sample: true,
    },
    {
      title: 'DYCI Sustainability Office',
      tag: 'dyci-sustainability-office',
      nextSteps: [
        {
          what: 'link',
          text: 'Project FEET and Project CYCLE: student inventions of 2020',
          address: '/innovations/dyci-robotics-program',
        },
        { what: 'link', text: 'Write to us with your idea', address: '/ask-us?topic=other' },
      ],
      figures: [{ value: '2030', label: 'the goal for a zero-waste, carbon-neutral campus' }],
      topic: 'sustainability',
      headerImg: '/images/sections/sustainability.svg',
      shortDescription: 'Policies by 2025, zero waste and carbon neutrality by 2030.',
      description: [
        'The sustainability office has two goals. Policies by 2025, and a zero-waste, carbon-neutral campus by 2030.',
        'Zero-waste means that nearly everything we bring in can be used again, repaired, composted or recycled. Carbon-neutral means that we know what we emit, cut it as far as we can, and make up for the rest.',
        'The environment was a theme of the school’s planning in 2011. The law asks for it too: Republic Act 9003 on solid waste and Republic Act 9512 on environmental education. January is Zero Waste Month.',
        'The eight areas of work are plans.',
      ],
      sample: true,
    },
  ],
}
