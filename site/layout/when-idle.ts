interface Connection {
  saveData?: boolean
}

const firstTouch = ['pointerdown', 'keydown', 'focusin'] as const

/** Runs once the main thread is idle after the first paint; under Save-Data, once the visitor first touches the page. */
export function whenIdle(run: () => void) {
  const { connection } = navigator as Navigator & { connection?: Connection }
  if (connection?.saveData) {
    const start = () => {
      for (const name of firstTouch) removeEventListener(name, start)
      run()
    }
    for (const name of firstTouch) addEventListener(name, start, { passive: true })
    return
  }
  const afterPaint = () => requestAnimationFrame(() => setTimeout(run))
  if ('requestIdleCallback' in globalThis) requestIdleCallback(afterPaint, { timeout: 2_000 })
  else afterPaint()
}
