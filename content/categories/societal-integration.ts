import type { CategoryInput } from '../../school/kinds/category.ts'

export const societalIntegration: CategoryInput = {
  headerContent: {
    title: 'Servanthood',
    bannerLink: '/images/sections/servanthood.svg',
    description:
      'Paraya, the DYCI program of community service: going out, listening, and giving something of one’s own.',
    highlightFirstLetter: true,
  },
  pageContent: {
    title: 'Serving beyond the gate',
    description: [
      'Barangay Wakas begins at our gate, with MacArthur Highway in front and the town of Bocaue around it. A school that takes in 12,205 young people has neighbors who notice it every morning, if only because of the traffic. We would like them to know us for better reasons.',
      'Servanthood is the part of DYCI life that faces outward. It is carried by one program, Paraya, in which every level has a share: a Grade 2 child packs a tin into a basket, a nursing student takes a blood pressure, a future teacher reads aloud.',
      'On the program’s page you will find how it works and a handful of stories that show what such a day is like.',
    ],
  },
  subItems: [
    {
      title: 'Paraya',
      tag: 'paraya',
      headerImg: '/images/sections/servanthood.svg',
      shortDescription:
        'Self-giving as a habit: community service and outreach by pupils, students and employees.',
      description: [
        'Paraya is taken from the Tagalog magparaya, to let go of one’s own claim for the good of another. The word fits a mother who serves herself last, and it fits a student who spends a free Saturday repairing a stranger’s radio.',
        'As a program, Paraya joins service to what is being learned. Health students do check-ups, education students read with children, computer students teach parents to use a telephone safely. People receive help from someone who is training to give it well, and the student meets a person where there used to be a textbook case.',
        'We try to begin by asking. Barangay officers, school heads and families know what is needed, and now and then the need turns out to be different from our idea of it. A visit that ends with a list of questions has not been wasted.',
        'Afterward the group sits down and talks about the day: what went well, what embarrassed us, what we received. Children are quick to see that the lola who was supposed to be helped has fed everyone.',
      ],
      sections: [
        {
          heading: 'Kinds of service',
          points: [
            'Outreach: baskets, carols and visits in the weeks before Christmas.',
            'Literacy: reading with younger children.',
            'Health: check-ups and talks in the barangay, always under supervision.',
            'Environment: clearing and sorting along the Bocaue River.',
            'Technology: simple repairs and first lessons on the computer.',
          ],
        },
        {
          heading: 'Taking part',
          paragraphs: [
            'Pupils and students join through their class, club or department, with the consent of a parent or guardian where they are minors. Alumni and parents with a skill to offer are welcome to propose an activity.',
            'Organizations that would like to work with us may write to the school.',
          ],
        },
      ],
      sample: true,
    },
  ],
}
