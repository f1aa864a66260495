import type { Page } from '@playwright/test'

/** Writes a text as the translator of {@link runTranslator} does. */
export const translated = (text: string) => text.replaceAll('e', 'é')

/**
 * Translates a page as browsers and extensions do: joins neighboring texts, puts each one into two
 * `font` elements, and does the same to what comes later. A rude one ignores `translate="no"`.
 */
export const runTranslator = (page: Page, { isRude = false } = {}) =>
  page.evaluate((isRude) => {
    const kept = `script, style, textarea, font, [contenteditable]${isRude ? '' : ', [translate=no]'}`
    const translate = (node: Node) => {
      node.normalize()
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      const found: Text[] = node instanceof Text ? [node] : []
      while (texts.nextNode()) found.push(texts.currentNode as Text)
      for (const text of found) {
        if (!text.data.trim() || text.parentElement?.closest(kept) !== null) continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = text.data.replaceAll('e', 'é')
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    translate(document.body)
    const follow = (changes: MutationRecord[]) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) translate(node)
    }
    new MutationObserver(follow).observe(document.body, { childList: true, subtree: true })
  }, isRude)
