import { ArrowUpIcon } from '../ui/icons.tsx'

/** Shown after more than 300 px of scrolling (spec 2); a plain link, so that it works without scripts. */
export function BackToTop() {
  return (
    <a href="#top" className="back-to-top" aria-label="Back to top">
      <ArrowUpIcon />
    </a>
  )
}
