import { contentLanguage } from '../languages/content-language.ts'
import { useMessages } from '../languages/use-messages.ts'

interface RichTextProps {
  /** clean HTML with its photographs and players, as `readableHtml` returns it */
  html: string
  className?: string
  /** the entry that the text is of */
  of?: object
}

/** Text that staff wrote, with headings, lists and pictures. */
export function RichText({ html, className = 'prose', of }: RichTextProps) {
  return (
    <div
      className={className}
      lang={contentLanguage(useMessages(), of)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
