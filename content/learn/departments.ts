import type { DepartmentInput } from '../../school/kinds/departments.ts'

/** Links and pictures stay `null` until the school sets them. */
export const starterDepartments: DepartmentInput[] = [
  {
    tag: 'pgs',
    bannerImg: '/images/pgs.svg',
    videoCoverImage: '/images/pgs.svg',
    name: 'Preschool and Grade School',
    shortDescription:
      'Nursery to Grade 6: play and first letters, then reading, science and robots.',
    description: [
      'Nursery to Grade 6. The youngest DYCIans learn through play, then read, write and count with confidence.',
      'From Grade 1, lessons follow DepEd’s MATATAG curriculum. It gives more time to the most important skills: reading, writing and arithmetic, in Filipino and in English.',
      'Robotics starts early. In 2025 pupils from Grade 4 on were in a DYCI team of eight. The team took second place for overall project innovation at FIRST LEGO League Philippines.',
      'A child who starts here in Nursery can stay until a college degree.',
    ],
    gradeLevels: [
      {
        grade: 'Nursery',
        description:
          'First routines away from home: taking turns, saying what is wrong, packing toys away, singing.',
      },
      {
        grade: 'Kinder',
        description:
          'Sounds, letters, numbers and feelings, learned mostly through play. The law asks for Kinder before Grade 1.',
      },
      {
        grade: 'Grade 1',
        description: 'Reading and writing first sentences. Adding and taking away small numbers.',
      },
      {
        grade: 'Grade 2',
        description:
          'Reading to find things out, in Filipino and English. Time, money and measuring.',
      },
      {
        grade: 'Grade 3',
        description: 'Paragraphs, longer stories and the multiplication table.',
      },
      {
        grade: 'Grade 4',
        description: 'Science with a question, a test and a result. First robotics.',
      },
      {
        grade: 'Grade 5',
        description: 'Fractions and decimals, group projects, and reports to the class.',
      },
      {
        grade: 'Grade 6',
        description: 'Reading and studying alone, a longer project, and getting ready for Grade 7.',
      },
    ],
  },
  {
    tag: 'jhs',
    bannerImg: '/images/jhs.svg',
    videoCoverImage: '/images/jhs.svg',
    name: 'Junior High School',
    shortDescription:
      'Grades 7 to 10: eight learning areas, and the team that won world gold in robotics in 2010.',
    description: [
      'Grades 7 to 10, usually from age 12 to 15. Students learn eight subjects and get ready to choose a track for senior high.',
      'There are eight learning areas: English, Filipino, Mathematics, Science and Araling Panlipunan (social studies). The others are Edukasyon sa Pagpapakatao (values education), MAPEH (music, arts, physical education and health) and TLE (technology and livelihood education). In Grades 7 and 8, students try several fields of TLE. From Grade 9 they choose one.',
      'In November 2010 a DYCI junior-high team won gold in the open category of the World Robot Olympiad in Pasay. In 2020 a bicycle, Project CYCLE, won silver in an online olympiad. It recycles paper, makes pencils from rice husk and charges a phone.',
    ],
    gradeLevels: [
      {
        grade: 'Grade 7',
        description: 'New school life: several teachers, a bigger campus, strong basics.',
      },
      {
        grade: 'Grade 8',
        description: 'Exploring: more fields of TLE, laboratory work and essays.',
      },
      {
        grade: 'Grade 9',
        description: 'One field of TLE, and the basics of research.',
      },
      {
        grade: 'Grade 10',
        description: 'A capstone project, career guidance and a retreat of one and a half days.',
      },
    ],
  },
  {
    tag: 'shs',
    bannerImg: '/images/shs.svg',
    videoCoverImage: '/images/shs.svg',
    name: 'Senior High School',
    shortDescription: 'Grades 11 and 12 in six tracks, with research and work immersion.',
    description: [
      'Grades 11 and 12. You choose one of six tracks: STEM, ABM, HUMSS, ICT, Maritime or Home Economics.',
      'Some subjects are for everybody, such as oral communication, general mathematics, and media and information literacy. Some are applied, such as practical research, empowerment technologies and entrepreneurship. The rest belong to your track. DepEd published a draft of a new senior-high curriculum in April 2025, so ask for the subject list of your year.',
      'In work immersion you get real experience in your field. There is also a retreat of one and a half days. After Grade 12 you can go to college, get a job, start a business or train for a skill.',
      'In 2020 a DYCI team won gold in the senior-high open category of the World Robot Olympiad of Canada, held online. Its Project FEET turned plastic waste into shoes that make power with each step.',
    ],
  },
  {
    tag: 'college',
    bannerImg: '/images/college.svg',
    videoCoverImage: '/images/college.svg',
    name: 'College',
    shortDescription:
      'Ten colleges and schools with twenty programs, from accountancy and nursing to marine engineering.',
    description: [
      'Ten colleges and schools offer twenty programs. Most take four years.',
      'Five programs differ. Mechanical Engineering takes five years. Associate in Computer Technology and the two midwifery programs take two. The certificate for degree holders who want to teach takes one.',
      'DYCI opened its college in 1977. Nursing, midwifery, commerce and training for seamen were among the first courses. Education, arts and sciences, computing, accountancy, hospitality and tourism came later.',
      'More than half of all students are in college: 6,686 of 12,205 in school year 2024–2025.',
      'Some courses lead to a government licensure examination: accountancy, education, nursing, midwifery, mechanical engineering and psychology. Seafarers are certified under international rules.',
      'To apply you must have finished secondary school and take the DYCI admission test. What to bring is listed under admissions.',
    ],
  },
]
