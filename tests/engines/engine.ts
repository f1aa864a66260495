import { inject } from 'vitest'

export type EngineName = 'firefox' | 'webkit'

declare module 'vitest' {
  interface ProvidedContext {
    /** the engine of the running project (vitest.config.ts) */
    engine: EngineName
  }
}

/** Keys with the same name in both drivers. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'Backspace' | 'Control'

/** A page with the actions of a person and the state that a test can read. */
export interface EnginePage {
  /** waits until the page has loaded */
  goto: (address: string) => Promise<void>
  reload: () => Promise<void>
  /** runs a function in the page, which uses no outer variables; arguments and result are JSON */
  evaluate: <Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>
  /** runs the text of a script in the page */
  run: (script: string) => Promise<void>
  /** presses and releases the main button at a point of the window, in CSS pixels */
  clickAt: (x: number, y: number) => Promise<void>
  press: (key: Key) => Promise<void>
  pressWithControl: (letter: string) => Promise<void>
  type: (text: string) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  close: () => Promise<void>
}

/** A running browser. Its pages share nothing: each belongs to a new visitor. */
export interface Engine {
  openPage: () => Promise<EnginePage>
  close: () => Promise<void>
}

export const engineName = inject('engine')

/**
 * The setting that names the browser's program (scripts/test-tools.mjs); without it these tests are
 * skipped.
 */
const settings = { firefox: 'FIREFOX_PATH', webkit: 'WEBKIT_DRIVER_PATH' } as const

export const enginePath = process.env[settings[engineName]] ?? ''
