import type { CategoryInput } from '../../school/kinds/category.ts'

export const events: CategoryInput = {
  headerContent: {
    title: 'Events',
    bannerLink: '/images/sections/events.svg',
    description: 'Masses, camps, tests and celebrations: what is coming, and where to be.',
  },
  pageContent: {
    title: 'On the calendar',
    description: [
      'Put these dates on the refrigerator. Coming events stand first; those that are over remain below for anyone who wants to look them up.',
      'All times are Manila time. Weather and national holidays can move an activity, and a change is posted among the announcements as soon as it is known.',
      'Visitors are asked to bring an ID for the gate.',
    ],
  },
}
