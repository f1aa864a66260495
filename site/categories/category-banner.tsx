import type { Category } from '../../school/categories/category.ts'
import { Banner } from '../ui/banner.tsx'
import * as stateStyles from '../ui/state.module.css'

/** The banner header of a category (spec 2). */
export function CategoryBanner({ header }: { header: Category['headerContent'] | null }) {
  if (!header) return <p className={stateStyles.root}>No content available for this category.</p>
  return (
    <Banner
      title={header.title}
      picture={header.bannerLink}
      highlightFirstLetter={header.highlightFirstLetter}
    >
      <p>{header.description}</p>
    </Banner>
  )
}
