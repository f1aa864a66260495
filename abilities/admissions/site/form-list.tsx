import type { AdmissionGuide } from '../../../school/kinds/admission-guide.ts'
import { useMessages } from '../../../site/languages/use-messages.ts'
import * as styles from './form-list.module.css'

/** The forms of a level that have a file, to download; nothing without any. */
export function FormList({ forms }: { forms: AdmissionGuide['forms'] }) {
  const t = useMessages()
  const ready = forms.flatMap(({ title, file }) => (file ? [{ title, file }] : []))
  if (ready.length === 0) return null
  return (
    <section id="forms" className={styles.root}>
      <h2>{t('learn.forms')}</h2>
      <ul>
        {ready.map(({ title, file }) => (
          <li key={file}>
            <a href={file} download>
              {t('learn.formFile', { title })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
