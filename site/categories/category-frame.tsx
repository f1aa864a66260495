import type { ReactNode } from 'react'
import type { WithPhotos } from '../../school/base/photo.ts'
import type { Category } from '../../school/kinds/category.ts'
import { Breadcrumb } from '../layout/breadcrumb.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { CategoryBanner } from './category-banner.tsx'
import * as wrapStyles from '../ui/wrap.module.css'

interface CategoryFrameProps {
  header: WithPhotos<Category>['headerContent']
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
