import type { CategoryInput } from '../../school/kinds/category.ts'

export const events: CategoryInput = {
  headerContent: {
    title: 'Events',
    bannerLink: '/images/sections/events.svg',
    description: 'Masses, camps, tests and celebrations: what is coming, and where.',
  },
  pageContent: {
    title: 'On the calendar',
    description: [
      'Coming events are first. Past events are below them.',
      'All times are Manila time. Weather and holidays can move an event; a change is posted under Announcements.',
    ],
  },
}
