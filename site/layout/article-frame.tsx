import type { ComponentProps, ReactNode } from 'react'
import { SampleNote, SampleTag } from '../ui/sample-note.tsx'
import { ShareButton } from '../ui/share-button.tsx'
import { StaffTitle } from '../ui/staff-text.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import * as articleStyles from '../ui/article.module.css'
import * as kickerStyles from '../ui/kicker.module.css'
import * as printAddressStyles from '../ui/print-address.module.css'
import * as wrapStyles from '../ui/wrap.module.css'

interface Entry {
  title: string
  sample: boolean
}

interface ArticleHeadProps extends Pick<ComponentProps<typeof Breadcrumb>, 'between'> {
  entry: Entry
  /** category or date, above the title */
  kicker?: ReactNode
  /** the color of an article without a picture, with the class that has the colors */
  cover?: { tone: string; className: string | undefined } | undefined
  /** lines below the title */
  children?: ReactNode
}

/** The head of the page of an entry: breadcrumb, kicker and title. */
export function ArticleHead({ entry, kicker, cover, children, ...crumbs }: ArticleHeadProps) {
  return (
    <header
      className={cover ? `${articleStyles.head} ${cover.className}` : articleStyles.head}
      data-tone={cover?.tone}
      data-light-top={!cover || cover.tone === 'gold' || undefined}
    >
      <div className={wrapStyles.root}>
        <Breadcrumb last={entry.title} of={entry} {...crumbs} />
        {kicker !== undefined && (
          <p className={kickerStyles.root}>
            {kicker} {entry.sample && <SampleTag />}
          </p>
        )}
        <h1>
          <StaffTitle text={entry.title} of={entry} />
        </h1>
        {children}
      </div>
    </header>
  )
}

interface ArticleFootProps {
  entry: Entry
  /** the full canonical address of the page */
  canonical: string
  /** content above the printed address */
  children?: ReactNode
}

/** The end of an entry: a note below sample content, the share button, and the address in print. */
export function ArticleFoot({ entry, canonical, children }: ArticleFootProps) {
  return (
    <>
      {entry.sample && <SampleNote />}
      <ShareButton title={entry.title} address={canonical} />
      {children}
      <p className={printAddressStyles.root}>{canonical}</p>
    </>
  )
}
