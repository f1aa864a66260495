import { useEffect, useRef, type MouseEvent } from 'react'
import type { DepartmentTag } from '../../../school/kinds/department-tags.ts'
import type { LearnerType } from '../../../school/kinds/admissions.ts'
import type { AdmissionView } from '../../../school/content/reference/read-departments.server.ts'
import { usePageSettings } from '../../../site/layout/page-settings.ts'
import { useMessages } from '../../../site/languages/use-messages.ts'
import { pageAddress, withQuery } from '../../../site/page-address.ts'
import { UnbrokenText } from '../../../site/ui/unbroken-text.tsx'
import { PaperSections } from '../../../site/learn/paper-sections.tsx'
import { journeyAnchors } from './journey-anchors.ts'
import * as buttonStyles from '../../../site/ui/button.module.css'
import * as chipStyles from '../../../site/ui/chip.module.css'
import * as styles from './papers.module.css'

interface PapersProps {
  tag: DepartmentTag
  level: string
  /** the learners that the level has lists for */
  learners: readonly { type: LearnerType; name: string }[]
  learner: LearnerType
  sections: AdmissionView['sections']
  /** asks to have the list confirmed */
  note: string
  /** the whole address of this list */
  address: string
}

/** The papers of one kind of learner, to tick off on this device, to send by link, and to print. */
export function Papers({ tag, level, learners, learner, sections, note, address }: PapersProps) {
  const t = useMessages()
  const name = learners.find(({ type }) => type === learner)?.name ?? ''
  const list = useRef<HTMLDivElement>(null)
  const key = `papers/${tag}/${learner}`
  useEffect(() => (list.current ? keepTicks(list.current, key) : undefined), [key])
  const count = sections.reduce((sum, { requirements }) => sum + requirements.length, 0)
  const page = pageAddress(t.language, '/admissions/:tag', { tag })
  const subject = `${level}: ${t('learn.papersOf', { learner: name })}`
  return (
    <section id={journeyAnchors.papers} className={styles.root}>
      <p className={styles.school} data-on-paper>
        {usePageSettings()?.schoolName}
      </p>
      <h2>{t('learn.papers')}</h2>
      <nav aria-label={t('learn.whoApplies')}>
        <p>{t('learn.whoApplies')}</p>
        <ul>
          {learners.map((each) => (
            <li key={each.type}>
              <a
                href={`${withQuery(page, new URLSearchParams({ learner: each.type }))}#${journeyAnchors.papers}`}
                className={chipStyles.root}
                aria-current={each.type === learner ? 'true' : undefined}
              >
                {each.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.list} ref={list} key={key}>
        <p className={styles.sheet} data-on-paper>
          {subject}
        </p>
        <p className={styles.sheet} data-on-paper>
          {t('learn.nameOfStudent')}:
        </p>
        <div className={styles.sections}>
          <PaperSections sections={sections} canTick />
        </div>
        <div className={styles.tools}>
          <p className={styles.ready}>{t('learn.papersReady', { count })}</p>
          <p className={styles.hint}>{t('learn.papersHint')}</p>
          <button type="button" className={buttonStyles.root} onClick={() => print()}>
            {t('learn.printList')}
          </button>
          <a
            href={`mailto:?${writeMail(subject, address)}`}
            className={buttonStyles.quiet}
            onClick={(event) => share(event, subject, address)}
          >
            {t('learn.sendList')}
          </a>
          <p>
            <UnbrokenText text={note} />
          </p>
        </div>
      </div>
      <p className={styles.address} data-on-paper>
        {address}
      </p>
    </section>
  )
}

const writeMail = (subject: string, body: string) =>
  `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`

/** Opens the share sheet of the device where it has one; otherwise the link writes a mail. */
function share(event: MouseEvent, title: string, url: string) {
  if (!('share' in navigator)) return
  event.preventDefault()
  // Closing the sheet without a choice is refused, too.
  navigator.share({ title, url }).catch(() => {})
}

/**
 * Keeps the ticks of a list on this device, and shows those that were kept.
 * @param list the element with the boxes; the value of each is its text
 * @param key the storage key
 * @returns stops keeping them
 */
function keepTicks(list: HTMLElement, key: string): () => void {
  const boxes = [...list.querySelectorAll('input')]
  const kept = readTicks(key)
  for (const box of boxes) box.checked ||= kept.includes(box.value)
  const save = () => {
    const ticked = boxes.filter(({ checked }) => checked).map(({ value }) => value)
    try {
      localStorage.setItem(key, JSON.stringify(ticked))
    } catch {
      // Without storage, as in some private windows, the ticks last as long as the page.
    }
  }
  list.addEventListener('change', save)
  return () => list.removeEventListener('change', save)
}

function readTicks(key: string): unknown[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}
