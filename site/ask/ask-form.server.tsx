import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ContentSource } from '../../school/content/content-host/content-source.server.ts'
import { readReference } from '../../school/content/reference/reference-content.server.ts'
import { siteSettingsKind, type SiteSettings } from '../../school/kinds/site-settings.ts'
import {
  offices,
  questionTopics,
  type Office,
  type QuestionTopic,
} from '../../school/kinds/question-topics.ts'
import {
  fileLimitBytes,
  lengthLimits,
  type QuestionProblem,
  type UnsentQuestion,
} from './question-form.ts'
import type { Translate } from '../languages/translate.ts'
import { pageAddress } from '../page-address.ts'
import { officeKeys, problemKeys, topicKeys } from './message-keys.ts'
import { AskNotice } from './ask-notice.server.tsx'
import { UnbrokenText } from '../ui/unbroken-text.tsx'
import * as buttonStyles from '../ui/button.module.css'
import * as tickStyles from '../ui/tick.module.css'
import * as srOnlyStyles from '../ui/sr-only.module.css'
import * as styles from './ask-section.module.css'

interface FormSetting {
  /** the initial choices of the form */
  topic?: QuestionTopic | undefined
  level?: Office | undefined
  /** the course that the question is about */
  course?: { tag: string; title: string } | null
  /** the page has the title of the form itself: the heading is for screen readers then */
  isTitled?: boolean
  /** the page lists some offices above the form, but leaves out others */
  hasOtherOffices?: boolean
  unsent?: UnsentQuestion | null
}

/**
 * Draws the question form as HTML for {@link AskSection}. Only a form that was sent and not stored
 * holds what was typed, so pages with it are cached for everyone.
 */
export async function drawAskForm(
  source: ContentSource,
  t: Translate,
  setting: FormSetting = {},
): Promise<string> {
  const { course, isTitled, hasOtherOffices } = setting
  const settings = await readReference(source, siteSettingsKind)
  return renderToStaticMarkup(
    <>
      <div className={styles.about}>
        <h2 id="ask-title" className={isTitled ? srOnlyStyles.root : undefined}>
          {t('ask.title')}
        </h2>
        <p>
          <UnbrokenText text={t('ask.intro')} /> {hasOtherOffices && t('ask.otherOffices')}
        </p>
        {course && (
          <p>
            {t('ask.aboutCourse')} <strong>{course.title}</strong>
          </p>
        )}
      </div>
      <AskForm t={t} settings={settings} {...setting} />
    </>,
  )
}

interface AskFormProps extends Pick<FormSetting, 'topic' | 'level' | 'course' | 'unsent'> {
  t: Translate
  settings: SiteSettings
}

function AskForm({ t, settings, topic = 'other', level, course, unsent }: AskFormProps) {
  const form = unsent?.form
  const problemOf = (field: QuestionProblem['field']) => {
    if (unsent?.answer.outcome !== 'problems') return null
    const found = unsent.answer.problems.find((problem) => problem.field === field)
    return found ? t(problemKeys[found.problem]) : null
  }
  const token = unsent?.answer.outcome === 'look-again' ? unsent.answer.token : form?.token
  const fileAgain = form?.file && !problemOf('file') ? t('ask.fileAgain') : null
  return (
    <form
      method="post"
      action={`${pageAddress(t.language, '/ask-us')}#ask`}
      encType="multipart/form-data"
      className={styles.form}
    >
      {unsent && (
        <AskNotice t={t} answer={unsent.answer} address={settings.address}>
          {fileAgain && (
            <p>
              <a href="#ask-file">{fileAgain}</a>
            </p>
          )}
        </AskNotice>
      )}
      <Field id="name" label={t('ask.name')} problem={problemOf('name')}>
        {(described) => (
          <input
            {...described}
            autoComplete="name"
            required
            maxLength={lengthLimits.name}
            defaultValue={form?.name}
          />
        )}
      </Field>
      <Field
        id="contact"
        label={t('ask.contact')}
        hint={t('ask.contactHint')}
        problem={problemOf('contact')}
      >
        {(described) => (
          <input
            {...described}
            autoComplete="email"
            autoCapitalize="off"
            spellCheck={false}
            required
            maxLength={lengthLimits.contact}
            defaultValue={form?.contact}
          />
        )}
      </Field>
      <Field id="topic" label={t('ask.topic')} problem={null}>
        {(described) => (
          <select {...described} defaultValue={form?.topic ?? topic}>
            {questionTopics.map((each) => (
              <option key={each} value={each}>
                {t(topicKeys[each])}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id="level" label={t('ask.level')} problem={problemOf('level')}>
        {(described) => (
          <select {...described} required defaultValue={form?.level ?? level ?? ''}>
            <option value="">{t('ask.levelChoose')}</option>
            {offices.map((office) => (
              <option key={office} value={office}>
                {t(officeKeys[office])}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        id="question"
        label={t('ask.question')}
        hint={t('ask.questionHint')}
        problem={problemOf('question')}
      >
        {(described) => (
          <textarea
            {...described}
            rows={6}
            required
            maxLength={lengthLimits.question}
            defaultValue={form?.question}
          />
        )}
      </Field>
      <Field
        id="file"
        label={t('ask.file')}
        hint={t('ask.fileHint', { megabytes: fileLimitBytes / 1024 / 1024 })}
        problem={problemOf('file') ?? fileAgain}
        className={styles.file}
      >
        {(described) => <input {...described} type="file" accept=".pdf,application/pdf" />}
      </Field>
      <Tick id="minor" label={t('ask.minor')} isTicked={form?.isMinor} />
      <Tick
        id="parentAgrees"
        label={t('ask.parentAgrees')}
        isTicked={form?.parentAgrees}
        problem={problemOf('parentAgrees')}
        className={styles.parent}
      />
      <Tick
        id="agrees"
        label={t('ask.agrees')}
        isTicked={form?.agrees}
        problem={problemOf('agrees')}
        isRequired
      />
      <p className={styles.hint}>
        {t('ask.privacy', { months: settings.questions.keepMonths })}{' '}
        <a href={pageAddress(t.language, '/data-privacy-policy')}>{t('ask.privacyLink')}</a>
      </p>
      {/* Programs fill in every field; people do not come here (docs/decisions/0072). */}
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor="ask-website">{t('ask.website')}</label>
        <input id="ask-website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      {course && <input type="hidden" name="course" value={course.tag} />}
      {/* A form that is asked for again with its file is asked for it once, and stays looked at. */}
      {form?.file && <input type="hidden" name="hadFile" value="yes" />}
      {token && <input type="hidden" name="token" value={token} />}
      <div hidden data-offline="" role="alert" className={styles.problem}>
        {t('ask.offline')}
      </div>
      <button type="submit" className={buttonStyles.root}>
        {t('ask.send')}
      </button>
    </form>
  )
}

/** Attributes that tie an input to its label, hint and problem. */
interface Described {
  id: string
  name: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps {
  id: string
  label: string
  hint?: string
  problem: string | null
  className?: string | undefined
  children: (described: Described) => ReactNode
}

function Field({ id, label, hint, problem, className = '', children }: FieldProps) {
  const name = `ask-${id}`
  const parts = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean)
  return (
    <div className={`${styles.field} ${className}`.trim()}>
      <label htmlFor={name}>
        <UnbrokenText text={label} />
      </label>
      {hint && (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${name}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
      {children({
        id: name,
        name: id,
        'aria-describedby': parts.join(' ') || undefined,
        'aria-invalid': problem ? true : undefined,
      })}
    </div>
  )
}

interface TickProps {
  id: string
  label: string
  isTicked: boolean | undefined
  problem?: string | null
  isRequired?: boolean
  className?: string | undefined
}

function Tick({ id, label, isTicked, problem, isRequired, className = '' }: TickProps) {
  const name = `ask-${id}`
  return (
    <div className={`${styles.tick} ${className}`.trim()}>
      {problem && (
        <p id={`${name}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
      <label htmlFor={name}>
        <input
          type="checkbox"
          className={tickStyles.root}
          id={name}
          name={id}
          value="yes"
          defaultChecked={isTicked}
          required={isRequired}
          aria-describedby={problem ? `${name}-problem` : undefined}
          aria-invalid={problem ? true : undefined}
        />
        <span>
          <UnbrokenText text={label} />
        </span>
      </label>
    </div>
  )
}
