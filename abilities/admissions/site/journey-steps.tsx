import type { ReactNode } from 'react'
import type { EventItem } from '../../../school/content/events/events.ts'
import type { AdmissionGuide } from '../../../school/kinds/admission-guide.ts'
import { contentLanguage } from '../../../site/languages/content-language.ts'
import { useMessages } from '../../../site/languages/use-messages.ts'
import { NextTest } from '../../../site/learn/next-test.tsx'
import { Steps } from './steps.tsx'
import * as styles from './journey-page.module.css'

interface JourneyStepsProps {
  /** address of the question form, with topic and level filled in */
  askAddress: string
  guide: Pick<AdmissionGuide, 'steps' | 'testPermit'>
  /** the page lists the papers to bring */
  hasPapers: boolean
  /** the next test of this level */
  test: EventItem | null
}

/** The next test of a level and the steps to apply. A step links to its part of the page, or to the question form. */
export function JourneySteps({ askAddress, guide, hasPapers, test }: JourneyStepsProps) {
  const t = useMessages()
  const detailOfStep: Record<AdmissionGuide['steps'][number]['shows'], ReactNode> = {
    nothing: null,
    question: <StepLink to={askAddress} text={t('learn.askSchool')} />,
    papers: hasPapers && <StepLink to="#papers" text={t('learn.papersShort')} />,
    test: guide.testPermit && (
      <p lang={contentLanguage(t, guide)}>
        <b>{t('learn.testPermit')}:</b> {guide.testPermit}
      </p>
    ),
    fees: <StepLink to="#fees" text={t('learn.seeFees')} />,
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
