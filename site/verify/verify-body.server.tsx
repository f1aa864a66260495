import type { ReactNode } from 'react'
import { showCode } from '../../school/base/codes.ts'
import { askAddress } from '../contact/ask-address.ts'
import type { Translate } from '../languages/translate.ts'
import { pageAddress } from '../page-address.ts'
import { spokenAddress } from './verify-address.ts'

/** The sign of each verdict, as an SVG path: signs differ in shape, not only in color. */
const signs = {
  true: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM7 12.5l3.5 3.5L17 9',
  false: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM8 8l8 8M16 8l-8 8',
  over: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM12 6.5v7M12 17v.5',
}
export type VerdictWord = keyof typeof signs

/** The heading of a page about a code: whether the school said it. */
export const Verdict = ({ verdict, children }: { verdict: VerdictWord; children: ReactNode }) => (
  <h1 className="verdict" data-verdict={verdict}>
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={signs[verdict]} />
    </svg>
    {children}
  </h1>
)

/** A text in the form of a code, for the hint of the field. */
const example = 'K7RW-M4TX'

interface VerifyProps {
  t: Translate
  publicOrigin: string
  /** the typed text that cannot be a code */
  typed?: string | undefined
}

/** Draws the form for a code, and how to check a screenshot. */
export const drawVerify = ({ t, publicOrigin, typed }: VerifyProps) => {
  const address = spokenAddress(publicOrigin)
  return (
    <div className="pair">
      <div>
        {typed === undefined ? (
          <>
            <h1>{t('verify.title')}</h1>
            <p>{t('verify.lead')}</p>
          </>
        ) : (
          <>
            <Verdict verdict="over">{t('verify.malformed')}</Verdict>
            <p>{t('verify.malformedText', { example })}</p>
          </>
        )}
        <CodeForm t={t} typed={typed} />
        <FurtherLinks t={t} />
      </div>
      <section className="card">
        <h2>{t('verify.howTitle')}</h2>
        <ol className="how">
          <li>{t('verify.howOpen', { address: `${address}/verify` })}</li>
          <li>{t('verify.howFind', { address })}</li>
          <li>{t('verify.howCompare')}</li>
          <li>{t('verify.howNone')}</li>
          <li>{t('verify.howStop')}</li>
        </ol>
      </section>
    </div>
  )
}

/** Draws the answer to a code under which the school has published nothing. */
export const drawUnknown = (t: Translate, code: string) => (
  <>
    <Verdict verdict="false">{t('verify.unknown')}</Verdict>
    <p>{t('verify.unknownText', { code: showCode(code) })}</p>
    <CodeForm t={t} typed={showCode(code)} />
    <FurtherLinks t={t} />
  </>
)

const CodeForm = ({ t, typed }: { t: Translate; typed?: string | undefined }) => (
  <form className="card" action={pageAddress(t.language, '/verify')} method="get">
    <label htmlFor="code">{t('verify.code')}</label>
    <p className="soft" id="code-hint">
      {t('verify.codeHint', { example })}
    </p>
    <div className="field">
      <input
        id="code"
        name="code"
        defaultValue={typed}
        required
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-describedby="code-hint"
      />
      <button type="submit">{t('verify.check')}</button>
    </div>
  </form>
)

const FurtherLinks = ({ t }: { t: Translate }) => (
  <p className="links">
    <a href={pageAddress(t.language, '/status')}>{t('status.seeStatus')}</a>
    <a href={askAddress(t.language, { topic: 'other' })}>{t('verify.tellSchool')}</a>
  </p>
)
