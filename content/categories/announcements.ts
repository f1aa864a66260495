import type { CategoryInput } from '../../school/kinds/category.ts'

export const announcements: CategoryInput = {
  headerContent: {
    title: 'Announcements',
    bannerLink: '/images/sections/announcements.svg',
    description: 'Enrollment, tests, schedules and advisories.',
  },
  pageContent: {
    title: 'What you need to know now',
    description: [
      'Announcements tell you what to do and when. Each one shows its dates, so you can see if it still applies.',
      'Class advisers and offices pass on the same notices. If you heard something else, ask your adviser, not a screenshot.',
    ],
  },
}
