interface RichTextProps {
  /** clean HTML with its photographs and players, as `readableHtml` returns it */
  html: string
  className?: string
}

/** Text that staff wrote, with headings, lists and pictures. */
export function RichText({ html, className = 'prose' }: RichTextProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
