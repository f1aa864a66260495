import { Link } from 'react-router'
import { questionPath } from '../../admin/src/comments/comment.ts'
import { formatMoment } from '../../admin/src/layout/times.ts'
import type { StaffAbility } from '../../admin/src/staff-ability.ts'

/** Questions of visitors, for the offices that answer them. */
export const questions: StaffAbility = {
  screens: [
    {
      path: 'questions',
      load: async () => {
        const { QuestionsPage } = await import('./staff/questions-page.tsx')
        return <QuestionsPage />
      },
    },
    {
      path: 'questions/:id',
      load: async () => {
        const { QuestionPage } = await import('./staff/question-page.tsx')
        return <QuestionPage />
      },
    },
  ],
  menu: { group: 'Visitors', item: { to: '/admin/questions', text: 'Questions', least: 'editor' } },
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
