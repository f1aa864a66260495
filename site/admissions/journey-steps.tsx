import type { EventItem } from '../../school/content/events/events.ts'
import type { AdmissionGuide } from '../../school/kinds/admission-guide.ts'
import { useMessages } from '../languages/use-messages.ts'
import { NextTest } from './next-test.tsx'
import { Steps } from './steps.tsx'

interface JourneyStepsProps {
  steps: AdmissionGuide['steps']
  /** the next test of this level */
  test: EventItem | null
}

/** The steps of one level; each leads to its part of the page. */
export function JourneySteps({ steps, test }: JourneyStepsProps) {
  const t = useMessages()
  const more = {
    nothing: null,
    papers: (
      <p>
        <a href="#papers">{t('learn.papersShort')}</a>
      </p>
    ),
    test: test && <NextTest test={test} />,
    fees: (
      <p>
        <a href="#fees">{t('learn.seeFees')}</a>
      </p>
    ),
  }
  return (
    <Steps
      look="down"
      steps={steps.map(({ title, text, shows }) => ({ title, text, more: more[shows] }))}
    />
  )
}
