import type { CollegeDepartmentInput } from '../../school/kinds/college-departments.ts'

export const maritimeToPsychology: CollegeDepartmentInput[] = [
  {
    tag: 'cme',
    bannerImg: '/images/college/cme.svg',
    title: 'College of Maritime Education',
    shortDescription: 'Two courses for future ship officers: deck and engine.',
    description: [
      'Two courses for future ship officers: one for the deck, one for the engine. DYCI has trained seafarers since 1977.',
      'Each takes four years, usually three in class and one on board. Both follow STCW, the international rules for officers, as CHED and MARINA apply them here. MARINA is the Maritime Industry Authority.',
    ],
    coursesOffered: [
      {
        title: 'BS Marine Transportation',
        tag: 'BSMT',
        description: 'The deck of a ship: navigation, cargo and safety.',
        courseDescription: [
          'You learn to find the way of a ship, to read charts, weather and radar, and to load cargo safely. Then you train on board as a deck cadet, usually for a year.',
        ],
        courseYears: 4,
        subjects: [
          'Navigation',
          'Weather, charts and radar',
          'Rules for preventing collisions',
          'Cargo and stability',
          'Safety drills',
          'Training on board',
        ],
        jobs: [
          'Deck officer, after certification by MARINA',
          'Chief mate and master, with further certificates',
          'Port and maritime work ashore',
        ],
      },
      {
        title: 'BS Marine Engineering',
        tag: 'BSMARE',
        description: 'The engine of a ship: power, pumps and repairs.',
        courseDescription: [
          'You learn to run and repair the machines of a ship: engines, boilers, pumps and electricity. Then you train on board as an engine cadet, usually for a year.',
        ],
        courseYears: 4,
        subjects: [
          'Diesel engines and boilers',
          'Auxiliary machinery',
          'Electricity and electronics',
          'Control systems',
          'Mechanics and thermodynamics',
          'Training on board',
        ],
        jobs: [
          'Engine officer, after certification by MARINA',
          'Second and chief engineer, with further certificates',
          'Work in power plants, shipyards and factories',
        ],
      },
    ],
  },
  {
    tag: 'sme',
    bannerImg: '/images/college/sme.svg',
    title: 'School of Mechanical Engineering',
    shortDescription: 'Machines, heat and manufacturing, in one course of five years.',
    description: [
      'One course of five years: Mechanical Engineering. It is about machines: how they move, heat up, wear out and are made.',
      'Magis, doing more than is required, is a value of the school. It was also the name of a DYCI robot that won the award for best in technical design in Abu Dhabi in 2011.',
    ],
    coursesOffered: [
      {
        title: 'BS Mechanical Engineering',
        tag: 'BSME',
        description: 'How machines are designed, powered and made.',
        courseDescription: [
          'First you study mathematics, physics and chemistry. Then you learn how forces, heat and materials behave, and you design machines.',
        ],
        courseYears: 5,
        subjects: [
          'Calculus, physics and chemistry',
          'Statics and dynamics',
          'Strength of materials',
          'Thermodynamics and fluid mechanics',
          'Machine design',
          'Power plants',
          'Refrigeration and air-conditioning',
          'Manufacturing processes',
        ],
        licensureExam: 'Mechanical Engineer Licensure Examination',
        jobs: [
          'Mechanical engineer, after the examination',
          'Work in factories and power stations',
          'Product design',
          'Technical sales',
        ],
      },
    ],
  },
  {
    tag: 'sop',
    bannerImg: '/images/college/sop.svg',
    title: 'School of Psychology',
    shortDescription: 'How people think, feel and act, and how to find out.',
    description: [
      'One course of four years: Psychology. It studies how people think, feel and act.',
      'You learn to listen and to keep private what people tell you. You also learn when someone needs more help than you can give.',
    ],
    coursesOffered: [
      {
        title: 'BA Psychology',
        tag: 'BAPSYCH',
        description: 'Behavior, psychological tests and research.',
        courseDescription: [
          'You study memory, emotions, personality and life in groups. You learn to interview people, to give psychological tests under supervision and to use statistics.',
        ],
        courseYears: 4,
        subjects: [
          'Memory, emotion and personality',
          'Development from infant to old age',
          'Psychological testing',
          'Statistics',
          'Filipino psychology',
          'Thesis and practicum',
        ],
        licensureExam: 'Psychometrician Licensure Examination',
        jobs: [
          'Psychometrician, after the examination',
          'Recruitment and training staff',
          'Support staff of guidance offices',
          'Psychologist or guidance counselor, after graduate study',
        ],
      },
    ],
  },
]
