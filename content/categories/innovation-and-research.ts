import type { CategoryInput } from '../../school/kinds/category.ts'

export const innovationAndResearch: CategoryInput = {
  headerContent: {
    title: 'Innovations',
    bannerLink: '/images/sections/innovations.svg',
    description:
      'Robots since 2007, research at three levels, and a campus on its way to zero waste by 2030.',
    highlightFirstLetter: true,
  },
  pageContent: {
    title: 'Curiosity with a purpose',
    description: [
      'Good ideas at DYCI usually begin with a complaint: too much plastic in the river, a store that loses track of its credit, a shoe that could do more than walk. Three programs give such complaints somewhere to go.',
      'The robotics program builds machines and the people who build them. The research program teaches how to ask a question so that it can be answered. The sustainability office looks at the campus itself, its waste, its water and its electric bill.',
      'They share laboratories, advisers and, quite often, the same students.',
    ],
  },
  subItems: [
    {
      title: 'DYCI Robotics Program',
      tag: 'dyci-robotics-program',
      headerImg: '/images/sections/innovations.svg',
      shortDescription:
        'Active since 2007, with a world title by 2010 and teams that now begin in the grade school.',
      description: [
        'The DYCI robotics team has been active since 2007. It works with Lego-based kits, which are forgiving: what fails on Monday can be taken apart and tried differently on Tuesday.',
        'Winning was never the whole idea. Robots are used here to teach mathematics, science and technology, and presenting them to a jury is one of the best English lessons we know. A video published by the school in 2013 also calls DYCI the first Robotics Excellence Center in Bulacan.',
        'Teams have competed under names such as DYCI Primes, DYCI Novus and DYCI Blue Ocean 10. Behind the names are children from Grade 4 upward, who meet after class, argue over gear ratios and sweep up afterward. The years below are those in which the wider public heard of them.',
      ],
      sections: [
        {
          heading: '2009',
          paragraphs: [
            'Ninth place at the World Robot Olympiad in Pohang, South Korea, in a year with 327 teams from 32 countries.',
          ],
        },
        {
          heading: '2010',
          paragraphs: [
            'Gold at home. The World Robot Olympiad came to the SMX Convention Center in Pasay on 6 and 7 November, and DYCI won the open category for junior high. Robots were to promote tourism that year.',
          ],
        },
        {
          heading: '2011',
          paragraphs: [
            'Fourth place in the junior-high open category in Abu Dhabi, and the award for best technical design. The robot was called MAGIS, for Man’s All-Around Global Interactive Solutions.',
          ],
        },
        {
          heading: '2012',
          paragraphs: [
            'In February a DYCI team became champion of the first FIRST LEGO League in the Philippines, in a field of 15 schools and some 150 students.',
            'The win led to the World Festival in St. Louis, USA, in April. MAGIS 2.0, which checks the safety of meat with color and temperature sensors, took third place for its project presentation.',
            'Later in the year came the World Robot Olympiad, with the theme of robots connecting people. HERO, a Humanoid for Educational Reinforcement Operations, made DYCI grand champion of the high-school open category.',
          ],
        },
        {
          heading: '2013',
          paragraphs: [
            'First place in the open category of the Philippine Robotics Olympiad in September, among elementary schools and among high schools. Both teams qualified for the world event in Jakarta.',
          ],
        },
        {
          heading: '2017',
          paragraphs: [
            'DYCI represented the country twice in the Animal Allies season of FIRST LEGO League: at the European Open in Aarhus, Denmark, and at the Asia Pacific Open in Sydney.',
          ],
        },
        {
          heading: '2019',
          paragraphs: ['Two gold medals abroad, one in Denmark and one in Turkey.'],
        },
        {
          heading: '2020',
          paragraphs: [
            'The olympiad hosted by Canada went online in November, with more than 40 countries on screen. Project FEET won gold in the senior-high open category: footwear made from plastic waste, with piezo discs that generate power at each step. The team, all girls, was also given the Girl Power Award at the 19th Philippine Robotics Olympiad.',
            'Project CYCLE took silver in junior high. This bicycle recycles paper with water lily, makes pencils from rice husk and charges telephones as you pedal.',
          ],
        },
        {
          heading: '2023, year to be confirmed',
          paragraphs: [
            'Third place for the seniors in Future Innovators at the WRO Friendship Invitational in Denmark, held from 21 to 24 September, with a score of 170.',
          ],
        },
        {
          heading: '2025',
          paragraphs: [
            'Second place for overall project innovation at FIRST LEGO League Philippines, in a season called Submerged. With that a team of eight, from Grade 4 to Grade 11, qualified for the Open European Championship in Greece in May.',
          ],
        },
      ],
    },
    {
      title: 'DYCI Research',
      tag: 'dyci-research',
      headerImg: '/images/sections/innovations.svg',
      shortDescription:
        'Studies from junior high, senior high and the college, on questions that matter close to home.',
      description: [
        'Research at DYCI starts in junior high with a question small enough to answer in a few weeks. It grows in senior high, where Practical Research and the capstone belong to the curriculum, and reaches the college as thesis, design project or tracer study.',
        'We encourage topics within walking distance. The river, the market, the canteen, the jeepney stop and the family at sea offer more material than a class can use up, and the people who live with a problem can say at once whether the answer is any good.',
        'Three lists present the work, one each for junior high, senior high and the college. Authors appear as groups. Where the full paper may be shared, you can download it.',
      ],
      sections: [
        {
          heading: 'What we ask of every study',
          points: [
            'A question that could be answered with “no”.',
            'Permission from the people who take part, and from parents where they are minors.',
            'Numbers and quotations that can be traced to a notebook.',
            'Credit for every source and every helper.',
            'A page for those who took part, in a language they read at home.',
          ],
        },
      ],
      sample: true,
    },
    {
      title: 'DYCI Sustainability Office',
      tag: 'dyci-sustainability-office',
      headerImg: '/images/sections/innovations.svg',
      shortDescription:
        'Policies by 2025, zero waste and carbon neutrality by 2030: the plan and its parts.',
      description: [
        'The sustainability office exists to make two dates come true. Policies for the whole school were the goal for 2025. By 2030 the campus is to be zero-waste and carbon-neutral.',
        'Zero-waste means that nearly everything we bring in can be used again, repaired, composted or recycled. Carbon-neutral means that we know what we emit through electricity, travel and purchases, cut it as far as we can, and make up for the remainder.',
        'Concern for the environment is older than the office. It was a theme of the school’s strategic planning in 2011, and student teams have long treated waste as raw material. There is law behind it too: Republic Act 9003 on solid waste, Republic Act 9512 on environmental education, and the proclamation that makes January Zero Waste Month.',
        'The areas of work are presented one by one. Each is a plan, and is described as one. Figures will be added when they have been measured.',
      ],
      sample: true,
    },
  ],
}
