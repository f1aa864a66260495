import { Link } from 'react-router'
import { ButtonLink } from '../../../admin/src/ui/button.tsx'
import * as layout from '../../../admin/src/ui/layout.module.css'
import { moveSteps, stepQuery, type StepId } from './move-steps-list.ts'
import * as styles from './step-nav.module.css'

/** All steps, each a press away. */
export const StepNav = ({ step }: { step: StepId }) => (
  <nav aria-label="Steps">
    <ol className={styles.steps}>
      {moveSteps.map(({ id, title }, index) => (
        <li key={id}>
          <Link
            to={stepQuery(id)}
            className={styles.step}
            aria-current={id === step ? 'step' : undefined}
          >
            <span className={styles.number}>{index + 1}</span>
            {title}
          </Link>
        </li>
      ))}
    </ol>
  </nav>
)

/** Leads to the step before and the step after. */
export function StepButtons({ step }: { step: StepId }) {
  const index = moveSteps.findIndex(({ id }) => id === step)
  const [before, after] = [moveSteps[index - 1], moveSteps[index + 1]]
  return (
    <div className={layout.row}>
      {before && <ButtonLink to={stepQuery(before.id)}>Back</ButtonLink>}
      {after && (
        <ButtonLink look="primary" to={stepQuery(after.id)}>
          Next: {after.title}
        </ButtonLink>
      )}
    </div>
  )
}
