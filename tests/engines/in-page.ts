/** A role and its name, or a CSS selector and its whole text where there is no role. */
export interface Target {
  role?: string
  name?: string | undefined
  css?: string
  within?: Target | undefined
}

/** The point of a target to click; `null` while it is missing, moving or covered. */
export type Place = { x: number; y: number } | null

declare global {
  interface Window {
    TestingLibraryDom?: {
      queryAllByRole: (within: HTMLElement, role: string, options: object) => Element[]
    }
    finder?: { findAll: (target: Target) => Element[] }
  }
}

/** Runs after Testing Library: finds a target by its whole name, otherwise by a part of it. */
export function installFinder() {
  const isVisible = (node: Element) => node.checkVisibility({ visibilityProperty: true })
  const byRole = (part: Element, role: string, name: string | undefined): Element[] => {
    const query = (options: object) =>
      (window.TestingLibraryDom?.queryAllByRole(part as HTMLElement, role, options) ?? []).filter(
        isVisible,
      )
    if (name === undefined) return query({})
    const exact = query({ name })
    return exact.length > 0 ? exact : query({ name: (each: string) => each.includes(name) })
  }
  const byCss = (part: Element, css: string, text: string | undefined): Element[] =>
    [...part.querySelectorAll(css)].filter(
      (node) => isVisible(node) && (text === undefined || node.textContent.trim() === text),
    )
  // Between two pages the document has no element at all.
  const whole = () => [...document.querySelectorAll(':root')]
  const findAll = ({ role, name, css, within }: Target): Element[] =>
    (within ? findAll(within) : whole()).flatMap((part) =>
      css === undefined ? byRole(part, role ?? '', name) : byCss(part, css, name),
    )
  window.finder = { findAll }
}

export const hasFinder = () => window.finder !== undefined

export const countOf = (target: Target) => window.finder?.findAll(target).length ?? 0

export const textOf = (target: Target) =>
  window.finder?.findAll(target)[0]?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? null

export const valueOf = (target: Target) =>
  (window.finder?.findAll(target)[0] as HTMLInputElement | undefined)?.value ?? null

export const hasFocus = (target: Target) =>
  window.finder?.findAll(target)[0] === document.activeElement

export function focusOn(target: Target) {
  const found = window.finder?.findAll(target)[0] as HTMLElement | undefined
  found?.focus()
  return found !== undefined && found === document.activeElement
}

/** Returns the middle of a target, once it is in view, still and not covered. */
export function placeOf(target: Target): Place {
  const node = window.finder?.findAll(target)[0]
  if (!node) return null
  // A menu that opens stands still before its first frame, too.
  const isMoved = document.getAnimations().some(({ playState, timeline, effect }) => {
    const isRunning = playState === 'running' && timeline === document.timeline
    if (!isRunning || !(effect instanceof KeyframeEffect)) return false
    return effect.getComputedTiming().iterations !== Infinity && effect.target?.contains(node)
  })
  if (isMoved) return null
  const before = node.getBoundingClientRect()
  if (before.top < 80 || before.bottom > innerHeight - 10)
    node.scrollIntoView({ block: 'center', behavior: 'instant' })
  // Uses the first line of a link: the middle of two lines may be outside of both.
  const [box] = node.getClientRects()
  if (!box) return null
  const { left, top, width, height } = box
  const [x, y] = [left + width / 2, top + height / 2]
  const front = document.elementFromPoint(x, y)
  if (front !== null && node.contains(front)) return { x, y }
  // A dialog scrolls below its buttons.
  node.scrollIntoView({ block: 'center', behavior: 'instant' })
  return null
}
