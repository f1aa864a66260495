import { Link } from 'react-router'
import { questionPath } from '../../admin/src/comments/comment.ts'
import { formatMoment } from '../../admin/src/layout/times.ts'
import type { StaffAbility } from '../../admin/src/staff-ability.ts'

/** Questions of visitors, for the offices that answer them. */
export const questions: StaffAbility = {
  screens: {
    questions: async () => (await import('./staff/questions-page.tsx')).QuestionsPage,
    'questions/:id': async () => (await import('./staff/question-page.tsx')).QuestionPage,
  },
  menu: {
    group: 'Visitors',
    item: { path: '/admin/questions', name: 'Questions', minimumRole: 'editor' },
  },
  card: {
    name: 'questions',
    draw: ({ total, first }) => ({
      title: 'New questions',
      quiet: 'No question is waiting.',
      count: total,
      lines: first.map(({ id, title, at }) => ({
        key: id,
        to: questionPath(id),
        title,
        facts: [`asked ${formatMoment(at)}`],
      })),
      more: <Link to="/admin/questions?state=new">All new questions</Link>,
    }),
  },
}
