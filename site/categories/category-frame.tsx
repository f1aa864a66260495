import type { ReactNode } from 'react'
import type { WithPhotos } from '../../school/base/photo.ts'
import type { Category } from '../../school/kinds/category.ts'
import { Breadcrumb } from '../layout/breadcrumb.tsx'
import { PageHead } from '../ui/page-head.tsx'
import * as wrapStyles from '../ui/wrap.module.css'
import { Banner } from '../ui/banner.tsx'
import { useMessages } from '../languages/use-messages.ts'
import * as stateStyles from '../ui/state.module.css'

type CategoryHeader = WithPhotos<Category>['headerContent']

/** The banner header of a category (spec 2). */
export function CategoryBanner({ header }: { header: CategoryHeader | null }) {
  const t = useMessages()
  if (!header) return <p className={stateStyles.root}>{t('common.noContent')}</p>
  return (
    <Banner
      title={header.title}
      picture={header.bannerLink}
      of={header}
      highlightFirstLetter={header.highlightFirstLetter}
    >
      <p>{header.description}</p>
    </Banner>
  )
}

interface CategoryFrameProps {
  header: CategoryHeader
  canonical: string
  /** the first segment of a section's address, which may have colors of its own */
  section?: string
  children: ReactNode
}

/** The frame of a category's index page: title, banner and breadcrumb. */
export function CategoryFrame({ header, canonical, section, children }: CategoryFrameProps) {
  return (
    <div data-section={section}>
      <PageHead title={header.title} description={header.description} canonical={canonical} />
      <CategoryBanner header={header} />
      <div className={wrapStyles.root}>
        <Breadcrumb last={header.title} of={header} />
        {children}
      </div>
    </div>
  )
}
