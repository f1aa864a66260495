import type { CollegeDepartmentInput } from '../../school/kinds/college-departments.ts'

export const accountancyToComputing: CollegeDepartmentInput[] = [
  {
    tag: 'coa',
    bannerImg: '/images/college/coa.svg',
    title: 'College of Accountancy',
    shortDescription:
      'Two courses: one toward the CPA license, one toward the systems that keep the books.',
    description: [
      'Commerce was on the first list of college courses that DYCI opened in 1977, and accountancy later became a course of its own. The college now prepares two kinds of people for one field: those who will examine financial statements, and those who will build and guard the systems in which the figures live.',
      'Both start from the same plain discipline. Every peso came from somewhere and went somewhere, and a good accountant can show each step. Graduates of the ABM track will recognize the first chapters; students from other tracks should ask the dean what to catch up on.',
      'Sapentia is DYCI’s word for wisdom, knowledge joined to good judgment. In this college it has a practical test: would you report the same figure if nobody were going to check?',
    ],
    coursesOffered: [
      {
        title: 'BS Accountancy',
        tag: 'BSA',
        description:
          'The course for future Certified Public Accountants. Audit, tax and finance, built on a great deal of practice.',
        courseDescription: [
          'General education and the accounting core come first: financial and cost accounting, business law, taxation, economics. Auditing and the advanced subjects follow once the foundations hold. CHED’s standard for the degree, Memorandum Order 27, series of 2017, asks for at least 173 units, so clear your evenings.',
          'You practice by solving problems, hundreds of them. Some are ledgers to build from a shoebox of receipts; others are tax returns, bank reconciliations, a set of audit papers that you must defend line by line. An internship usually belongs to the last part of the course.',
          'Graduates may sit the licensure examination for Certified Public Accountants. With the license one can sign audits. Companies, banks and government offices also hire BSA graduates for tax, budget and finance work while they review.',
        ],
        courseYears: 4,
        subjects: [
          'Financial and cost accounting',
          'Business law',
          'Taxation',
          'Economics',
          'Auditing',
        ],
        licensureExam: 'Certified Public Accountant Licensure Examination',
        jobs: [
          'Certified public accountant, after the examination',
          'Audit, tax and budget staff',
          'Accounting and finance staff',
        ],
      },
      {
        title: 'BS Accounting Information System',
        tag: 'BSAIS',
        description:
          'Accounting and information systems in one degree: how financial data is entered, protected, checked and read.',
        courseDescription: [
          'Hardly any company keeps its books on paper now. BSAIS, under CHED Memorandum Order 30, series of 2017, teaches the accounting you need to understand a transaction and the computing you need to follow it through a system: databases, controls, data analysis, enterprise software of the kind called ERP.',
          'Typical work in class is to trace how a false invoice could slip through, and then to design the control that would stop it. You document processes, query data and test whether a report can be trusted.',
          'Possible posts include systems analyst, internal-control staff, data analyst in a finance team, or support for the people who use accounting software. If the CPA license is what you want, BS Accountancy is the course meant for it; compare the two before you enroll.',
        ],
        courseYears: 4,
        subjects: [
          'Accounting',
          'Databases',
          'Controls in information systems',
          'Data analysis',
          'Enterprise software (ERP)',
        ],
        jobs: [
          'Systems analyst',
          'Internal-control staff',
          'Data analyst in a finance team',
          'Support for accounting software',
        ],
      },
    ],
  },
  {
    tag: 'cas',
    bannerImg: '/images/college/cas.svg',
    title: 'College of Arts and Sciences',
    shortDescription:
      'Political science for students who argue about how we are governed and want to argue well.',
    description: [
      'Bocaue has 19 barangays and, at the census of 2020, more than 141,000 people. Somebody decides where its roads are mended and what its budget buys. The College of Arts and Sciences studies those decisions and the ideas behind them.',
      'Its one course at present is Political Science. Classes live on reading and talk: you are expected to come with the text marked up, to state the view you reject as fairly as your own, and to change your mind when the evidence does.',
      'DYCI’s mission speaks of social awareness, of respect for differences and of service that is useful to others. Here those words are examination questions.',
    ],
    coursesOffered: [
      {
        title: 'BA Political Science',
        tag: 'BAPS',
        description:
          'Power, law and public life in the Philippines and beyond. A well-trodden path to law school and government work.',
        courseDescription: [
          'From Plato to the Local Government Code is a long walk, and this course makes it. You read political theory, study how Philippine institutions work in law and in practice, compare them with other countries’, and learn research methods well enough to run a survey or take apart someone else’s.',
          'Written argument is the craft. Position papers, case digests, debates and finally a thesis on a question of your own, perhaps one that can be answered by walking to the municipal hall and asking for the records.',
          'Many political science graduates enter law school. Others take the civil service examination, or work in public administration, in non-government organizations, in the office of a legislator or in research.',
        ],
        courseYears: 4,
        subjects: [
          'Political theory',
          'Philippine politics and governance',
          'Comparative politics',
          'Research methods',
        ],
        jobs: [
          'Public administration',
          'Civil service',
          'Work in nongovernment organizations',
          'Law school, after the degree',
        ],
      },
    ],
  },
  {
    tag: 'cba',
    bannerImg: '/images/college/cba.svg',
    title: 'College of Business Administration',
    shortDescription: 'One degree, four majors: money, people, markets and operations.',
    description: [
      'When DYCI’s deans and department heads met for strategic planning in January 2011, one theme was whether graduates find work. A business college is asked that question more often than most. Its answer is the major: by graduation each student should be properly good at one part of the work.',
      'All students learn the whole of a business first, because the four parts depend on each other: a sale that finance cannot fund or operations cannot deliver is no sale. Then comes the major, with case studies, figures from actual firms, and plans that must survive a teacher’s questions.',
    ],
    coursesOffered: [
      {
        title: 'BS Business Administration',
        tag: 'BSBA',
        description:
          'A broad business degree with a major in financial, human resource development, marketing or operations management.',
        courseDescription: [
          'Economics, accounting, business law, taxation and management open the course. After that you choose. Financial management follows the money: credit, investment, risk. Human resource development management is about hiring, training and treating people fairly. Marketing management asks who would want this and how they will hear of it. Operations management gets the thing made, on time, at a known cost.',
          'Feasibility studies are the test of the degree. Your group proposes a business, finds out what rent, labor and permits would cost, and is told by a panel where the plan breaks. A practicum in a company lets you watch how others solve the same troubles.',
          'Banks, shops, factories, call centers, recruitment offices and family enterprises all employ business graduates, most of them at first in a junior post near their major. Some will open a firm of their own, better prepared for the first bad year.',
        ],
        courseYears: 4,
        subjects: [
          'Economics',
          'Accounting',
          'Business law and taxation',
          'Management',
          'A major: financial management, human resource development management, marketing management or operations management',
          'Feasibility study',
        ],
        jobs: [
          'Bank and finance staff',
          'Recruitment and human resource staff',
          'Marketing and sales staff',
          'Operations staff',
          'A business of your own',
        ],
      },
    ],
  },
  {
    tag: 'ccs',
    bannerImg: '/images/college/ccs.svg',
    title: 'College of Computer Studies',
    shortDescription:
      'Four ways into computing, in a school that has built competition robots since 2007.',
    description: [
      'A robotics team has been at work at DYCI since 2007, and a school video of 2013 presents the school as the first Robotics Excellence Center in Bulacan. The College of Computer Studies is where that curiosity becomes a profession.',
      'Its courses are easily confused, so here is the short version. Computer Science asks what can be computed and how well. Computer Engineering joins the program to the circuit. Information Technology keeps an organization’s systems running, useful and safe. The Associate in Computer Technology is the two-year start.',
      'Whichever you choose, expect to write code early, break it, and spend the evening finding out why. Patience counts for more than having owned a computer since childhood.',
    ],
    coursesOffered: [
      {
        title: 'BS Computer Science',
        tag: 'BSCS',
        description:
          'The theory and craft of software: algorithms, data, languages and the design of programs that last.',
        courseDescription: [
          'Why does one search finish in a blink and another never? BSCS gives the reasons. Discrete mathematics, data structures, algorithms, operating systems, programming languages and software engineering make up its core, following CHED Memorandum Order 25, series of 2015.',
          'Assignments grow from a page of code to programs written by a team over months, with tests, versions and a reviewer who says no. The thesis asks for something new, even if small: a better method, a measured comparison, a model that learns from data.',
          'Graduates become software developers, work with data, or stay in research and take a master’s degree. What lasts of the course is a way of thinking that survives when this year’s favorite language is forgotten.',
        ],
        courseYears: 4,
        subjects: [
          'Discrete mathematics',
          'Data structures and algorithms',
          'Operating systems',
          'Programming languages',
          'Software engineering',
          'Thesis',
        ],
        jobs: ['Software developer', 'Data work', 'Research, with further study'],
      },
      {
        title: 'BS Computer Engineering',
        tag: 'BSCPE',
        description:
          'Hardware and software together, from logic gates and sensors to embedded systems and networks.',
        courseDescription: [
          'In 2012 a DYCI team placed third in project presentation at the FIRST LEGO League World Festival in St. Louis with MAGIS 2.0, a machine that judged whether meat was safe by color and temperature sensors. A computer engineer would build its grown-up relative: choose the sensor, design the board, write the code that sits on the chip, connect it to a network.',
          'The subjects run from circuits, electronics and digital logic to microprocessors, operating systems, signals and data communication, with the mathematics and physics of an engineering course underneath. Much of it is learned at a bench with a meter in your hand. A design project closes the degree.',
          'Since K to 12 the course takes four years. It leads to work on embedded systems, automation, networks and electronics production, and to software jobs where someone has to understand the machine as well.',
        ],
        courseYears: 4,
        subjects: [
          'Circuits and electronics',
          'Digital logic',
          'Microprocessors',
          'Operating systems',
          'Signals and data communication',
          'Design project',
        ],
        jobs: [
          'Embedded systems engineer',
          'Automation and network engineer',
          'Work in electronics production',
          'Software developer',
        ],
      },
      {
        title: 'BS Information Technology',
        tag: 'BSIT',
        description:
          'Websites, networks, databases and security: choosing technology for an organization and making it serve.',
        courseDescription: [
          'A clinic wants its records to open quickly and to stay private. That is an IT problem, and it has people in it. BSIT, set out in the same CHED order as Computer Science, covers programming, web and mobile development, databases, networking, systems administration, information security and the art of asking users what they need.',
          'The capstone is a system made for a real or realistic client: interviews, screens, data, testing, and the training of whoever will use it after you leave. A practicum in an IT office comes before graduation.',
          'Web developer, network or database administrator, support specialist, quality tester and security analyst are common first jobs. The field changes fast, so the habit of learning from documentation is taught on purpose.',
        ],
        courseYears: 4,
        subjects: [
          'Programming',
          'Web and mobile development',
          'Databases',
          'Networking',
          'Systems administration',
          'Information security',
          'Capstone project',
        ],
        jobs: [
          'Web developer',
          'Network or database administrator',
          'Support specialist',
          'Quality tester',
          'Security analyst',
        ],
      },
      {
        title: 'Associate in Computer Technology',
        tag: 'ACT',
        description:
          'Two years of programming and technical support, enough to begin work or to continue to a degree.',
        courseDescription: [
          'Not everyone can wait four years to earn. ACT puts the working skills at the front: basic programming, office and web applications, assembling and repairing computers, small networks, and helping a user who only knows that “it stopped”.',
          'It is taught mostly in the laboratory, with projects short enough to finish in a few weeks. After two years you can apply for posts such as technical support, junior programmer or computer laboratory assistant.',
          'The door to a bachelor’s degree stays open. Subjects of the associate course can normally be credited to BSIT or BSCS; the dean decides which.',
        ],
        courseYears: 2,
        subjects: [
          'Basic programming',
          'Office and web applications',
          'Assembling and repairing computers',
          'Small networks',
          'Technical support',
        ],
        jobs: ['Technical support staff', 'Junior programmer', 'Computer laboratory assistant'],
      },
    ],
  },
]
