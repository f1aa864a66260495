import type { CollegeDepartmentInput } from '../../school/kinds/college-departments.ts'

export const educationToHospitality: CollegeDepartmentInput[] = [
  {
    tag: 'coed',
    bannerImg: '/images/college/coed.svg',
    title: 'College of Education',
    shortDescription:
      'Teachers for the grades and for high school, and a one-year way in for graduates of other fields.',
    description: [
      'Ask people why they became what they are, and many will name a teacher. The College of Education takes that seriously: it trains the person as well as the lesson plan.',
      'Formation does not stop at graduation either. In May 2019, 93 teachers of DYCI’s junior and senior high schools spent a day and a half in Tagaytay, telling their life stories and putting a commitment to their vocation in writing. That is the company a student teacher joins.',
      'There are three courses. One prepares for Grades 1 to 6, one for high school in a chosen subject, and one is for those who already hold a degree. All three have the Licensure Examination for Teachers in view.',
    ],
    coursesOffered: [
      {
        title: 'Bachelor of Elementary Education',
        tag: 'BEED',
        description:
          'For teachers of Grades 1 to 6, who teach nearly everything to children still learning how to learn.',
        courseDescription: [
          'A Grade 2 teacher may explain subtraction, settle a quarrel over an eraser and spot the child who cannot see the board, all before recess. BEED prepares for that morning. You study how children grow, how reading begins, and how to teach each elementary subject in ways that suit small hands and short attention.',
          'Observation comes early, then helping in a class, then practice teaching, when the class is yours and a supervising teacher watches from the back. You will make more visual aids than you thought possible and learn which ones children look at.',
          'After graduation comes the licensure examination for the elementary level, and with it posts in public and private schools. Some graduates go on to special education, guidance or school administration through further study.',
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
          'Know one subject deeply and teach it to teenagers. Majors in English, Filipino, Mathematics and Sciences.',
        courseDescription: [
          'Half of this degree is the subject you love. Students of English and Filipino read and write at length; those in Mathematics and Sciences work through proofs and experiments at college level. The other half is the teenager: how adolescents think, what makes them stop listening, how to set a test that is fair.',
          'You prepare demonstration lessons, teach them to classmates who are told to misbehave a little, and revise. In practice teaching you face a real section, hand back real papers and learn to keep your voice low.',
          'Graduates take the Licensure Examination for Teachers in their major and look for work in junior and senior high schools. Publishing houses, tutorial centers and training departments value them too.',
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
        description:
          'One year of education units for holders of another degree who have decided to teach.',
        courseDescription: [
          'An engineer who would rather explain bridges, a nurse who likes training juniors, a programmer asked to take over a senior-high class: CPTE is meant for people like these. It adds the study of teaching to a degree that they already have.',
          'A certificate of this type gives the 18 education units that are asked for before the Licensure Examination for Teachers. It usually takes two semesters, with subjects such as principles of teaching, assessment of learning and child and adolescent development. Before enrolling, show the dean your transcript and ask for which level your first degree prepares you.',
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
    shortDescription:
      'Nursing and midwifery, both among the courses with which DYCI became a college in 1977.',
    description: [
      'Nursing and midwifery both belong to the first group of courses that DYCI offered in 1977. Nothing in the college has older roots.',
      'Health work is learned in two places. The classroom gives anatomy, pharmacology and the reasons behind each procedure. The ward, the delivery room and the barangay health station give everything else: how to wash a patient without taking away dignity, how to read fear in a relative’s face, how to stay exact at four in the morning.',
      'DYCI’s word Paraya means setting aside one’s own claim for the good of another. Community health brings it down to earth. One visits homes, takes blood pressure, listens, explains a medicine in plain Tagalog, and comes back next week to see if it helped.',
    ],
    coursesOffered: [
      {
        title: 'BS Nursing',
        tag: 'BSN',
        description:
          'Science, clinical duty and community health on the way to the nurse licensure examination.',
        courseDescription: [
          'Before anyone lets you near a patient you learn the body: anatomy, physiology, biochemistry, microbiology. Nursing subjects then follow a human life, from mother and newborn through childhood and adult illness to old age, mental health and care in emergencies.',
          'Skills are rehearsed first, in uniform, on models and on each other. Clinical duty follows under a clinical instructor, in hospital areas and in communities, with charts to keep and care plans to justify. It is tiring. Students who sleep, eat and ask for help in time do best.',
          'Graduates may take the nurse licensure examination. Registered nurses work in hospitals, clinics, schools, companies and public health, here and abroad, and can specialize or teach with further study.',
        ],
        courseYears: 4,
        subjects: [
          'Anatomy and physiology',
          'Biochemistry and microbiology',
          'Care of mothers and newborns',
          'Care of children, adults and the old',
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
        description:
          'Care of mothers and newborns at degree level, on a ladder that begins with the diploma.',
        courseDescription: [
          'Midwives accompany ordinary pregnancies and births and know, early, when one is no longer ordinary. This course deepens that knowledge with subjects such as obstetric emergencies, infant care, family planning, and the running of a community health service.',
          'CHED’s rules for midwifery, Memorandum Order 33, series of 2007, describe a ladder: a two-year diploma first and the bachelor’s degree above it. The card shows the two years that DYCI lists for BSM. Ask the college how they fit your own starting point, above all if you come straight from senior high.',
          'The profession is licensed. Registered midwives serve in lying-in clinics, rural health units and hospitals; the degree also helps those who would like to supervise, teach or open a clinic within the law.',
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
          'A clinic of your own, within the law',
        ],
      },
      // Inferred: the school counts twenty programs, and only nineteen are confirmed. Remove it if
      // DYCI does not offer it.
      {
        title: 'Diploma in Midwifery',
        tag: 'DM',
        description:
          'The first rung: two years of training in normal birth, newborn care and primary health care.',
        courseDescription: [
          'A mother in labor needs someone calm who has done this before. The diploma trains that person, with foundations of midwifery, normal obstetrics, care of the newborn, nutrition, primary health care and the ethics and law that govern the practice.',
          'A large part of the training is spent assisting: prenatal check-ups, deliveries under supervision, home visits to mother and baby afterward. A record of cases is kept, as the profession requires.',
          'Two years is the usual length of this entry step, and a diploma of this kind qualifies its holder for the midwifery licensure examination. Those who want more can climb to BS Midwifery later, even after some years of work.',
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
    shortDescription: 'Hotels, kitchens, events and journeys: making strangers feel expected.',
    description: [
      'On the first Sunday of July a pagoda floats down the river at Bocaue and visitors fill the banks. Every one of them has to eat, park, cross safely and find a place to stand. Hospitality and tourism are the study of that day, repeated at every scale up to an airline.',
      'The college grew out of DYCI’s older course in hotel and restaurant management, with tourism added beside it. Manila is some 25 kilometers away by highway, and between there and here lies a good part of the country’s trade in rooms, meals and trips.',
      'What the two courses share is attention. A guest who had to ask twice has already been let down a little.',
    ],
    coursesOffered: [
      {
        title: 'BS Hospitality Management',
        tag: 'BSHM',
        description:
          'Rooms, food service and events, from the first place setting to the running of a whole house.',
        courseDescription: [
          'You start where the work starts: making a bed tightly, carrying three plates, keeping cold food cold. Kitchen and bar, housekeeping and front office come one after another. Later the view widens to costing a menu, staffing a shift, planning a wedding for three hundred and answering the bad review that followed.',
          'Service is practiced on real people as soon as possible, with classmates, teachers or invited guests at the table. A practicum in a hotel, restaurant or resort shows how long a holiday weekend can be.',
          'Supervisory posts in hotels, restaurants, catering, cruise ships and events are the usual aim. Former students of such courses also run cafés and function halls in their own towns.',
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
        description:
          'Tours, travel and the planning of destinations, with the geography and manners to match.',
        courseDescription: [
          'A tour is a promise with a timetable. BSTM teaches how to make one and keep it: world and Philippine geography, ticketing and travel documents, tour guiding, transport, pricing, foreign language basics, and what to do when the ferry does not sail.',
          'It also asks harder questions. Who earns when visitors come, and who only sweeps up after them? In destination planning you look at a place, say an old church or a stretch of river, and work out how many people it can bear and what they should learn there.',
          'Travel agencies, tour operators, airlines, convention offices and local tourism councils are natural employers. Trips planned and guided during the course make the best first line of a résumé.',
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
