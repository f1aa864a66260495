import type { CategoryInput } from '../../school/kinds/category.ts'

/**
 * Dates and numbers come from the specification (spec 9); the school must confirm the descriptions.
 */
export const spirituality: CategoryInput = {
  headerContent: {
    title: 'Spirituality',
    bannerLink: '/images/sections/spirituality.svg',
    description: 'Prayer, Masses, retreats and a camp: how faith is part of the school year.',
    highlightFirstLetter: true,
  },
  pageContent: {
    topic: 'spirituality',
    title: 'A rhythm of prayer',
    description: [
      'DYCI is a private school with a God-centered program. Ten practices shape the school year.',
      'The calendar is Catholic in form. Some practices are for everybody, such as the prayer at each hour. Others are for some grades, such as the retreat.',
      'If your family has another church or faith, talk with the class adviser early in the year.',
    ],
  },
  subItems: [
    {
      title: 'Every Hour Prayer',
      tag: 'every-hour-prayer',
      nextSteps: [
        { what: 'who', text: 'The class adviser, if your family has another church or faith' },
        {
          what: 'link',
          text: 'God-Centeredness, the first of our core values',
          address: '/meaning/core-values',
        },
      ],
      figures: [{ value: 'Hourly', label: 'at every level' }],
      topic: 'spirituality',
      headerImg: '/images/sections/announcements.svg',
      shortDescription: 'A short prayer at each class hour, at every level of the school.',
      description: [
        'At each class hour, work stops for a moment and the class prays together.',
        'Younger children say a prayer they know by heart. Older students take turns to lead. They may pray for a sick parent, for an examination, or for people in a storm.',
        'The pause gives room for thanks, for saying sorry and for a fresh start.',
      ],
      sample: true,
    },
    {
      title: 'Homebound',
      tag: 'homebound',
      nextSteps: [
        { what: 'who', text: 'The class adviser or the office of your level' },
        {
          what: 'link',
          text: 'Ask us what Homebound does this year',
          address: '/ask-us?topic=other',
        },
        {
          what: 'link',
          text: 'Paraya: how DYCI serves its neighbors',
          address: '/servanthood/paraya',
        },
      ],
      figures: [{ value: 'At home', label: 'with families' }],
      topic: 'spirituality',
      headerImg: '/images/service/outreach-2.svg',
      shortDescription: 'The prayer and care of the school, brought to homes and families.',
      description: [
        'Homebound brings the prayer and care of the school to homes and families.',
        'A class may pray for its families, or send home a short prayer for the evening meal. The school will explain the program here.',
      ],
      sample: true,
    },
    {
      title: 'Deepening',
      tag: 'deepening',
      nextSteps: [
        { what: 'who', text: 'The class adviser or the office of your level' },
        {
          what: 'link',
          text: 'Ask us which groups meet, and when',
          address: '/ask-us?topic=other',
        },
        { what: 'link', text: 'The retreat that comes before', address: '/spirituality/retreat' },
      ],
      figures: [{ value: 'Group', label: 'after a recollection or retreat' }],
      topic: 'spirituality',
      headerImg: '/images/tracks/humss.svg',
      shortDescription: 'Small groups that meet after a recollection or retreat.',
      description: [
        'Deepening comes after a recollection or a retreat. People meet again in small groups.',
        'They read, they share how they are, and they choose one thing to try. What people share stays in the group, unless someone is in danger.',
      ],
      sample: true,
    },
    {
      title: 'Community Mass',
      tag: 'community-mass',
      nextSteps: [
        { what: 'when', text: 'Every first Friday of the month' },
        { what: 'link', text: 'Dates on the calendar', address: '/events' },
        { what: 'link', text: 'Ask us about the Mass', address: '/ask-us?topic=other' },
      ],
      figures: [{ value: '1st', label: 'Friday of every month' }],
      headerImg: '/images/events/mass.svg',
      shortDescription: 'On the first Friday of every month the school celebrates Mass together.',
      description: [
        'Every first Friday of the month, the DYCI community gathers for Mass.',
        'In Catholic tradition the first Friday is a day of devotion to the Sacred Heart of Jesus. All levels of the school pray together.',
        'Parents, alumni and neighbors may join. Look for the date on the Events page, because a holiday can move it.',
      ],
      sample: true,
    },
    {
      title: 'Sponsorship Mass',
      tag: 'sponsorship-mass',
      nextSteps: [
        { what: 'when', text: 'Every first Sunday of the month' },
        { what: 'link', text: 'Dates on the calendar', address: '/events' },
        {
          what: 'link',
          text: 'Ask us how your group can prepare a Mass',
          address: '/ask-us?topic=other',
        },
      ],
      figures: [{ value: '1st', label: 'Sunday of every month' }],
      headerImg: '/images/sections/core-values.svg',
      shortDescription:
        'On the first Sunday of the month one group of DYCIans prepares the Mass for all.',
      description: [
        'The sponsorship Mass is celebrated every first Sunday. One department or group prepares it for all the others.',
        'The group finds the readers, practices the songs, prepares the offering and welcomes people. It is a way to serve.',
        'Families are welcome.',
      ],
      sample: true,
    },
    {
      title: 'Recollection',
      tag: 'recollection',
      nextSteps: [
        { what: 'who', text: 'The class adviser or the office of your level' },
        {
          what: 'link',
          text: 'Retreat for Grades 10, 11 and 12',
          address: '/spirituality/retreat',
        },
      ],
      figures: [{ value: '½–1', label: 'day of quiet' }],
      topic: 'spirituality',
      headerImg: '/images/sections/meaning.svg',
      shortDescription: 'Half a day or a day to stop, think and pray.',
      description: [
        'A recollection is a short retreat. A class or a group of employees takes half a day or a day to stop, think and pray.',
        'There is usually a talk, quiet time with a few questions, and sharing at the end. The theme fits the age of the group.',
      ],
      sample: true,
    },
    {
      title: 'Retreat',
      tag: 'retreat',
      nextSteps: [
        {
          what: 'link',
          text: 'Ask us about the dates and the consent form',
          address: '/ask-us?topic=other',
        },
        {
          what: 'link',
          text: 'Deepening: the groups after a retreat',
          address: '/spirituality/deepening',
        },
      ],
      figures: [{ value: '1½', label: 'days, for Grades 10, 11 and 12' }],
      headerImg: '/images/sections/vision.svg',
      shortDescription:
        'One and a half days of rest, silence and sharing for Grades 10, 11 and 12.',
      description: [
        'Students of Grades 10, 11 and 12 go on a retreat. It lasts one and a half days.',
        'In these years students choose a track, a course and a way of life. The retreat gives them time to think and to pray about it.',
      ],
      sections: [
        {
          heading: 'What usually happens',
          points: [
            'Rest.',
            'Silence.',
            'Talks.',
            'Sharing in small groups. Nobody has to speak.',
            'The sacrament of reconciliation for those who ask for it.',
          ],
        },
      ],
      sample: true,
    },
    {
      title: 'Youthcamp',
      tag: 'youthcamp',
      nextSteps: [
        { what: 'link', text: 'Calls for campers, under Announcements', address: '/announcements' },
        { what: 'link', text: 'Ask us about the next camp', address: '/ask-us?topic=other' },
      ],
      figures: [{ value: '2004', label: 'the year of the first youthcamp' }],
      headerImg: '/images/sections/events.svg',
      shortDescription: 'Since 2004: a camp of faith, friendship and leading others.',
      description: [
        'Youthcamp began in 2004. It is a camp of faith, friendship and leadership.',
        'Campers come from different grades and departments. They pray, play, share and learn to lead others.',
        'Calls for campers are posted under Announcements. Campers under 18 need the signature of a parent or guardian.',
      ],
      sample: true,
    },
    {
      title: 'Simbang Gabi',
      tag: 'simbang-gabi',
      nextSteps: [
        { what: 'when', text: 'At dawn, from December 16 to 24' },
        { what: 'link', text: 'Days and hours on the calendar', address: '/events' },
        { what: 'link', text: 'Ask us about simbang gabi', address: '/ask-us?topic=other' },
      ],
      figures: [{ value: '9', label: 'dawn Masses, December 16 to 24' }],
      headerImg: '/images/news/parol.svg',
      shortDescription: 'Nine dawn Masses before Christmas, from December 16 to 24.',
      description: [
        'From December 16 to 24 we keep simbang gabi: nine dawn Masses before Christmas.',
        'The custom is also called Misa de Aguinaldo. It goes back to Spanish times, when farmers prayed before they went to their fields. After the ninth Mass comes the Misa de Gallo on Christmas Eve.',
      ],
      sections: [
        {
          heading: 'If you come for the first time',
          points: [
            'You need no invitation. Families, alumni and neighbors are welcome.',
            'You may come on one morning or on all nine.',
            'Come some minutes early.',
            'Bring a jacket for the children, and keep them close while it is dark.',
          ],
        },
      ],
    },
    {
      title: 'God-Centered Month',
      tag: 'god-centered-month',
      nextSteps: [
        { what: 'when', text: 'Every January' },
        { what: 'link', text: 'Dates on the calendar', address: '/events' },
        {
          what: 'link',
          text: 'God-Centeredness, the first of our core values',
          address: '/meaning/core-values',
        },
      ],
      figures: [{ value: 'Jan', label: 'every year' }],
      topic: 'spirituality',
      headerImg: '/images/sections/mission.svg',
      shortDescription: 'January is given to God, at the start of the year.',
      description: [
        'January is God-Centered Month at DYCI. The school begins the year by giving it to God.',
        'Classes pray together, listen to short talks and share what they hope for in the new year.',
      ],
      sample: true,
    },
  ],
}
