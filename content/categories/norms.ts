import type { CategoryInput } from '../../school/kinds/category.ts'

export const norms: CategoryInput = {
  headerContent: {
    title: 'Norms',
    bannerLink: '/images/sections/norms.svg',
    description:
      'The rules DYCIans live by, the reasons behind them, and what happens when one is broken.',
    highlightFirstLetter: true,
  },
  pageContent: {
    title: 'How we live together',
    description: [
      'Several thousand people use the same stairs. Norms keep that possible. They also protect the quiet pupil, the tired teacher and the property of whoever comes after us.',
      'The student handbook is the full text. College students and their parents sign its conforme, a page that says they have read it, and return that page to the college. What you find here is a guide to it: first the rules for students, then the policies by which the school itself is run.',
    ],
  },
  subItems: [
    {
      title: 'Rules and Regulations',
      tag: 'rules-and-regulations',
      headerImg: '/images/sections/norms.svg',
      shortDescription:
        'What is expected of students on campus, online and on trips, and how fairness is kept when rules are broken.',
      description: [
        'A student who enters DYCI makes a threefold promise: to follow the rules, to take responsibility for his or her own conduct, and to live by DYCIan values. Parents and guardians stand beside that promise.',
        'The topics below are a summary in plain words. Where it differs from the student handbook in force, the handbook decides.',
      ],
      sections: [
        {
          heading: 'ID and uniform',
          points: [
            'Wear your ID from the gate until you leave. It tells the guard, and the nurse in an emergency, who you are.',
            'Come in the uniform of your level or department, clean and complete. Wash days and laboratory wear have their own instructions.',
            'If something is missing because it could not be bought, say so to your adviser in private.',
          ],
        },
        {
          heading: 'Attendance and punctuality',
          points: [
            'Be in the room when the class begins. Latecomers enter quietly and make up for what they missed.',
            'After an absence bring a note from a parent or guardian, or a medical certificate when you have been ill for several days.',
            'A pattern of absences leads to a conversation with the family before it leads to anything else.',
          ],
        },
        {
          heading: 'Conduct in class',
          points: [
            'Let others hear, ask and be wrong in peace.',
            'Keep food for recess, and leave the room as you would like to find it.',
          ],
        },
        {
          heading: 'Telephones and other gadgets',
          points: [
            'Devices stay silent and out of sight unless the teacher asks for them.',
            'Ask before you photograph or record anyone. A class is not a public place.',
            'Bring valuables at your own risk; hand in what you find.',
          ],
        },
        {
          heading: 'Honesty in examinations and written work',
          points: [
            'Copying, buying work and passing off a machine’s text as your own are all cheating.',
            'Name your sources. If you used a tool, say which one and for what.',
            'Whoever lends answers is answerable along with the borrower.',
          ],
        },
        {
          heading: 'Respect for persons',
          points: [
            'Bullying in any form, in person or online, is acted upon. The law behind this is Republic Act 10627.',
            'Hazing and every kind of violent or humiliating initiation are forbidden by Republic Act 11053 and by common decency.',
            'Gender-based harassment falls under the Safe Spaces Act, Republic Act 11313. Report it to the guidance office or to any adult you trust.',
          ],
        },
        {
          heading: 'Respect for property',
          points: [
            'Laboratory and workshop equipment is used with permission and returned in order.',
            'Damage is reported at once. An accident honestly reported is treated as an accident.',
          ],
        },
        {
          heading: 'Things that stay outside',
          points: [
            'Cigarettes and vapes, alcohol, illegal drugs, and weapons or anything meant to be used as one.',
            'Where drugs are concerned the school is bound by Republic Act 9165 and acts with care for the health of the student.',
          ],
        },
        {
          heading: 'Off campus and online',
          points: [
            'On trips, contests and immersion the rules travel with you, and so does the school’s good name.',
            'Minors join off-campus activities with the written consent of a parent or guardian.',
            'Post nothing about a classmate that you would not say in front of that classmate’s mother.',
          ],
        },
        {
          heading: 'When a rule is broken',
          paragraphs: [
            'Sanctions are graduated. A reminder comes first where a reminder is enough, and serious or repeated offenses are dealt with through the discipline and guidance system of the school.',
            'Before any grave sanction the student is told what the charge is, is heard, and may bring a parent or guardian. A decision can be appealed. For minors the child-protection rules of the Department of Education apply throughout.',
          ],
        },
        {
          heading: 'Guidance office and parents',
          paragraphs: [
            'The guidance office is for anyone who is worried, including worried about a friend. Going there is never an admission of guilt.',
            'Parents who hear something at home should tell the class adviser early. Most troubles are small when they are first mentioned.',
          ],
        },
      ],
      sample: true,
    },
    {
      title: 'School Policy',
      tag: 'school-policy',
      headerImg: '/images/sections/norms.svg',
      shortDescription:
        'How the school itself decides: on studies, attendance, fees, safety, data, visitors and waste.',
      description: [
        'Rules bind students. Policies bind the school: they tell families how decisions are made and what they can hold us to.',
        'Entering the college requires the DYCI admission test, and enrollment is a contract between the student, with parents or guardians, and the school. From then on the registrar keeps the credentials that have been handed in.',
      ],
      sections: [
        {
          heading: 'Academic',
          points: [
            'Teachers explain at the start of a subject how the grade will be reached.',
            'A grade can be questioned, first with the teacher and then with the department.',
            'Scholars keep the weighted average that their grant requires.',
          ],
        },
        {
          heading: 'Attendance',
          points: [
            'Presence is recorded for each class, and families are told when absences add up.',
            'When classes are suspended by the authorities the school follows for the levels named, and no one is marked absent for staying safe.',
          ],
        },
        {
          heading: 'Finance and refunds',
          points: [
            'Fees and schedules of payment are given in writing on enrollment.',
            'Families in sudden difficulty should come to the accounting office before a due date passes, and ask for a new arrangement.',
            'Withdrawals and refunds follow the contract of enrollment and the rules of the supervising agency.',
          ],
        },
        {
          heading: 'Data privacy',
          points: [
            'Records are collected, used and kept as the Data Privacy Policy of this site describes, under Republic Act 10173.',
            'Transcripts and report cards are released to the person concerned, or to parents of a minor, upon proper identification.',
          ],
        },
        {
          heading: 'Safety and emergencies',
          points: [
            'Fire and earthquake drills are held so that small children know the way out without being carried.',
            'In case of illness or injury the clinic gives first aid and the family is called.',
            'During floods and typhoons nobody is sent home into danger.',
          ],
        },
        {
          heading: 'Child protection',
          points: [
            'DepEd Order 40 of 2012 applies in basic education: no abuse, violence, exploitation, discrimination or bullying.',
            'Adults who work with children are expected to be visible, sober in speech and ready to report.',
            'A report by a child is taken down, believed enough to be looked into, and kept confidential.',
          ],
        },
        {
          heading: 'Environment',
          points: [
            'Waste is sorted where it arises.',
            'Events on campus are planned without single-use plastic wherever there is a choice.',
          ],
        },
        {
          heading: 'Visitors',
          points: [
            'Visitors sign in at the gate, leave an ID and wear a pass.',
            'Classrooms are visited by appointment.',
            'Young children are released only to the persons named by the family.',
          ],
        },
      ],
      sample: true,
    },
  ],
}
