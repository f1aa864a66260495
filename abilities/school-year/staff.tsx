import { Link } from 'react-router'
import type { StaffAbility } from '../../admin/src/staff-ability.ts'

const path = '/admin/school-year'

/** School year, for those who move the site to the next one. */
export const schoolYear: StaffAbility = {
  screens: {
    'school-year': async () => (await import('./staff/school-year-page.tsx')).SchoolYearPage,
    'school-year/:year': async () => (await import('./staff/past-year-page.tsx')).PastYearPage,
  },
  menu: {
    group: 'Pages and settings',
    item: {
      path,
      name: 'School year',
      minimumRole: 'editor',
      words: 'academic year archive fees enrollment next year',
    },
  },
  card: {
    name: 'school-year',
    draw: ({ total, first: [next] }) => ({
      title: `School year ${next?.title ?? ''}`,
      quiet: '',
      count: total,
      isUncounted: true,
      more: <Link to={path}>Move the site to {next?.title}</Link>,
      children: <p>A checklist: fees, “Updated as of”, enrollment figures, events and facts.</p>,
    }),
  },
}
