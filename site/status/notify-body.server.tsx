import { nameLevels } from '../../school/kinds/class-notice-texts.ts'
import { departmentTags } from '../../school/kinds/department-tags.ts'
import type { PlainKey, Translate } from '../languages/translate.ts'
import { pageAddress } from '../page-address.ts'

/** What the script says below the form, by the attribute that holds it. */
const sayings: Record<string, PlainKey> = {
  'data-wait': 'status.notifyWait',
  'data-on': 'status.notifyOn',
  'data-changed': 'status.notifyChanged',
  'data-ison': 'status.notifyIsOn',
  'data-off': 'status.notifyOff',
  'data-nolevel': 'status.notifyNoLevel',
  'data-blocked': 'status.notifyBlocked',
  'data-failed': 'status.notifyFailed',
}

/** Draws the page on which a phone is subscribed. @param key `null` where none can be */
export const drawNotify = (t: Translate, key: string | null) => (
  <>
    <h1>{t('status.notifyTitle')}</h1>
    <p>{t('status.notifyIntro')}</p>
    {key === null ? <p>{t('status.notifyNotNow')}</p> : <PhoneForm t={t} publicKey={key} />}
    <section>
      <h2>{t('status.notifyIphone')}</h2>
      <ol>
        <li>{t('status.notifyIphone1')}</li>
        <li>{t('status.notifyIphone2')}</li>
        <li>{t('status.notifyIphone3')}</li>
      </ol>
    </section>
    <section>
      <h2>{t('status.notifyKept')}</h2>
      <p>{t('status.notifyKeptText')}</p>
    </section>
    <p className="links">
      <a href={pageAddress(t.language, '/status')}>{t('status.seeStatus')}</a>
    </p>
  </>
)

/** The script shows the form where the browser can do what it is for. */
const PhoneForm = ({ t, publicKey }: { t: Translate; publicKey: string }) => (
  <>
    <p data-without-script="">{t('status.notifyNoScript')}</p>
    <p data-cannot="" hidden>
      {t('status.notifyCannot')}
    </p>
    <form data-key={publicKey} data-path="/api/class-status/phone" hidden>
      <fieldset>
        <legend>{t('status.notifyLevels')}</legend>
        {departmentTags.map((level) => (
          <label key={level}>
            <input type="checkbox" name="level" value={level} defaultChecked />
            {nameLevels([level], 'en')}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{t('status.notifyLanguage')}</legend>
        <label>
          <input type="radio" name="language" value="en" defaultChecked />
          {t('status.notifyEnglish')}
        </label>
        <label>
          <input type="radio" name="language" value="fil" />
          {t('status.notifyFilipino')}
        </label>
      </fieldset>
      <p className="buttons">
        <button data-start={t('status.notifyStart')} data-change={t('status.notifyChange')}>
          {t('status.notifyStart')}
        </button>
        <button type="button" hidden>
          {t('status.notifyStop')}
        </button>
      </p>
      <p
        role="status"
        {...Object.fromEntries(Object.entries(sayings).map(([name, key]) => [name, t(key)]))}
      />
    </form>
  </>
)
