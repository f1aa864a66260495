import { contentLanguage } from '../languages/content-language.ts'
import { useMessages } from '../languages/use-messages.ts'
import { KeptWords } from './words.tsx'

/** Plain text that staff wrote, one paragraph per item; `of` is what it is part of. */
export function Paragraphs({ texts, of }: { texts: readonly string[]; of?: object }) {
  const language = contentLanguage(useMessages(), of)
  return texts.map((text) => (
    <p key={text} lang={language}>
      <KeptWords text={text} />
    </p>
  ))
}
