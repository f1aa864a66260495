import { departmentTags } from '../../../school/kinds/department-tags.ts'
import { noticeLanguage } from '../../../school/kinds/class-notice-texts.ts'
import type { Translate } from '../../../site/languages/translate.ts'
import { levelsFor } from '../../../site/today/status-words.ts'

interface ChoiceFieldsProps {
  t: Translate
  /** by default all levels, in the language of the page */
  levels?: readonly string[]
  language?: string
}

/** The fields for what a subscriber is told about, and in which language. */
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
