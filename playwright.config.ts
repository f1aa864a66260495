import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { patience } from './tests/helpers/patience.ts'

const executablePath = process.env.CHROMIUM_PATH

export default defineConfig({
  testDir: 'tests/stories',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  globalSetup: './tests/helpers/check-build.ts',
  workers: 2,
  timeout: 30_000 * patience,
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
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  use: {
    launchOptions: {
      ...(executablePath && { executablePath }),
      env: {
        ...process.env,
        FONTCONFIG_FILE: join(import.meta.dirname, 'tests/stories/fonts.conf'),
      },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
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
