import type { CategoryInput } from '../../school/kinds/category.ts'

/** Next steps of a plan. */
const nextSteps: NonNullable<CategoryInput['subItems']>[number]['nextSteps'] = [
  { what: 'link', text: 'Write to us with your idea', address: '/ask-us?topic=other' },
  {
    what: 'link',
    text: 'Project FEET and Project CYCLE: student inventions of 2020',
    address: '/innovations/dyci-robotics-program#part-8',
  },
]

/**
 * The pages below the sustainability office: plans, for the school to replace once they are decided
 * and measured.
 */
export const sustainabilityItems: NonNullable<CategoryInput['subItems']> = [
  {
    title: 'Waste Segregation and Materials Recovery',
    tag: 'waste-segregation',
    nextSteps,
    headerImg: '/images/service/environment-2.svg',
    shortDescription: 'Waste in three sorts, and one place for everything that can be recycled.',
    description: [
      'The plan is simple: waste goes into three sorts, easy enough for a child of six.',
      'One sort is what rots, one is what can be recycled, one is the rest. Recyclables go to a materials recovery facility, a place where paper, bottles and metal are weighed and sold. Republic Act 9003 asks every barangay to have one.',
      'Kitchen and garden waste becomes compost.',
    ],
    sections: [
      {
        heading: 'From our students',
        paragraphs: [
          'Project CYCLE took silver at the World Robot Olympiad of Canada in 2020. The bicycle recycles paper with water lily and makes pencils from rice husk.',
        ],
      },
      {
        heading: 'You can start today',
        points: ['Rinse bottles.', 'Flatten boxes.', 'Keep food scraps away from paper.'],
      },
    ],
    sample: true,
  },
  {
    title: 'Single-Use Plastics',
    tag: 'single-use-plastics',
    nextSteps,
    headerImg: '/images/college/cba.svg',
    shortDescription: 'Fewer cups, sachets and straws, starting with what the school buys.',
    description: [
      'The plan is to use fewer plastic cups, sachets and straws. The school starts with what it buys.',
      'Events, meetings and the canteen use cups and plates that can be washed. Students bring a bottle and a food container. First the school needs places to refill a bottle.',
      'Families buy sachets because they cost little. We hope to try refill stations with stores nearby.',
    ],
    sections: [
      {
        heading: 'From our students',
        paragraphs: [
          'Project FEET won gold at the World Robot Olympiad of Canada in 2020. The shoes are made from plastic waste.',
        ],
      },
      {
        heading: 'You can start today',
        points: [
          'Bring your own bottle and food container.',
          'Bring a bag when you go to the store.',
        ],
      },
    ],
    sample: true,
  },
  {
    title: 'Energy',
    tag: 'energy',
    nextSteps,
    headerImg: '/images/sections/innovations.svg',
    shortDescription: 'Check each room, use LED lamps, and switch off what nobody needs.',
    description: [
      'The plan starts with an energy audit: a check of every room.',
      'Engineering students and their instructors list the lamps, fans and air-conditioning units and the hours they run. LED lamps replace old tubes.',
      'After the audit the school can see how much power it needs, and if solar panels make sense.',
    ],
    sections: [
      {
        heading: 'From our students',
        paragraphs: [
          'Two projects of 2020 make power while you move. Project FEET does it with each step, and the bicycle of Project CYCLE charges phones.',
        ],
      },
      {
        heading: 'You can start today',
        points: [
          'Switch off lamps and fans when you leave a room.',
          'Unplug a charger when the phone is full.',
          'Open a window before you switch on a fan.',
        ],
      },
    ],
    sample: true,
  },
  {
    title: 'Water',
    tag: 'water',
    nextSteps,
    headerImg: '/images/sections/research.svg',
    shortDescription: 'Find leaks and collect rain.',
    description: [
      'Two ideas: find the leaks and collect the rain.',
      'Please report a dripping tap at once. The water meter is read when nobody is in school: if it moves, there is a leak. Rain from large roofs can be used for gardens, floors and toilets.',
      'Rainwater is not used for drinking.',
    ],
    sections: [
      {
        heading: 'You can start today',
        points: [
          'Turn off the tap while you soap your hands.',
          'Report a tap that drips.',
          'Clean with a pail instead of a running hose.',
        ],
      },
    ],
    sample: true,
  },
  {
    title: 'Green Campus',
    tag: 'green-campus',
    nextSteps,
    headerImg: '/images/tracks/humss.svg',
    shortDescription: 'Shade where people wait, native plants, and bamboo for Bocaue.',
    description: [
      'The plan is to plant trees where people wait, because concrete gets hot.',
      'Native trees come first. They stand up to storms and feed birds. There is also a place for bukawe, the tall bamboo that gave Bocaue its name.',
      'Each class takes care of a garden bed for one year.',
    ],
    sections: [
      {
        heading: 'You can start today',
        points: ['Water the plants beside your classroom.', 'Do not step on garden beds.'],
      },
    ],
    sample: true,
  },
  {
    title: 'Sustainability in Class',
    tag: 'sustainability-in-class',
    nextSteps,
    headerImg: '/images/tracks/stem.svg',
    shortDescription: 'The campus as a textbook, from Grade 2 to college.',
    description: [
      'Republic Act 9512 asks schools to teach about the environment. The plan is to use the campus for it.',
      'Grade 2 can count bottles and draw a graph. Junior high can test water. ABM students can find out what a refill costs. A college thesis can follow a uniform from cotton to donation box.',
      'January is Zero Waste Month in the whole country. It is a good time to show the results.',
    ],
    sections: [
      {
        heading: 'Why in class',
        points: [
          'The environment was a theme of the school’s planning in 2011.',
          'Republic Act 9512 is the law on environmental education.',
          'Proclamation 760 of 2014 makes January Zero Waste Month.',
          'There is a national search for sustainable and eco-friendly schools.',
        ],
      },
    ],
    sample: true,
  },
  {
    title: 'Carbon Inventory',
    tag: 'carbon-inventory',
    nextSteps,
    headerImg: '/images/tracks/abm.svg',
    shortDescription: 'Know what we emit, as a start toward “carbon-neutral by 2030”.',
    description: [
      'To become carbon-neutral by 2030, the school must first know what it emits.',
      'The plan is a list: electricity, fuel, waste, purchases, and the daily trips of students and employees. Each section answers the same short survey every year.',
      'The results are published. Then the school cuts what it can, and makes up for the rest.',
    ],
    sections: [
      {
        heading: 'The goals',
        points: ['Policies by 2025.', 'A zero-waste, carbon-neutral campus by 2030.'],
      },
    ],
    sample: true,
  },
  {
    title: 'Barangay Clean-Ups',
    tag: 'barangay-clean-ups',
    nextSteps,
    headerImg: '/images/service/environment-1.svg',
    shortDescription: 'Cleaning streets and the riverbank together with neighbors.',
    description: [
      'The plan is to clean streets and the riverbank together with barangays that want to join.',
      'What is collected is sorted and counted. The numbers help the barangay to decide where to begin.',
    ],
    sections: [
      {
        heading: 'Safety first',
        points: [
          'Gloves and boots.',
          'A first-aid kit.',
          'The consent of parents.',
          'Nobody goes near the river when the water is high.',
        ],
      },
    ],
    sample: true,
  },
]
