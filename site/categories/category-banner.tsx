import type { WithPhotos } from '../../school/base/photo.ts'
import type { Category } from '../../school/kinds/category.ts'
import { Banner } from '../ui/banner.tsx'
import { useMessages } from '../languages/use-messages.ts'
import * as stateStyles from '../ui/state.module.css'

/** The banner header of a category (spec 2). */
export function CategoryBanner({
  header,
}: {
  header: WithPhotos<Category>['headerContent'] | null
}) {
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
