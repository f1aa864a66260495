import type { Category } from '../../school/categories/category.ts'
import { Banner } from '../ui/banner.tsx'

/** The banner header of a category (spec 2). */
export function CategoryBanner({ header }: { header: Category['headerContent'] | null }) {
  if (!header) return <p className="state">No content available for this category.</p>
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
