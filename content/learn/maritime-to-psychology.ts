import type { CollegeDepartmentInput } from '../../school/kinds/college-departments.ts'

export const maritimeToPsychology: CollegeDepartmentInput[] = [
  {
    tag: 'cme',
    bannerImg: '/images/college/cme.svg',
    title: 'College of Maritime Education',
    shortDescription:
      'Future deck and engine officers, in a school whose first course for seamen dates from 1977.',
    description: [
      'A training course for seamen was part of DYCI’s first college offering in 1977. Marine transportation and marine engineering followed as full degrees. Many families in Bulacan know the seafarer’s life from the inside: the long calls, the boxes at Christmas, the chair kept empty.',
      'Both courses answer to international rules. The STCW convention sets what officers everywhere must be able to do in training, certification and watchkeeping, and a joint circular of CHED and MARINA, the Maritime Industry Authority, writes those standards into the Philippine curriculum.',
      'The pattern is commonly three years of classes and one year on board. Cadets live by discipline from the start, with uniforms, drills and punctuality to the minute, because at sea a late relief means that somebody tired is still steering.',
    ],
    coursesOffered: [
      {
        title: 'BS Marine Transportation',
        tag: 'BSMT',
        description:
          'The deck side of a ship: navigation, cargo, safety and command, with a year of training at sea.',
        courseDescription: [
          'Where are we, what is around us, and will we clear it? The deck officer answers these all through a watch. You learn to fix a position by stars and by satellite, to read charts, weather and radar, to know the rules for preventing collisions by heart, and to load cargo so that the ship stays upright.',
          'Simulated watches and safety drills prepare you for the real bridge. Shipboard training then usually fills a year as a deck cadet, with a record book in which each task is signed off by an officer.',
          'The career is a ladder of certificates issued by MARINA, from watchkeeping officer toward chief mate and master. Some officers later move ashore as pilots, port captains, surveyors or teachers.',
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
        description:
          'The engine side: propulsion, power, pumps and repair, far from any shop that sells spare parts.',
        courseDescription: [
          'Below the waterline a ship is a small town with its own power station, waterworks, refrigeration and workshop. Marine engineers keep all of it alive. The course covers diesel engines, boilers, auxiliary machinery, electricity and electronics, control systems, and the mechanics and thermodynamics that explain them.',
          'Hands matter. You weld, file, turn metal on a lathe, dismantle a pump and put it together with no parts left over. Then follows the engine cadetship, commonly a year, in heat and noise that no classroom can imitate.',
          'From watchkeeping engineer the ranks rise to second and chief engineer, with a certificate for each step. Power plants, shipyards and factories ashore also look for people trained this way.',
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
    shortDescription:
      'Machines, heat and manufacture, in a five-year course with room for the workshop.',
    description: [
      'In 2011 a DYCI robot competed in Abu Dhabi under the name MAGIS, Man’s All-Around Global Interactive Solutions, and came home fourth in its category with the prize for best technical design. The name is also the school’s own word: Magis, Latin for “more”, stands for going beyond what is merely required.',
      'Good engineering is Magis with numbers attached. A bracket that holds is enough to pass; one that holds with half the metal, can be made in a local shop and does not cut the hand of whoever cleans it is better. The School of Mechanical Engineering teaches the calculation and the care.',
    ],
    coursesOffered: [
      {
        title: 'BS Mechanical Engineering',
        tag: 'BSME',
        description:
          'Design, power and production: five years on how things move, heat up, wear out and get made.',
        courseDescription: [
          'Calculus, physics, chemistry and drawing take up the beginning. Statics, dynamics, strength of materials, thermodynamics and fluid mechanics make the middle. Upon these rest the subjects by which others recognize the profession: machine design, power plants, refrigeration and air-conditioning, manufacturing processes, automatic control.',
          'A drawing looks different once you have tried to machine it, so workshop and laboratory hours run beside theory. Older students design a complete machine or plant as a project, and spend time in industry before they graduate. DYCI lists the course at five years.',
          'The profession is regulated, and graduates may sit the licensure examination for mechanical engineers. They look after factories, power stations and the cooling of large buildings; they also design products, sell equipment by explaining it honestly, and teach.',
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
    shortDescription: 'The study of mind and behavior, with evidence, tests and a code of ethics.',
    description: [
      'People give advice all day. Psychology begins when someone asks whether the advice works, for whom, and how we would know. The School of Psychology trains that question into a method.',
      'DYCI cares about what happens inside a student: there are recollections, a retreat in Grades 10, 11 and 12, and a month of the year, January, set apart for God. Psychology looks at the same inner life with other instruments. It measures, compares and is careful about what it may claim.',
      'Listening is taught here as a skill with rules. You learn when to keep a confidence, when the law says that you must not, and when to refer a person to somebody more qualified than you.',
    ],
    coursesOffered: [
      {
        title: 'BA Psychology',
        tag: 'BAPSYCH',
        description:
          'Human behavior, assessment and research. A start for human resources, guidance work or graduate study.',
        courseDescription: [
          'Memory, emotion, personality, growth from infant to grandparent, life in groups, disorders of the mind: each has its own subject. Statistics runs through them like a spine, to the surprise of those who came to avoid mathematics. Filipino psychology asks how much of all this was written about other people.',
          'You will give and score psychological tests under supervision, run small experiments, interview, observe and write up the results without embroidering them. A thesis is the long exercise at the end, and a practicum lets you try an office, a school or a clinic.',
          'With the bachelor’s degree one may take the psychometrician licensure examination. Common work is in recruitment and training, in support of guidance offices and in research. Becoming a psychologist or guidance counselor takes graduate study, for which this course is the foundation.',
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
