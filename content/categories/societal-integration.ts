import type { CategoryInput } from '../../school/kinds/category.ts'

export const societalIntegration: CategoryInput = {
  headerContent: {
    title: 'Servanthood',
    bannerLink: '/images/sections/servanthood.svg',
    description: 'Paraya, the DYCI program of community service.',
    highlightFirstLetter: true,
  },
  pageContent: {
    title: 'Serving beyond the gate',
    description: [
      'Servanthood means that DYCI serves its neighbors. The program is called Paraya.',
      'The school stands in Barangay Wakas, along MacArthur Highway, in the town of Bocaue. Many people live around it, and we want to be good neighbors.',
    ],
    nextSteps: [
      { what: 'link', text: 'How to take part', address: '/servanthood/paraya#part-2' },
      { what: 'link', text: 'Write to us with your idea', address: '/ask-us?topic=other' },
    ],
  },
  subItems: [
    {
      title: 'Paraya',
      tag: 'paraya',
      nextSteps: [
        { what: 'link', text: 'How to take part', address: '/servanthood/paraya#part-2' },
        { what: 'link', text: 'Write to us with your idea', address: '/ask-us?topic=other' },
      ],
      headerImg: '/images/service/outreach-2.svg',
      shortDescription: 'Community service and outreach by pupils, students and employees.',
      description: [
        'Paraya comes from the Tagalog word magparaya: to let go of your own claim for the good of someone else.',
        'As a program, Paraya joins service with learning. Health students help with check-ups. Education students read with children. Computer students help parents to use a phone safely.',
        'We begin by asking. Barangay officers, school heads and families know what is needed.',
        'After each activity the group talks about it: what went well, what went wrong, and what we learned.',
      ],
      sections: [
        {
          heading: 'Kinds of service',
          points: [
            'Outreach: baskets, carols and visits before Christmas.',
            'Literacy: reading with younger children.',
            'Health: check-ups and talks in the barangay, always under supervision.',
            'Environment: cleaning and sorting along the Bocaue River.',
            'Technology: simple repairs and first lessons on the computer.',
          ],
        },
        {
          heading: 'How to take part',
          points: [
            'Students: join through your class, club or department.',
            'Students under 18 need the consent of a parent or guardian.',
            'Alumni, parents and organizations: write to the school with your idea.',
          ],
        },
      ],
      sample: true,
    },
  ],
}
