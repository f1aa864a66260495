import type { CollegeDepartmentInput } from '../../school/kinds/college-departments.ts'

export const accountancyToComputing: CollegeDepartmentInput[] = [
  {
    tag: 'coa',
    bannerImg: '/images/college/coa.svg',
    title: 'College of Accountancy',
    shortDescription: 'Two courses: accountancy, and the computer systems that keep the books.',
    description: [
      'Two courses of four years. One prepares for the CPA license, the other for work with accounting systems.',
      'Both begin with the same accounting. If you did not take ABM in senior high, ask the dean what to catch up on.',
    ],
    coursesOffered: [
      {
        title: 'BS Accountancy',
        tag: 'BSA',
        description: 'For future certified public accountants (CPA): audit, tax and finance.',
        courseDescription: [
          'You learn to keep books, to check them and to work out taxes. You practice with many problems: ledgers, tax returns, bank reconciliations.',
          'CHED asks for at least 173 units (Memorandum Order 27 of 2017).',
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
          'Accounting and computing in one course: how records are entered, protected and checked.',
        courseDescription: [
          'You learn accounting, and the computer systems in which companies keep their books. You find out how a false invoice could slip in, and how to stop it.',
          'Do you want the CPA license? BS Accountancy is the course for it.',
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
    shortDescription: 'Political science: who decides in a town and a country, and how.',
    description: [
      'One course of four years: Political Science. It is about how people govern a barangay, a town and a country.',
      'You read and discuss a lot. You learn to give reasons, and to be fair to views that are not yours.',
    ],
    coursesOffered: [
      {
        title: 'BA Political Science',
        tag: 'BAPS',
        description: 'Government, law and public life, in the Philippines and in other countries.',
        courseDescription: [
          'You study political ideas, the Philippine government and those of other countries. You learn to do research, to debate and to write a thesis.',
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
    shortDescription: 'One course with four majors: finance, people, marketing or operations.',
    description: [
      'One course of four years. You learn how a whole business works, then choose a major.',
      'Financial management is about money. Human resource development management is about the people who work there. Marketing management is about customers. Operations management is about making things on time and at the right cost.',
    ],
    coursesOffered: [
      {
        title: 'BS Business Administration',
        tag: 'BSBA',
        description:
          'How a business works, with a major in financial, human resource development, marketing or operations management.',
        courseDescription: [
          'You begin with economics, accounting, law, taxation and management. Then comes your major.',
          'In the feasibility study your group plans a business and works out what it would cost. You explain the plan to a panel.',
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
    shortDescription: 'Four courses in computing, in a school that has built robots since 2007.',
    description: [
      'Four courses in computing. Three take four years, and one takes two.',
      'The names are easy to mix up. Computer Science is about programs and the ideas behind them. Computer Engineering is about programs and circuits together. Information Technology is about the computers, networks and data of an organization. The Associate in Computer Technology is the short course.',
    ],
    coursesOffered: [
      {
        title: 'BS Computer Science',
        tag: 'BSCS',
        description: 'How software works: algorithms, data, programming languages and design.',
        courseDescription: [
          'You learn to write programs that are correct, fast and easy to change, and the mathematics behind them. You begin with small programs and end with a thesis.',
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
        description: 'Circuits, sensors, chips and networks, and the programs that run them.',
        courseDescription: [
          'You learn to build computers and to program them, with the mathematics and physics of engineering.',
          'Computer engineers build machines such as MAGIS 2.0 of a DYCI team. It checks with sensors if meat is safe.',
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
        description: 'Websites, networks, databases and security for an organization.',
        courseDescription: [
          'You learn to build and run the computer systems of an organization, and to ask its people what they need. In the capstone project your group makes such a system.',
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
          'Two years of programming and technical support, for work or for a longer course.',
        courseDescription: [
          'You learn basic programming, and how to repair, connect and support computers. After two years you can look for work or study on.',
          'The subjects can often count toward BSIT or BSCS. The dean decides which ones.',
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
