import type { CategoryInput } from '../../school/kinds/category.ts'

export const announcements: CategoryInput = {
  headerContent: {
    title: 'Announcements',
    description: 'Enrollment, tests, schedules and advisories, newest first.',
  },
  pageContent: {
    title: 'What you need to know now',
    description: [
      'Announcements are practical: when enrollment opens, what to bring to a test, whether classes go on in the rain. Each carries its dates, so you can see at once whether it still applies.',
      'Class advisers and department offices pass on the same notices. If what you heard differs from what is written here, ask your adviser, and please do not rely on a forwarded screenshot.',
    ],
  },
}
