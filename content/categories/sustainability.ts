import type { CategoryInput } from '../../school/kinds/category.ts'

/**
 * The pages below the sustainability office: plans, for the school to replace once they are decided
 * and measured.
 */
export const sustainabilityItems: NonNullable<CategoryInput['subItems']> = [
  {
    title: 'Waste Segregation and Materials Recovery',
    tag: 'waste-segregation',
    headerImg: '/images/sections/innovations.svg',
    shortDescription:
      'Three bins in every corridor and one place where everything recyclable comes together.',
    description: [
      'Planned is a simple system that a six-year-old can operate: one bin for what rots, one for what can be recycled, one for the rest. Where a bin stands alone everything ends up in it, so the three always stand together.',
      'From the corridors the sorted material goes to a materials recovery facility, a roofed corner where paper, bottles and metal are weighed, stacked and sold. Republic Act 9003 asks for such a facility in every barangay or cluster of barangays, and a school of our size can fill one by itself.',
      'Kitchen and garden waste is to become compost. If the first heap smells, the second will be built better.',
    ],
    sample: true,
  },
  {
    title: 'Single-Use Plastics',
    tag: 'single-use-plastics',
    headerImg: '/images/sections/innovations.svg',
    shortDescription: 'Fewer cups, sachets and straws, beginning with what the school itself buys.',
    description: [
      'A plastic cup is used for about as long as it takes to climb the stairs. The planned policy begins at our own counter: events, meetings and canteen contracts would switch to washable cups and plates wherever water and space allow.',
      'Students are asked to bring a bottle and a food container. Refilling points have to come first, and they should be near the classrooms, or the request is unfair to those with ten minutes for lunch.',
      'Sachets are the difficult part, because families buy them for good reason. We hope to try refill stations together with neighborhood stores before we ask anyone to give them up.',
    ],
    sample: true,
  },
  {
    title: 'Energy',
    tag: 'energy',
    headerImg: '/images/sections/innovations.svg',
    shortDescription:
      'An audit room by room, LED lamps, and cooling that is switched off when nobody is there.',
    description: [
      'Electricity is likely to be the largest part of what the campus emits. The plan starts with an energy audit: engineering students, guided by their instructors, would go from room to room and write down lamps, fans, air-conditioning units and the hours they run.',
      'Old tubes are to be replaced by LED lamps as they fail, and sooner in rooms that burn all day. Window blinds, a roof that reflects heat and a fan set higher can spare an air-conditioner some of its work.',
      'Solar panels come up in every discussion. They will be considered when the audit shows how much power we need after saving.',
    ],
    sample: true,
  },
  {
    title: 'Water',
    tag: 'water',
    headerImg: '/images/sections/innovations.svg',
    shortDescription: 'Finding the leaks, collecting the rain, and measuring before promising.',
    description: [
      'It rains hard in Bocaue for half of the year, and in the other half we pay for each cubic meter. Two ideas follow from that.',
      'The first is to look for leaks. A dripping tap should be reported in the way a broken window is, and reading the meters late on a Saturday and early on a Sunday shows what runs while nobody is here. The second is to gather rain from the larger roofs for gardens, floors and toilets.',
      'Drinking water stays outside any experiment.',
    ],
    sample: true,
  },
  {
    title: 'Green Campus',
    tag: 'green-campus',
    headerImg: '/images/sections/innovations.svg',
    shortDescription:
      'Shade where children wait, native plants, and bamboo for the town that was named after it.',
    description: [
      'Concrete stores heat until evening. More trees are proposed above all where people have to wait: along the pick-up lane, outside the registrar’s window, around the court.',
      'Native species would be given preference, since they cope with our storms and feed our birds. A clump of bukawe, the tall bamboo from which Bocaue has its name, deserves a corner of its own.',
      'Classes could adopt a bed and keep it for a year. The experience of earlier gardens everywhere suggests that the long vacation must be planned for first.',
    ],
    sample: true,
  },
  {
    title: 'Sustainability in Class',
    tag: 'sustainability-in-class',
    headerImg: '/images/sections/innovations.svg',
    shortDescription:
      'The campus as a textbook, from counting bottles in Grade 2 to life-cycle studies in college.',
    description: [
      'Republic Act 9512 asks schools to teach about the environment. We would like to do so with examples that pupils can touch.',
      'Grade 2 may count bottles and draw the graph. Junior high can test the water of a ditch above and below a drain. ABM students can work out what a refill costs; a thesis in the college can follow one uniform from the cotton field to the donation box.',
      'No new subject is needed. Teachers receive a list of questions about the campus that are still open, and classes hand back answers which the sustainability office can use.',
      'January, Zero Waste Month in the whole country, is a good time to show them.',
    ],
    sample: true,
  },
  {
    title: 'Carbon Inventory',
    tag: 'carbon-inventory',
    headerImg: '/images/sections/innovations.svg',
    shortDescription:
      'Knowing what we emit, so that “carbon-neutral by 2030” can be checked by others.',
    description: [
      'Neutral is a claim about numbers. The first inventory should list what comes from electricity, from fuel for vehicles and generators, from waste, from purchases, and from the daily journeys of all who study and work here.',
      'Journeys will be the hardest to estimate. A short survey in every section, repeated each year with the same questions, is worth more than one perfect count.',
      'The result is to be published with its gaps. After that come reductions, and at the very end compensation for what cannot be avoided.',
    ],
    sample: true,
  },
  {
    title: 'Barangay Clean-Ups',
    tag: 'barangay-clean-ups',
    headerImg: '/images/sections/innovations.svg',
    shortDescription:
      'Working with neighbors along streets and riverbank, and keeping count of what is found.',
    description: [
      'Waste does not respect the school fence, least of all in a flood. Clean-ups are proposed together with barangays that wish to take part, on days when their own crews and trucks are available.',
      'What is collected should be sorted and counted by kind. A tally of sachets, slippers and diapers tells the barangay where to begin, and gives our own students data they can trust because they carried it.',
      'Gloves, boots, a first-aid kit and the consent of parents come before the first sack. When the water is high, nobody goes near the river.',
    ],
    sample: true,
  },
]
