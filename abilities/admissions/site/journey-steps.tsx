import type { ReactNode } from 'react'
import type { EventItem } from '../../../school/content/events/events.ts'
import type { AdmissionGuide } from '../../../school/kinds/admission-guide.ts'
import { contentLanguage } from '../../../site/languages/content-language.ts'
import { useMessages } from '../../../site/languages/use-messages.ts'
import { NextTest } from '../../../site/learn/next-test.tsx'
import { journeyAnchors } from './journey-anchors.ts'
import { Steps } from './steps.tsx'
import * as styles from './journey-page.module.css'

interface JourneyStepsProps {
  /** address of the question form, with topic and level filled in */
  askAddress: string
  /** the steps of the level, in order; `testPermit` is shown in the step with `shows: 'test'` */
  guide: Pick<AdmissionGuide, 'steps' | 'testPermit'>
  /** the page lists the papers to bring */
  hasPapers: boolean
  /** the next test of this level; shown only when a step has `shows: 'test'` */
  test: EventItem | null
}

/**
 * Shows the next test of a level, and below it the steps to apply. A step can link to a section of
 * the page or to the question form, or show the test permit.
 */
export function JourneySteps({ askAddress, guide, hasPapers, test }: JourneyStepsProps) {
  const t = useMessages()
  const detailOfStep: Record<AdmissionGuide['steps'][number]['shows'], ReactNode> = {
    nothing: null,
    question: <StepLink to={askAddress} text={t('learn.askSchool')} />,
    papers: hasPapers && (
      <StepLink to={`#${journeyAnchors.papers}`} text={t('learn.papersShort')} />
    ),
    test: guide.testPermit && (
      <p lang={contentLanguage(t, guide)}>
        <b>{t('learn.testPermit')}:</b> {guide.testPermit}
      </p>
    ),
    fees: <StepLink to={`#${journeyAnchors.fees}`} text={t('learn.seeFees')} />,
  }
  return (
    <>
      {test && guide.steps.some(({ shows }) => shows === 'test') && (
        <div className={styles.test}>
          <NextTest test={test} />
        </div>
      )}
      <Steps
        steps={guide.steps.map(({ shows, ...step }) => ({ ...step, detail: detailOfStep[shows] }))}
      />
    </>
  )
}

const StepLink = ({ to, text }: { to: string; text: string }) => (
  <p>
    <a href={to}>{text}</a>
  </p>
)
