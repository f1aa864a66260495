import { use } from 'react'
import { contentLanguage } from '../languages/content-language.ts'
import { useMessages } from '../languages/use-messages.ts'
import { ChangeText } from './shown-text.ts'

interface RichTextProps {
  /** clean HTML with its photographs and players, as `readableHtml` returns it */
  html: string
  className?: string
  /** the entry that the text is of */
  of?: object
}

/** Text that staff wrote, with headings, lists and pictures. */
export function RichText({ html, className = 'prose', of }: RichTextProps) {
  const change = import.meta.env.SSR && use(ChangeText)
  return (
    <div
      className={className}
      lang={contentLanguage(useMessages(), of)}
      dangerouslySetInnerHTML={{ __html: change ? change(html) : html }}
    />
  )
}
