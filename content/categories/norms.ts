import type { CategoryInput } from '../../school/kinds/category.ts'

export const norms: CategoryInput = {
  headerContent: {
    title: 'Norms',
    bannerLink: '/images/sections/centricity.svg',
    description: 'The rules for students, the policies of the school, and the reasons for them.',
    highlightFirstLetter: true,
  },
  pageContent: {
    title: 'How we live together',
    description: [
      'Rules keep everyone safe and let everyone learn. The student handbook has the full text; these pages are a short guide.',
      'College students and their parents sign the conforme page of the handbook and return it to the college. It says that they have read the rules.',
      'If this guide and the handbook differ, the handbook decides.',
    ],
    nextSteps: [
      { what: 'who', text: 'The guidance office, your adviser or any adult you trust' },
      { what: 'link', text: 'Ask us about a rule', address: '/ask-us?topic=other' },
    ],
  },
  subItems: [
    {
      title: 'Rules and Regulations',
      tag: 'rules-and-regulations',
      nextSteps: [
        { what: 'who', text: 'The guidance office, your adviser or any adult you trust' },
        { what: 'link', text: 'Ask us about a rule', address: '/ask-us?topic=other' },
        {
          what: 'link',
          text: 'School Policy: how the school decides',
          address: '/norms/school-policy',
        },
      ],
      headerImg: '/images/sections/norms.svg',
      shortDescription:
        'What is expected of students on campus, online and on trips, and what happens when a rule is broken.',
      description: [
        'Every student promises to follow the rules, to be responsible, and to live by DYCIan values. Parents and guardians support that promise.',
        'This is a summary. If it differs from the student handbook, the handbook decides.',
      ],
      sections: [
        {
          heading: 'ID and uniform',
          points: [
            'Wear your ID from the gate until you leave.',
            'Wear the complete uniform of your level or department.',
            'If your family cannot buy a part of the uniform, tell your adviser in private.',
          ],
        },
        {
          heading: 'Attendance and punctuality',
          points: [
            'Be in the room when class begins.',
            'If you are late, enter quietly.',
            'After an absence, bring a note from a parent or guardian.',
            'After several days of illness, bring a medical certificate.',
            'If you are absent often, the school talks with your family first.',
          ],
        },
        {
          heading: 'Conduct in class',
          points: [
            'Let others hear, ask and make mistakes.',
            'Eat at recess, not in class.',
            'Leave the room clean.',
          ],
        },
        {
          heading: 'Phones and other gadgets',
          points: [
            'Keep them silent and out of sight unless the teacher asks for them.',
            'Ask before you take a picture or record anyone.',
            'Bring valuables at your own risk. Hand in what you find.',
          ],
        },
        {
          heading: 'Honesty in examinations and written work',
          points: [
            'Do not copy. Do not buy work. Do not hand in a text by AI as your own.',
            'Name your sources. If you used a tool, say which one and for what.',
            'A student who gives answers to others breaks the rule too.',
          ],
        },
        {
          heading: 'Respect for persons',
          points: [
            'No bullying, in person or online (Republic Act 10627).',
            'No hazing and no violent initiation (Republic Act 11053).',
            'No gender-based harassment (Safe Spaces Act, Republic Act 11313).',
            'Report it to the guidance office or to any adult you trust.',
          ],
        },
        {
          heading: 'Respect for property',
          points: [
            'Ask before you use laboratory or workshop equipment. Return it in order.',
            'Report damage at once.',
          ],
        },
        {
          heading: 'Not allowed on campus',
          points: [
            'Cigarettes and vapes.',
            'Alcohol.',
            'Illegal drugs (Republic Act 9165).',
            'Weapons, or anything used as a weapon.',
          ],
        },
        {
          heading: 'Off campus and online',
          points: [
            'The rules are the same on trips, at contests and in work immersion.',
            'Students under 18 need the written consent of a parent or guardian for off-campus activities.',
            'Do not post anything that would hurt a classmate.',
          ],
        },
        {
          heading: 'When a rule is broken',
          points: [
            'A small first offense usually brings a reminder.',
            'Serious or repeated offenses go through the discipline and guidance system.',
            'Before a heavy penalty, the student hears the charge and can answer it.',
            'The student may bring a parent or guardian.',
            'A decision can be appealed.',
            'For students under 18, the child-protection rules of the Department of Education apply.',
          ],
        },
        {
          heading: 'Guidance office and parents',
          points: [
            'Anyone who is worried may go to the guidance office. You may also go because of a friend.',
            'Parents: if you hear of a problem, tell the class adviser early.',
          ],
        },
      ],
      sample: true,
    },
    {
      title: 'School Policy',
      tag: 'school-policy',
      nextSteps: [
        { what: 'link', text: 'Ask about fees and payment', address: '/ask-us?topic=fees' },
        { what: 'link', text: 'Ask for school records', address: '/ask-us?topic=records' },
        { what: 'link', text: 'Data Privacy Policy', address: '/data-privacy-policy' },
      ],

      headerImg: '/images/sections/contact.svg',
      shortDescription:
        'How the school decides about studies, attendance, fees, safety, data, visitors and waste.',
      description: [
        'Rules are for students. Policies are for the school: they tell families how decisions are made.',
        'To enter the college you take the DYCI admission test. Enrollment is a contract between the school and the student, with parents or guardians. The registrar keeps the papers that you hand in.',
      ],
      sections: [
        {
          heading: 'Academic',
          points: [
            'Teachers explain at the start how grades are given.',
            'You may ask about a grade: first the teacher, then the department.',
            'Scholars must keep the weighted average of their grant.',
          ],
        },
        {
          heading: 'Attendance',
          points: [
            'Attendance is recorded in each class.',
            'Families are told when a student is absent often.',
            'When classes are suspended, nobody is marked absent.',
          ],
        },
        {
          heading: 'Finance and refunds',
          points: [
            'You get fees and payment dates in writing before you pay.',
            'If your family cannot pay on time, tell the school before the due date.',
            'The enrollment contract and the rules of DepEd or CHED say what you get back if you leave.',
          ],
        },
        {
          heading: 'Data privacy',
          points: [
            'Records are kept as the Data Privacy Policy says (Republic Act 10173).',
            'Transcripts and report cards are given to the student, or to the parents of a minor. Bring an ID.',
          ],
        },
        {
          heading: 'Safety and emergencies',
          points: [
            'The school holds fire and earthquake drills.',
            'If a student is ill or hurt, the clinic gives first aid and calls the family.',
            'In floods and typhoons, nobody is sent home while it is dangerous.',
          ],
        },
        {
          heading: 'Child protection',
          points: [
            'DepEd Order 40 of 2012 applies: no abuse, violence, exploitation, discrimination or bullying.',
            'Adults who see or hear of harm to a child must report it.',
            'A child’s report is written down, checked and kept private.',
          ],
        },
        {
          heading: 'Environment',
          points: ['Sort your waste.', 'Avoid single-use plastic at events.'],
        },
        {
          heading: 'Visitors',
          points: [
            'Sign in at the gate, leave an ID and wear a pass.',
            'Make an appointment before you visit a classroom.',
            'Young children go home only with the persons named by the family.',
          ],
        },
      ],
      sample: true,
    },
  ],
}
