import type { ReactNode } from 'react'
import type { Translate } from '../languages/translate.ts'
import { problemKeys } from './message-keys.ts'
import type { UnsentQuestion } from './question-form.ts'
import * as styles from './ask-section.module.css'

interface AskNoticeProps {
  t: Translate
  answer: UnsentQuestion['answer']
  /** address of the school */
  address: string
  /** further content of the notice, below its text */
  children?: ReactNode
}

/** Says why a question was not stored, and what to do. */
export function AskNotice({ t, answer, address, children }: AskNoticeProps) {
  return (
    <div role="alert" className={styles.notice}>
      <NoticeText t={t} answer={answer} address={address} />
      {children}
    </div>
  )
}

function NoticeText({ t, answer, address }: AskNoticeProps) {
  if (answer.outcome === 'problems') {
    return (
      <>
        <p>{t('ask.problems')}</p>
        <ul>
          {answer.problems.map(({ field, problem }) => (
            <li key={problem}>
              <a href={`#ask-${field}`}>{t(problemKeys[problem])}</a>
            </li>
          ))}
        </ul>
      </>
    )
  }
  if (answer.outcome === 'look-again') {
    return (
      <>
        <p>{t('ask.lookAgain')}</p>
        <p className={styles.hint}>{t('ask.lookAgainWhy')}</p>
      </>
    )
  }
  return (
    <>
      <p>{t(messageOf[answer.reason])}</p>
      <p>{t('ask.elsewhere', { address })}</p>
    </>
  )
}

const messageOf = {
  'same-text': 'ask.sameText',
  network: 'ask.network',
  total: 'ask.total',
  files: 'ask.files',
} as const
