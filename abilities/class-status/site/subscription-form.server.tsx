import { departmentTags } from '../../../school/kinds/department-tags.ts'
import { noticeLanguage } from '../../../school/kinds/class-notice-texts.ts'
import type { Translate } from '../../../site/languages/translate.ts'
import { statusStyle } from '../../../site/small-page/small-style.server.ts'
import { levelsFor } from '../../../site/today/status-words.ts'

interface ChoiceFieldsProps {
  t: Translate
  /** by default all levels, in the language of the page */
  levels?: readonly string[]
  language?: string
}

/** The fields of a subscription: the levels to hear about, and the language of messages. */
export const ChoiceFields = ({
  t,
  levels = departmentTags,
  language = noticeLanguage(t.language),
}: ChoiceFieldsProps) => (
  <>
    <fieldset>
      <legend>{t('status.notifyLevels')}</legend>
      {departmentTags.map((level) => (
        <label key={level}>
          <input
            type="checkbox"
            name="level"
            value={level}
            defaultChecked={levels.includes(level)}
          />
          {levelsFor(t, [level])}
        </label>
      ))}
    </fieldset>
    <fieldset>
      <legend>{t('status.notifyLanguage')}</legend>
      <label>
        <input type="radio" name="language" value="en" defaultChecked={language !== 'fil'} />
        {t('status.notifyEnglish')}
      </label>
      <label>
        <input type="radio" name="language" value="fil" defaultChecked={language === 'fil'} />
        {t('status.notifyFilipino')}
      </label>
    </fieldset>
  </>
)

interface FormOutcomeProps {
  kind: 'on' | 'off' | 'failed'
  children: string
}

/** The line that says what a sent form did. */
export const FormOutcome = ({ kind, children }: FormOutcomeProps) => (
  <p id="said" role="status" data-said={kind}>
    {children}
  </p>
)

/** Style of pages with a form of a subscription: that of all small pages, and the form. */
export const subscriptionStyle = `${statusStyle}
[hidden]{display:none!important}
form{margin-top:1rem;padding:min(1rem,5vw);border:1px solid var(--rule);border-radius:4px;background:var(--sheet)}
fieldset{padding:0;border:0}
fieldset+fieldset{margin-top:1rem}
legend{padding:0;font-weight:700}
label{display:flex;gap:min(.75rem,4vw);align-items:center;min-height:2.75rem}
input:not([name=email]){flex:none;width:min(1.5rem,8vw);height:min(1.5rem,8vw);margin:0;accent-color:var(--link)}
form .field{display:grid;gap:.25rem;margin-bottom:1rem;font-weight:700}
[name=email]{width:100%;min-height:3rem;padding:.5rem .75rem;border:2px solid var(--soft);border-radius:4px;background:var(--surface);color:var(--text);font:inherit}
[aria-invalid=true]{border-color:var(--stop)}
button{min-height:3rem;padding:.6rem min(1.25rem,6vw);border:2px solid var(--text);border-radius:4px;background:var(--text);color:var(--surface);font:inherit;font-weight:700;cursor:pointer}
button+button{background:none;color:var(--text)}
button:disabled{opacity:.6;cursor:progress}
button:focus-visible,input:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.buttons{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1rem}
[role=status]:not(:empty){margin-top:1rem;padding:.75rem 1rem;border-left:.4rem solid var(--far);background:var(--surface)}
[role=status][data-said=on],[role=status][data-said=ison],[role=status][data-said=changed]{border-color:var(--go)}
[role=status][data-said=blocked],[role=status][data-said=failed],[role=status][data-said=nolevel]{border-color:var(--stop)}
`
