import { nameLevels } from '../../school/kinds/class-notice-texts.ts'
import { departmentTags } from '../../school/kinds/department-tags.ts'
import type { Translate } from '../languages/translate.ts'

interface ChoiceFieldsProps {
  t: Translate
  /** by default all levels, in English */
  levels?: readonly string[]
  language?: string
}

/** The fields for what a subscriber is told about, and in which language. */
export const ChoiceFields = ({
  t,
  levels = departmentTags,
  language = 'en',
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
          {nameLevels([level], 'en')}
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
