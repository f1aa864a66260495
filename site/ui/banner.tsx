import type { ReactNode } from 'react'
import type { ShownPicture } from '../../school/base/photo.ts'
import { contentLanguage } from '../languages/content-language.ts'
import { useMessages } from '../languages/use-messages.ts'
import { Picture } from './picture.tsx'
import { UnbrokenText } from './unbroken-text.tsx'
import * as styles from './banner.module.css'
import * as wrapStyles from './wrap.module.css'

interface BannerProps {
  title: string
  /** picture behind the title; the fallback image by default */
  picture?: ShownPicture | null
  /** the first letter is highlighted (spec 2) */
  highlightFirstLetter?: boolean
  /** title and text are messages; otherwise staff wrote them */
  isMessage?: boolean
  /** the object that title and text are part of */
  of?: object | null
  children?: ReactNode
}

/** The full-width darkened banner of a page (spec 2), without its description on small screens. */
export function Banner({
  title,
  picture = null,
  highlightFirstLetter = false,
  isMessage = false,
  of = null,
  children,
}: BannerProps) {
  const t = useMessages()
  return (
    <div className={styles.root}>
      <Picture
        src={picture}
        width={1280}
        height={720}
        sizes="(min-width: 40rem) min(45vw, 34.5rem), 100vw"
        className={styles.picture}
        isFirst
      />
      <div
        className={`${wrapStyles.root} ${styles.inner}`}
        lang={isMessage ? undefined : contentLanguage(t, of)}
      >
        <h1 data-long={title.length > 32 || undefined}>
          {highlightFirstLetter && <span className={styles.firstLetter}>{title.slice(0, 1)}</span>}
          <UnbrokenText text={highlightFirstLetter ? title.slice(1) : title} />
        </h1>
        {children && <div className={styles.text}>{children}</div>}
      </div>
    </div>
  )
}
