import { createStore } from '../store.ts'

/** Holds `true` once a browser extension, such as a translator, has replaced texts of the pages. */
export const replacedTexts = createStore(false)

/** The elements that an extension has put in the place of texts. */
const replacements = new WeakMap<Node, ChildNode>()
const known = new WeakSet<ChildNode>()

const isFont = (node: Node | null | undefined): node is HTMLElement =>
  node instanceof HTMLElement && node.localName === 'font'

/**
 * Lets React continue after an extension has replaced its texts, although these pages ask for no
 * translation: a render error would close the form (docs/decisions/0026).
 */
export function followReplacedTexts(pages: Node) {
  const watch = new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.type === 'characterData') showAgain(change.target)
      for (const node of change.removedNodes)
        if (node instanceof Text) rememberReplacement(node, change)
    }
  })
  const rememberReplacement = (
    text: Text,
    { addedNodes, previousSibling, nextSibling }: MutationRecord,
  ) => {
    const replacement = [...addedNodes, previousSibling, nextSibling].find(isFont)
    if (!replacement || known.has(replacement)) return
    replacements.set(text, replacement)
    known.add(replacement)
    // React writes later words into its own text, which is not on the page any more.
    watch.observe(text, { characterData: true })
    if (replacedTexts.read()) return
    replacedTexts.write(true)
    tolerateLostNodes()
  }
  watch.observe(pages, { childList: true, subtree: true })
}

/** Puts a text with new words back in its place. */
function showAgain(text: Node) {
  if (!text.isConnected) replacements.get(text)?.replaceWith(text)
}

/** Lets React remove nodes, and insert before nodes, that an extension has replaced or moved. */
function tolerateLostNodes() {
  const shownOf = (node: Node, parent: Node) =>
    (node.parentNode === parent ? node : (replacements.get(node) ?? node)) as ChildNode
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    shownOf(child, this).remove()
    return child
  }
  Node.prototype.insertBefore = function <Added extends Node>(
    this: Node,
    node: Added,
    before: Node | null,
  ): Added {
    let next = before && shownOf(before, this)
    // The replacement may lie deeper: finds its ancestor among the children.
    while (next && next.parentNode !== this) next = next.parentNode as ChildNode | null
    if (next) next.before(node)
    else this.appendChild(node)
    return node
  }
}
