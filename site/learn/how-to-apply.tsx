import { contentLanguage } from '../languages/content-language.ts'
import { useMessages } from '../languages/use-messages.ts'
import { pageAddress } from '../page-address.ts'
import { NextTest } from './next-test.tsx'
import type { readAdmissionBrief } from './admission-guide.server.ts'
import * as buttonStyles from '../ui/button.module.css'
import * as styles from './how-to-apply.module.css'

/** Shows in short how to apply for a level, with a link to the full guide. */
export function HowToApply({
  brief: { tag, steps, test },
}: {
  brief: Awaited<ReturnType<typeof readAdmissionBrief>>
}) {
  const t = useMessages()
  return (
    <section className={styles.root} aria-labelledby="how-to-apply">
      <div>
        <h2 id="how-to-apply">{t('learn.howToApply')}</h2>
        {test && <NextTest test={test} />}
        <p>
          <a
            href={pageAddress(t.language, '/admissions/:tag', { tag })}
            className={buttonStyles.light}
          >
            {t('learn.howToApplyStepByStep')}
          </a>
        </p>
      </div>
      <ol>
        {steps.map((step) => (
          <li key={step.title} lang={contentLanguage(t, step)}>
            {step.title}
          </li>
        ))}
      </ol>
    </section>
  )
}
