import type { MouseEvent } from 'react'
import type { NewsItem } from '../../school/content/news/news.ts'

/** Spec 5: opening an item that is not in the loaded list logs an error and does nothing. */
export function openLoaded(event: MouseEvent<HTMLAnchorElement>, items: readonly NewsItem[]) {
  const { articleID } = JSON.parse(event.currentTarget.dataset.state ?? '{}') as {
    articleID?: string
  }
  if (items.some((item) => item.articleID === articleID)) return
  console.error(`The article ${articleID} is not in the loaded list.`)
  event.preventDefault()
}
