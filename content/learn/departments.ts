import type { DepartmentInput } from '../../school/kinds/departments.ts'

/** Links and pictures stay `null` until the school sets them. */
export const starterDepartments: DepartmentInput[] = [
  {
    tag: 'pgs',
    bannerImg: '/images/pgs.svg',
    videoCoverImage: '/images/pgs.svg',
    name: 'Preschool and Grade School',
    shortDescription:
      'Nursery to Grade 6: play and first letters, then reading, science and a seat at the robot table.',
    description: [
      'The youngest DYCIans learn with their hands. They sort, sing, draw, count bottle caps, listen to a story and tell it back in their own order. Kindergarten in the Philippines is built on play for a good reason: a five-year-old who can wait for a turn, say what is wrong and finish what was started is ready for Grade 1, and the letters and numbers come along with it.',
      'From Grade 1 the weight moves to reading, writing and arithmetic, in Filipino and in English. Lessons follow DepEd’s MATATAG curriculum, which trims the subjects from Kinder to Grade 10 so that children master the essential skills before they go on. By the middle grades pupils are asking their own questions in science and standing up to explain the answers, helped by a habit the school has long encouraged: speaking English on ordinary days, all year round.',
      'Robotics does not wait for high school. In 2025 pupils as young as Grade 4 shared a DYCI team of eight with members up to Grade 11. They took second place for overall project innovation at the FIRST LEGO League Philippines and qualified for the European championship in Greece that May.',
      'Faith gives the year its rhythm. January is God-centered month, Simbang Gabi runs from 16 to 24 December, and short pauses for prayer mark the school day. DYCI’s mission for basic education says that every child is to be loved as one of the family. It helps that this is the smallest of the four departments, with 672 pupils in A.Y. 2024-25.',
      'After Grade 6 comes Junior High School. A child who starts here in Nursery can go on to Grade 12, and to a college degree, without ever changing schools.',
    ],
    gradeLevels: [
      {
        grade: 'Nursery',
        description:
          'First routines away from home: taking turns, packing toys away, joining the song, asking a grown-up for help.',
      },
      {
        grade: 'Kinder',
        description:
          'Sounds, letters, numbers and feelings, met mostly through play. Required by law before a child may enter Grade 1.',
      },
      {
        grade: 'Grade 1',
        description:
          'Reading the first real sentences, writing them on the line, adding and taking away with small numbers.',
      },
      {
        grade: 'Grade 2',
        description:
          'Reading to find something out, in Filipino and English. Telling time, handling money, measuring things.',
      },
      {
        grade: 'Grade 3',
        description:
          'Whole paragraphs, longer stories and the multiplication table. The early-reading years close here.',
      },
      {
        grade: 'Grade 4',
        description:
          'Science with a question, a test and a result. Pupils of this age have already been on a DYCI robotics team.',
      },
      {
        grade: 'Grade 5',
        description:
          'Fractions and decimals, projects made in a group, and reports given aloud to the class.',
      },
      {
        grade: 'Grade 6',
        description:
          'Reading and studying without being told how, a longer investigation, and getting ready for Grade 7.',
      },
    ],
  },
  {
    tag: 'jhs',
    bannerImg: '/images/jhs.svg',
    videoCoverImage: '/images/jhs.svg',
    name: 'Junior High School',
    shortDescription:
      'Grades 7 to 10: eight learning areas, a first try at a trade, and the team that won world gold in 2010.',
    description: [
      'Four years, usually from age 12 to 15. A child comes in looking for the Grade 7 room and goes out able to say which track to take and why. Eight learning areas fill the week: English, Filipino, Mathematics, Science, Araling Panlipunan (social studies), Edukasyon sa Pagpapakatao (values education), MAPEH (music, arts, physical education and health) and TLE (technology and livelihood education).',
      'TLE changes shape on the way. Students in Grades 7 and 8 sample several fields; from Grade 9 they settle on one and work at it properly. It is a small rehearsal for the larger choice that follows Grade 10.',
      'This is where DYCI’s robotics story turned. In November 2010 a junior-high team won gold in the open category of the World Robot Olympiad, held in Pasay that year. Ten years later another junior-high entry, Project CYCLE, took silver at the olympiad’s online edition in Canada: a bicycle that recycles paper with water lily, makes pencils from rice husk and charges a phone. Building is half of such a contest. The other half is explaining the machine to judges, in English, and that is taught here too.',
      'You will hear the word Magis at DYCI. It is Latin for “more”, and the school means by it going past the minimum for the sake of a greater good: helping a groupmate catch up, or doing the extra draft because the first one was merely passable. In Grade 10 there is also a retreat of one and a half days, time away from lessons to pray, rest and think.',
      'Parents should ask about ESC, short for Education Service Contracting. It is a government subsidy for grantees in participating private junior high schools and it begins in Grade 7, so the time to raise it is when you apply. After Grade 10, students move up to the six tracks of Senior High School.',
    ],
    gradeLevels: [
      {
        grade: 'Grade 7',
        description:
          'Settling in: several teachers instead of one, a bigger campus to find your way in, firm foundations.',
      },
      {
        grade: 'Grade 8',
        description:
          'Exploring. More fields of TLE to try, and laboratory work and essays that ask for reasons.',
      },
      {
        grade: 'Grade 9',
        description:
          'One TLE field studied in earnest, and the basics of research: a question, a method, honest data.',
      },
      {
        grade: 'Grade 10',
        description:
          'A capstone project, career guidance before the choice of track, and the Grade 10 retreat.',
      },
    ],
  },
  {
    tag: 'shs',
    bannerImg: '/images/shs.svg',
    videoCoverImage: '/images/shs.svg',
    name: 'Senior High School',
    shortDescription:
      'Grades 11 and 12 in six tracks, with research and work immersion before you graduate.',
    description: [
      'Senior high gives you two years to test a plan before you stake a degree on it. DYCI has six tracks: STEM, ABM, HUMSS, ICT, Maritime and Home Economics. Each is described below with its subjects and with the courses and jobs it opens.',
      'Part of the timetable is common ground, such as oral communication, general mathematics or media and information literacy. Part is applied to your field, such as practical research, empowerment technologies or entrepreneurship. The rest belongs to your track alone. DepEd published a draft of a new senior-high curriculum in April 2025, so ask the department for the subject list of the year in which you will enter.',
      'Then there is work immersion, a stretch of real exposure in the field that you chose. Some students come back surer than before. A few come back wanting something else, which is a good thing to find out at seventeen.',
      'Ideas from these classrooms have gone far. In 2020 a DYCI team won gold in the senior-high open category of the World Robot Olympiad’s online edition in Canada with Project FEET, footwear made from plastic waste, fitted with piezo discs that turn steps into power. Students of Grades 11 and 12 also go on retreat for a day and a half, because a plan for life deserves some silence.',
      'Four roads lead out of Grade 12: college, a job, a business of your own, or middle-level skills training. If you come from a public junior high school you qualify for the government’s senior-high voucher automatically; the admissions section tells who else can apply.',
    ],
  },
  {
    tag: 'college',
    bannerImg: '/images/college.svg',
    videoCoverImage: '/images/college.svg',
    name: 'College',
    shortDescription:
      'Ten colleges and schools with twenty programs, from accountancy and nursing to the engine room of a ship.',
    description: [
      'DYCI taught its first college students in 1977. Nursing, midwifery, commerce and a training course for seamen were among the courses of that year, and all four callings are still here in some form. Education, the arts and sciences, computing, accountancy, hospitality and tourism joined as the school grew. Today ten colleges and schools offer twenty programs.',
      'Most of them take four years. The exceptions are Mechanical Engineering at five, Associate in Computer Technology and the two midwifery programs at two, and a one-year certificate for degree holders who want to teach. General education comes first; the profession takes over year by year, and with it the practice: clinical duty for nurses, a class of one’s own for future teachers, a ship for cadets.',
      'More than half of the school studies here, 6,686 of the 12,205 enrolled for A.Y. 2024-25. The foreword of the college handbook nevertheless speaks of a second home, and of graduates who are competent, led by values and well-rounded. DYCI has names for those values. Sapentia is wisdom, knowledge joined to good judgment. Paraya is giving up something of one’s own for another person.',
      'Several courses point to a government licensure examination: accountants, teachers, nurses, midwives, mechanical engineers and psychometricians all sit one. Seafarers are certified under international rules. For the other courses the proof is the work itself, a thesis, a system that runs, a tour that leaves on time.',
      'Applicants need a finished secondary education and take the DYCI admission test. What to bring is listed under admissions.',
    ],
  },
]
