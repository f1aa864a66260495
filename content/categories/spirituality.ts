import type { CategoryInput } from '../../school/kinds/category.ts'

/**
 * Dates and numbers come from the specification (spec 9); the school must confirm the descriptions.
 */
export const spirituality: CategoryInput = {
  headerContent: {
    title: 'Spirituality',
    bannerLink: '/images/sections/spirituality.svg',
    description:
      'Prayer by the hour, Mass by the month, retreats by the year: the rhythm that keeps God at the center of school life.',
    highlightFirstLetter: true,
  },
  pageContent: {
    title: 'A rhythm of prayer',
    description: [
      'DYCI is a private school with a God-centered formation program. Its calendar is Catholic in form, and ten practices give it shape, from a pause that lasts less than a minute to a camp that takes several days.',
      'Some belong to everybody, such as the prayer at each hour and the dawn Masses before Christmas. Others come once to each class at an age when they can do the most good.',
      'If your family belongs to another church or faith, talk with the class adviser early in the year about how your child will take part.',
    ],
  },
  subItems: [
    {
      title: 'Every Hour Prayer',
      tag: 'every-hour-prayer',
      headerImg: '/images/sections/spirituality.svg',
      shortDescription: 'A short common pause at each class hour, at every level of the school.',
      description: [
        'When the hour changes, work stops for a moment and the class prays. It takes less time than sharpening a pencil.',
        'Younger children usually say a line they know by heart. In the upper grades pupils take turns to lead, and somebody may mention a sick parent, an examination, or a typhoon on its way. Silence is welcome too.',
        'The practice teaches something about time. A day can feel like one long rush toward dismissal; a day with pauses in it has room for gratitude, apology and a fresh start at ten o’clock as well as at seven.',
      ],
      sample: true,
    },
    {
      title: 'Homebound',
      tag: 'homebound',
      headerImg: '/images/sections/spirituality.svg',
      shortDescription: 'The prayer and care of the school, carried to homes and families.',
      description: [
        'Faith that stays on campus would not last long. Homebound brings the school’s prayer to the place where children actually live.',
        'A class may pray for its families by name, send home a short prayer for the evening meal, or, where it is wanted, visit a household that is going through illness or grief. Visits are arranged with the family beforehand, and teachers come along.',
        'In many houses it will be the youngest person at the table who leads the prayer, having learned it that morning.',
      ],
      sample: true,
    },
    {
      title: 'Deepening',
      tag: 'deepening',
      headerImg: '/images/sections/spirituality.svg',
      shortDescription:
        'What comes after a recollection or retreat: small groups that help good intentions survive.',
      description: [
        'A retreat can end on a high note and be forgotten within two weeks. Deepening is the follow-up. Those who were there meet again in small groups and ask what has become of the things they wrote down.',
        'The groups stay small so that quiet members speak. They read a passage, share where the month has been hard, and choose one thing to try until the next meeting. What is said in the circle is not repeated outside it, unless someone’s safety is at stake.',
        'Employees have the same need as students, and formation of this kind is open to them as well.',
      ],
      sample: true,
    },
    {
      title: 'Community Mass',
      tag: 'community-mass',
      headerImg: '/images/sections/spirituality.svg',
      shortDescription:
        'On the first Friday of every month the school celebrates the Eucharist together.',
      description: [
        'Every first Friday of the month, the DYCI community gathers for Mass. In Catholic tradition the first Friday is a day of devotion to the Sacred Heart of Jesus, and many Filipino families have kept it for generations.',
        'It is the one regular hour at which the levels of the school pray side by side. Small children discover how loudly college students can sing, and a first-year student far from home may find that the person offering the sign of peace is the one who signed her enrollment form.',
        'Parents, alumni and neighbors may join. Look for the date on the events page, since a holiday can move a school activity.',
      ],
      sample: true,
    },
    {
      title: 'Sponsorship Mass',
      tag: 'sponsorship-mass',
      headerImg: '/images/sections/spirituality.svg',
      shortDescription:
        'On the first Sunday of the month one group of DYCIans prepares the Mass for all the others.',
      description: [
        'The sponsorship Mass is celebrated every first Sunday. One department or group at a time takes charge: it finds the readers, rehearses the choir, prepares the offering and welcomes people at the door.',
        'To sponsor a Mass is a way of serving. A class of accountants may discover that it has a tenor, and Grade 5 families that somebody’s father has a gift for flowers. Mistakes are forgiven quickly, especially at the microphone.',
        'Because it falls on a Sunday, whole families can come. Bring the grandparents.',
      ],
      sample: true,
    },
    {
      title: 'Recollection',
      tag: 'recollection',
      headerImg: '/images/sections/spirituality.svg',
      shortDescription:
        'Half a day or a day in which a class or a team of employees steps back and reflects.',
      description: [
        'A recollection is the shorter sister of the retreat. A class sets aside a morning or a whole day, leaves books and telephones in the bag, and listens.',
        'There is usually a talk, a time alone with two or three questions, and a sharing at the end. The theme follows the age of the group. Seven-year-olds think about saying sorry; sixteen-year-olds about friendship, pressure and the future; employees about what first brought them to a school.',
        'It asks for no preparation except sleep the night before.',
      ],
      sample: true,
    },
    {
      title: 'Retreat',
      tag: 'retreat',
      headerImg: '/images/sections/spirituality.svg',
      shortDescription:
        'One and a half days of rest, silence and sharing for Grades 10, 11 and 12.',
      description: [
        'Pupils of Grade 10 and students of Grades 11 and 12 each go on a retreat that lasts one and a half days. Three years in a row may sound like a lot until you remember what is decided between fifteen and eighteen: a track, a course, a first serious friendship, sometimes a break with an old one.',
        'There is more rest in it than students expect. The point is to become quiet enough to notice what they have been too busy to think about, and to bring it before God.',
        'Parents are sometimes asked to write a letter beforehand, to be opened during the retreat. It need not be long or clever, and it is very often kept.',
      ],
      sections: [
        {
          heading: 'What usually fills the time',
          points: [
            'Rest, and meals without hurry.',
            'Silence, first a little of it and then more.',
            'Talks that leave questions open.',
            'Sharing in small groups, as much or as little as each one wishes.',
            'The sacrament of reconciliation for those who ask for it, and a closing Mass.',
          ],
        },
      ],
      sample: true,
    },
    {
      title: 'Youthcamp',
      tag: 'youthcamp',
      headerImg: '/images/sections/spirituality.svg',
      shortDescription:
        'Since 2004: a camp of faith, friendship and first attempts at leading others.',
      description: [
        'Youthcamp began in 2004. Some of its first campers are old enough to sign the consent forms of the present ones.',
        'Campers come from different grades and departments and are mixed on arrival, so that nobody spends the days with the people they already know. They pray, play, cook badly, rehearse a skit, and learn to run a meeting in which everyone gets a turn.',
        'A good part of the leadership is learned by being put in charge of something modest: the water supply, the song sheet, the boy who is homesick. Those who have camped before return as helpers and find that this is harder.',
        'Calls for campers appear under announcements, with the form to be signed by a parent or guardian.',
      ],
      sample: true,
    },
    {
      title: 'Simbang Gabi',
      tag: 'simbang-gabi',
      headerImg: '/images/sections/spirituality.svg',
      shortDescription: 'Nine dawn Masses before Christmas, from 16 to 24 December.',
      description: [
        'From 16 to 24 December we keep simbang gabi, the nine dawn Masses with which Filipinos prepare for Christmas. They are also known as Misa de Aguinaldo, and the ninth leads on to the Misa de Gallo, the Mass of Christmas Eve.',
        'The early hour goes back to the Spanish period, when farmers wanted to pray before going out to their fields. Few of us plant rice today, but the darkness, the cold air and the first light do their work as they always have.',
        'It is said that a wish is granted to those who complete all nine. Teachers of religion would rather speak of a novena and of perseverance. Either way, attendance on the fifth morning is the test.',
      ],
      sections: [
        {
          heading: 'If you are coming for the first time',
          points: [
            'You need no invitation. Families, alumni and neighbors are welcome on any of the nine mornings.',
            'Come some minutes early; seats go quickly toward the 24th.',
            'Bring a jacket for the children and keep them close in the dark.',
            'The hour and place are given on the events page.',
          ],
        },
      ],
    },
    {
      title: 'God-Centered Month',
      tag: 'god-centered-month',
      headerImg: '/images/sections/spirituality.svg',
      shortDescription: 'January is given to God, before the year fills up with everything else.',
      description: [
        'The calendar year at DYCI begins with a dedication. January is God-Centered Month, and the first weeks of lessons after the holidays carry its theme.',
        'Classes pray together, hear short talks, and share what they hope for in the months ahead. Teachers are encouraged to connect the theme with their subject, and it is surprising how easily that can be done in biology or bookkeeping.',
        'Many sections choose one hidden act of service for the month, something that nobody is supposed to notice. By the end of January the corridors are noticeably tidier and everyone has their suspicions.',
      ],
      sample: true,
    },
  ],
}
