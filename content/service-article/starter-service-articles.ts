import type { ServiceArticleInput } from '../../school/kinds/service-article.ts'

/**
 * The five articles of the community-service program (spec 3): sample descriptions of such days,
 * not reports.
 */
export const starterServiceArticles: ServiceArticleInput[] = [
  {
    title: 'Christmas baskets for Wakas families',
    datePublished: '2025-12-15',
    paragraphs: [
      'For two weeks before the Christmas break each homeroom keeps a basket beside the blackboard. Nobody is told what to bring. A kilo of rice appears, then sardines, then a bottle of cooking oil carried to school inside a sock so that it would not break.',
      'Class advisers draw up no list of givers. Families differ in what they can spare, and a child who has brought a single packet of noodles should see it vanish among the rest. Paraya, giving up something of one’s own, is easier to learn when no one is keeping score.',
      'The barangay knows which households could use a basket this year, and the answer changes: a father between jobs, a new baby, a grandmother raising three. Senior-high students match the baskets to the size of the family and add what is missing, usually soap.',
      'On the day itself the older pupils carry and the younger ones sing. Two carols are about right. In one doorway the people inside may join in on the second verse, and then the visitors stay for a third after all.',
      'Hardly any group comes back empty-handed. Somebody always insists on giving the children something, a bag of guavas or a plate of rice cakes, and teachers have learned to accept it. Receiving well is part of the lesson too.',
      'Back in class the pupils draw or write one thing they noticed. Most of them describe the people. One or two every year describe the dog.',
    ],
    images: [
      '/images/service/outreach-1.svg',
      '/images/service/outreach-2.svg',
      '/images/service/outreach-3.svg',
    ],
    topic: 'outreach',
    sample: true,
  },
  {
    title: 'Reading buddies at a neighbor public school',
    datePublished: '2026-02-20',
    paragraphs: [
      'The walk from our gate to the neighboring public school takes less time than choosing the books. Education students from the college and HUMSS students from senior high go in pairs, each with three picture books: one that is too easy, one that fits, one that is too hard and has a dinosaur on the cover.',
      'A buddy reads with a child from Grades 1 to 3, or with two who are friends. The session lasts as long as one class hour. In the first weeks the older one does most of the reading, and by the end of the term the roles should have turned round.',
      'Preparation happens on our side. The reading buddies practice aloud, in Filipino and in English, and a lecturer stops them when they rush. They learn to wait. Seven seconds of silence in front of a long word feel endless and are often exactly what the child needs.',
      'The teachers of the host school decide who takes part, and they know why. There is the boy who reads well and has no one at home to listen. There is the girl who pretends to have forgotten her glasses. After each session the buddies leave a short note about what was read and what was difficult.',
      'What the visitors gain is harder to put in a note. Future teachers hear how reading breaks down, sound by sound. Several HUMSS students have said that they chose education as their course on a small plastic chair, with a dinosaur book open in front of them.',
    ],
    images: ['/images/service/literacy-1.svg', '/images/service/literacy-2.svg'],
    topic: 'literacy',
    sample: true,
  },
  {
    title: 'Free check-ups in the barangay',
    datePublished: null,
    paragraphs: [
      'Folding tables, a row of plastic chairs, a curtain made from a bedsheet: half an hour after arriving, the covered court has become a small clinic. Students of the College of Health Sciences are at the stations. Their clinical instructors walk behind them and look at everything twice.',
      'First comes the registration desk, where people are asked what they would like to be called. Then blood pressure, weight, and a conversation about the numbers that uses no word the person might be too shy to ask about. Whoever needs a doctor is told so clearly and is given the name of the health center.',
      'In a corner with mats, midwifery students talk with mothers about sleep, breastfeeding and the warning signs in a newborn. Toddlers crawl through the middle of it. The best advice frequently comes from a woman on the mat who has raised five.',
      'Some visitors are afraid. An old man declares that he has come only to accompany his wife, sits down last, and turns out to be the one whose pressure has to be measured again after ten minutes of rest. Nobody hurries him.',
      'Records are kept to the minimum and stay with the health workers of the barangay. Students write about the day for class without a single name. What they may take home is the experience of being trusted by a stranger, at twenty, with a question about her heart.',
      'When the chairs have been stacked there is a short prayer, and then a debriefing. It begins with the same question every time: what would you have wanted if that had been your mother?',
    ],
    images: [
      '/images/service/health-1.svg',
      '/images/service/health-2.svg',
      '/images/service/health-3.svg',
    ],
    topic: 'health',
    sample: true,
  },
  {
    title: 'Clearing the riverbank together',
    datePublished: '2026-06-05',
    author: 'DYCI environment club',
    paragraphs: [
      'A riverbank looks cleaner from the bridge than it is. Standing on it with a sack and a pair of gloves, you see the layers: this week’s cups on top, last year’s sachets under them, and at the bottom a slipper that must have traveled from several towns upstream.',
      'We go in teams of six, students beside barangay volunteers, and each team takes a stretch between two trees. One person writes. Everything that is lifted is called out and tallied before it goes into the sack, because a count tells us more than a photograph.',
      'Sachets lead the tally nearly every time, followed by plastic bags, bottles and food containers. Diapers are the heaviest. There was once a complete electric fan, and the mechanical engineers among us carried it away with great tenderness.',
      'Afterward the sacks are opened again on a tarpaulin and sorted. Bottles and metal can be sold, glass is set apart, and the rest is taken by the truck. Sorting wet waste is the least popular part of the morning. It is also the part after which people stop buying sachets for a while.',
      'We do not pretend that the river is clean when we leave. The next high water brings more, which is why the tally sheets go to the barangay and to the sustainability office: they show what would have to change further up, in shops and kitchens, ours included.',
    ],
    images: ['/images/service/environment-1.svg', '/images/service/environment-2.svg'],
    topic: 'environment',
    sample: true,
  },
  {
    title: 'Fix-a-gadget Saturday',
    datePublished: '2025-10-18',
    paragraphs: [
      'Bring what is broken, says the poster, and come along yourself. On a fix-a-gadget Saturday, computer students and members of the robotics club open a workshop for parents and neighbors, with soldering irons on one side of the room and a row of borrowed computers on the other.',
      'At the first tables things are opened that were never meant to be opened. Most repairs are humble: a bent plug, a fuse, dust. Each owner is asked to stay and watch, hold the lamp and see what was wrong. An instructor checks anything that runs on house current before it goes home.',
      'Some patients cannot be saved. The students say so without dressing it up, point out which parts may still be useful, and explain why a swollen battery does not belong in the household bin.',
      'Across the room the lessons go at the learner’s pace. How to enlarge the letters. How to save a number under a name. How to recognize a message that asks for a one-time code and must never get it. A rule holds for the teachers: the mouse stays in the hand of the person who is learning.',
      'It takes patience to watch someone look for the letter Q. It takes more to let them find it. By noon a mother has written to a daughter in Dubai, read it over three times, and pressed the button herself.',
      'The workshop costs little apart from a free morning, a skill and the wish to sleep in. Giving up those is the Paraya of people who are nineteen.',
    ],
    images: [
      '/images/service/technology-1.svg',
      '/images/service/technology-2.svg',
      '/images/service/technology-3.svg',
    ],
    topic: 'technology',
    sample: true,
  },
]
