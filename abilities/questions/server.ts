import type { DatabaseOrTransaction } from '../../db/database.ts'
import type { Staff } from '../../school/staff/accounts/staff.ts'
import type { Ability } from '../../server/ability.ts'
import { findQuestions, listNewQuestions, readQuestion } from './read-questions.server.ts'
import { readableOffices } from './question.ts'
import { questionRoutes } from './server/question-routes.ts'
import { repeatQuestionTasks } from './server/question-tasks.ts'
import { staffRoutes } from './server/staff-routes.ts'

/** Questions of visitors: the form, mails to offices, and answering them. */
export const questions = {
  subject: 'Questions',
  staffRoutes,
  commented: { subject: 'question', open: openQuestion },
  find: { name: 'questions', find: findQuestions },
  card: { name: 'questions', read: listNewQuestions },
  start: (parts) => {
    const tasks = repeatQuestionTasks(parts)
    return {
      routes: [questionRoutes({ ...parts, onQuestion: tasks.runSoon })],
      stop: tasks.stop,
    }
  },
} satisfies Ability

/** Opens a question for its comments; `null` when the person may not read it. */
async function openQuestion(
  database: DatabaseOrTransaction,
  id: number,
  editing: { staff: Staff },
) {
  const question = await readQuestion(database, id, editing.staff)
  if (!question) return null
  const { reference: title, office } = question
  const mayOpen = (staff: Staff) => readableOffices(staff).includes(office)
  return { title, mayOpen, isOfVisitor: true }
}
