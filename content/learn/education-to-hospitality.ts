import type { CollegeDepartmentInput } from '../../school/kinds/college-departments.ts'

export const educationToHospitality: CollegeDepartmentInput[] = [
  {
    tag: 'coed',
    bannerImg: '/images/college/coed.svg',
    title: 'College of Education',
    shortDescription: 'For future teachers, and for graduates of other fields who want to teach.',
    description: [
      'Three courses for future teachers. All prepare for the Licensure Examination for Teachers (LET).',
      'Elementary Education is for Grades 1 to 6. Secondary Education is for one subject in high school. Continuing Professional Teacher Education is for people who already have a degree.',
    ],
    coursesOffered: [
      {
        title: 'Bachelor of Elementary Education',
        tag: 'BEED',
        description: 'For future teachers of Grades 1 to 6.',
        courseDescription: [
          'You learn how children grow and learn to read, and how to teach each subject. First you watch classes, then you help, then you teach.',
        ],
        courseYears: 4,
        subjects: [
          'How children grow and learn',
          'How to teach reading',
          'Teaching each elementary subject',
          'Observation in classes',
          'Practice teaching',
        ],
        licensureExam: 'Licensure Examination for Teachers (LET), elementary level',
        jobs: [
          'Teacher of Grades 1 to 6, after the examination',
          'Special education, guidance or school administration, with further study',
        ],
      },
      {
        title: 'Bachelor of Secondary Education',
        tag: 'BSED',
        description:
          'For future high-school teachers of English, Filipino, Mathematics or Sciences.',
        courseDescription: [
          'You study one subject deeply, and how teenagers think and learn. You try your lessons on classmates before you teach a real class.',
        ],
        courseYears: 4,
        subjects: [
          'A major: English, Filipino, Mathematics or Sciences',
          'How adolescents think and learn',
          'Assessment of learning',
          'Demonstration lessons',
          'Practice teaching',
        ],
        licensureExam: 'Licensure Examination for Teachers (LET), secondary level',
        jobs: [
          'High school teacher, after the examination',
          'Work in publishing houses, tutorial centers and training departments',
        ],
      },
      {
        title: 'Continuing Professional Teacher Education',
        tag: 'CPTE',
        description: 'One year for graduates of other fields who want to teach.',
        courseDescription: [
          'You add the study of teaching to the degree that you have. A certificate of this kind gives the 18 education units for the LET, usually in two semesters.',
          'Before you enroll, show the dean your transcript. Ask which level you can teach.',
        ],
        courseYears: 1,
        subjects: [
          'Principles of teaching',
          'Assessment of learning',
          'Child and adolescent development',
        ],
        licensureExam: 'Licensure Examination for Teachers (LET)',
        jobs: ['Teacher in the field of your first degree, after the examination'],
      },
    ],
  },
  {
    tag: 'chs',
    bannerImg: '/images/college/chs.svg',
    title: 'College of Health Sciences',
    shortDescription: 'Nursing and midwifery: the care of patients, mothers and newborns.',
    description: [
      'Three courses: one in nursing and two in midwifery. DYCI has taught nursing and midwifery since 1977.',
      'You learn in class and with patients, always with an instructor. After the course you can take the licensure examination.',
    ],
    coursesOffered: [
      {
        title: 'BS Nursing',
        tag: 'BSN',
        description: 'The care of people of every age, in hospitals and in communities.',
        courseDescription: [
          'First you study the human body and practice on models. Then you care for patients in hospitals and communities, with a clinical instructor.',
        ],
        courseYears: 4,
        subjects: [
          'Anatomy and physiology',
          'Biochemistry and microbiology',
          'Care of mothers and newborns',
          'Care of children, adults and older people',
          'Mental health and emergencies',
          'Clinical duty',
          'Community health',
        ],
        licensureExam: 'Philippine Nurse Licensure Examination',
        jobs: [
          'Nurse in a hospital or clinic, after the examination',
          'School or company nurse',
          'Public health nurse',
          'Teaching or a specialization, with further study',
        ],
      },
      {
        title: 'BS Midwifery',
        tag: 'BSM',
        description: 'The second step of midwifery, after the diploma.',
        courseDescription: [
          'You learn more about the care of mothers and newborns, about emergencies at birth and about running a health service.',
          'By CHED’s rules the diploma comes first. It takes two years and this degree two more, so together they take four years. Ask the college where you can begin.',
        ],
        courseYears: 2,
        subjects: [
          'Obstetric emergencies',
          'Infant care',
          'Family planning',
          'Running a community health service',
        ],
        licensureExam: 'Midwife Licensure Examination',
        jobs: [
          'Midwife in a lying-in clinic, rural health unit or hospital, after the examination',
          'Supervision and teaching',
          'A clinic of your own, as the law allows',
        ],
      },
      // Inferred: the school counts twenty programs, and only nineteen are confirmed. Remove it if
      // DYCI does not offer it.
      {
        title: 'Diploma in Midwifery',
        tag: 'DM',
        description: 'The first step of midwifery: normal birth, newborns and primary health care.',
        courseDescription: [
          'You learn to help at a normal birth and to care for mother and baby. You practice under supervision, at check-ups, births and home visits.',
          'After the diploma you can go on to BS Midwifery.',
        ],
        courseYears: 2,
        subjects: [
          'Foundations of midwifery',
          'Normal obstetrics',
          'Care of the newborn',
          'Nutrition and primary health care',
          'Ethics and law',
        ],
        licensureExam: 'Midwife Licensure Examination',
        jobs: ['Midwife, after the examination'],
      },
    ],
  },
  {
    tag: 'chmt',
    bannerImg: '/images/college/chmt.svg',
    title: 'College of Hospitality Management and Tourism',
    shortDescription: 'Two courses about guests: hotels and restaurants, tours and travel.',
    description: [
      'Two courses of four years: Hospitality Management and Tourism Management. In both you learn to take good care of guests.',
      'The town gives examples. Visitors come to Bocaue for the river festival in July, and Manila is about 25 kilometers away.',
    ],
    coursesOffered: [
      {
        title: 'BS Hospitality Management',
        tag: 'BSHM',
        description: 'Rooms, food service and events, in hotels, restaurants and catering.',
        courseDescription: [
          'First you learn the work itself: rooms, kitchen, bar, front office and food service. Then you plan menus and events and work out what they cost.',
        ],
        courseYears: 4,
        subjects: [
          'Housekeeping and front office',
          'Kitchen and bar',
          'Food service',
          'Costing and menus',
          'Events',
          'Practicum',
        ],
        jobs: [
          'Supervisor in a hotel or restaurant',
          'Catering and events staff',
          'Work on cruise ships',
          'A café or function hall of your own',
        ],
      },
      {
        title: 'BS Tourism Management',
        tag: 'BSTM',
        description: 'Tours, travel and the planning of places to visit.',
        courseDescription: [
          'You learn to plan and guide a tour, from tickets and transport to prices. You also ask how many visitors a place can take, and who earns from them.',
        ],
        courseYears: 4,
        subjects: [
          'World and Philippine geography',
          'Ticketing and travel documents',
          'Tour guiding',
          'Transport and pricing',
          'Foreign language basics',
          'Destination planning',
        ],
        jobs: [
          'Travel agency and tour operator staff',
          'Airline staff',
          'Tour guide',
          'Work in convention and local tourism offices',
        ],
      },
    ],
  },
]
