import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { defineConfig, type PlaywrightTestProject } from '@playwright/test'
import { patience } from './tests/helpers/patience.ts'

const root = import.meta.dirname
const tests = join(root, 'tests')

/** Lists the stories of a folder in `tests`, and those of abilities. */
const storiesIn = (folder: string) =>
  globSync([`tests/${folder}/*.spec.ts`, `abilities/*/tests/${folder}/*.spec.ts`], { cwd: root })
    .toSorted()
    .map((file) => join(root, file))

/** Starts a browser whose program a setting names; Playwright's own without it. */
const launchOptions = (executablePath: string | undefined) => ({
  ...(executablePath && { executablePath }),
  env: { ...process.env, FONTCONFIG_FILE: join(tests, 'stories/fonts.conf') },
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // A Chromium without windows does not ask fonts.conf.
    '--font-render-hinting=none',
  ],
})

/**
 * The stories of a folder. Each file whose stories change the site is a project, and so has a site of
 * its own; the others share one.
 */
function projectsOf(
  folder: string,
  { timeoutMs, program }: { timeoutMs: number; program: string | undefined },
): PlaywrightTestProject[] {
  const files = storiesIn(folder)
  const isChanging = (file: string) => /staff-fixture|site-content/.test(readFileSync(file, 'utf8'))
  const shared = {
    testDir: root,
    timeout: timeoutMs * patience,
    use: { launchOptions: launchOptions(program) },
  }
  return [
    { ...shared, name: folder, testMatch: files.filter((file) => !isChanging(file)) },
    ...files
      .filter(isChanging)
      .map((file) => ({ ...shared, name: basename(file, '.spec.ts'), testMatch: file })),
  ]
}

const program = process.env.CHROMIUM_PATH

export default defineConfig({
  forbidOnly: Boolean(process.env.CI),
  globalSetup: './tests/helpers/check-build.ts',
  workers: 2,
  projects: [
    ...projectsOf('stories', { timeoutMs: 20_000, program }),
    ...projectsOf('further-stories', { timeoutMs: 60_000, program }),
    ...projectsOf('sweeps', { timeoutMs: 60_000, program }),
    ...projectsOf('full-browser', {
      timeoutMs: 60_000,
      program: process.env.FULL_CHROMIUM_PATH ?? program,
    }),
  ],
  expect: {
    timeout: 7_000 * patience,
    // Both typefaces come with the site and fonts.conf fixes their rendering: a page looks the same
    // on any Linux.
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      threshold: 0.2,
      maxDiffPixelRatio: 0.002,
    },
  },
  snapshotPathTemplate: 'tests/full-browser/baselines/{arg}{ext}',
  use: {
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    // Turns motion off while a story clicks; the stories about motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    // A worker answers requests that stories answer themselves; the stories about it allow it.
    serviceWorkers: 'block',
    // No one opens the traces of a run of which only the log stays; they take time.
    trace: process.env.CI ? 'off' : { mode: 'retain-on-failure', screenshots: false },
  },
})
