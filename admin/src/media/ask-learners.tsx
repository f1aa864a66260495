import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useHasRole } from '../session/session-provider.tsx'
import { Button } from '../ui/button.tsx'
import * as layout from '../ui/layout.module.css'
import { AnswerButtons } from './answer-bar.tsx'
import * as styles from './ask-learners.module.css'
import { ConsentFields, toAnswer, isVisibleWith, noAnswer } from './consent-fields.tsx'
import type { LearnersGiven } from './media-file.ts'
import type { Upload, Uploads } from './use-uploads.ts'

/** Asks of each picture before its upload whether it shows learners. */
export function AskLearners({ uploads }: { uploads: Uploads }) {
  const asking = uploads.uploads.filter(({ state }) => state === 'asking')
  return asking.length === 0 ? null : <Questions uploads={uploads} asking={asking} />
}

function Questions({ uploads, asking }: { uploads: Uploads; asking: readonly Upload[] }) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  /** the pictures with learners whose consent is being entered */
  const [withLearners, setWithLearners] = useState<readonly Upload[]>([])
  const mayConsent = useHasRole('editor')
  const entered = asking.filter(({ key }) => withLearners.some((upload) => upload.key === key))

  // The pictures may have been chosen far below, by Replace.
  useEffect(() => heading.current?.focus(), [])

  const buttons = (some: readonly Upload[], name: string) => (
    <AnswerButtons
      name={name}
      look="outlined"
      onAnswer={(showsLearners) =>
        showsLearners === 'yes' && mayConsent
          ? setWithLearners(some)
          : uploads.answer(some, { showsLearners })
      }
    />
  )
  return (
    <section aria-labelledby={id} className={styles.root}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {asking.length === 1 ? 'Does it show learners?' : 'Do they show learners?'}
      </h2>
      <p className={styles.lead}>
        {mayConsent
          ? 'A picture with learners is seen only with a consent on record.'
          : 'A picture with learners is hidden until an editor has recorded the consent.'}
      </p>
      {entered.length > 0 ? (
        <EnterConsent
          entered={entered}
          onAnswer={(given) => {
            uploads.answer(entered, given)
            setWithLearners([])
          }}
          onBack={() => setWithLearners([])}
        />
      ) : (
        <ul className={layout.list}>
          {asking.length > 1 && (
            <Row name={`All ${asking.length} pictures`} isStrong>
              {buttons(asking, `all ${asking.length} pictures`)}
              <Button look="inherit" onClick={() => asking.forEach(uploads.dismiss)}>
                Cancel all
              </Button>
            </Row>
          )}
          {asking.map((upload) => (
            <Row key={upload.key} name={upload.file.name}>
              {buttons([upload], upload.file.name)}
              <Button
                look="inherit"
                aria-label={`Cancel ${upload.file.name}`}
                onClick={() => uploads.dismiss(upload)}
              >
                Cancel
              </Button>
            </Row>
          ))}
        </ul>
      )}
    </section>
  )
}

interface RowProps {
  name: string
  isStrong?: boolean
  children: ReactNode
}

const Row = ({ name, isStrong = false, children }: RowProps) => (
  <li className={styles.row}>
    <span className={isStrong ? styles.strong : styles.name}>{name}</span>
    {children}
  </li>
)

interface EnterConsentProps {
  entered: readonly Upload[]
  onAnswer: (given: LearnersGiven) => void
  onBack: () => void
}

function EnterConsent({ entered, onAnswer, onBack }: EnterConsentProps) {
  const [draft, setDraft] = useState({ ...noAnswer, showsLearners: 'yes' as const })
  const [isTried, setTried] = useState(false)
  const problems: Record<string, string | false> = {
    'consent.reference': draft.reference.trim() === '' && 'Say where the signed consent is kept.',
    'consent.until': draft.until === '' && 'Choose the last day.',
    'consent.uses': draft.uses.length === 0 && 'Choose what the consent allows.',
  }
  const isComplete = isVisibleWith(draft) && Object.values(problems).every((problem) => !problem)
  const names = entered.map(({ file }) => file.name).join(', ')
  return (
    <div role="group" aria-label={`Consent for ${names}`}>
      <p className={styles.names}>{names}</p>
      <ConsentFields
        value={draft}
        onChange={(value) => setDraft({ ...value, showsLearners: 'yes' })}
        problemAt={(field) => (isTried && problems[field]) || undefined}
      />
      <div className={styles.answers}>
        <Button
          look="primary"
          onClick={() => (isComplete ? onAnswer(toAnswer(draft)) : setTried(true))}
        >
          Upload with this consent
        </Button>
        <Button look="outlined" onClick={() => onAnswer({ showsLearners: 'yes' })}>
          Upload it hidden, without consent
        </Button>
        <Button look="inherit" onClick={onBack}>
          Back
        </Button>
      </div>
    </div>
  )
}
