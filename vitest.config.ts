import { availableParallelism } from 'node:os'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { inlineScripts } from './scripts/build-plugins.ts'
import { compileMessages } from './scripts/compile-messages.ts'
import { patience } from './tests/helpers/patience.ts'

const shared = {
  testTimeout: 20_000 * patience,
  hookTimeout: 20_000 * patience,
  // A condition that a test waits for comes at once; a busy machine may need longer.
  expect: { poll: { timeout: 5_000 * patience } },
  restoreMocks: true,
  setupFiles: ['tests/helpers/test-clock.ts'],
}

/** Test files of a folder in `tests`, and of abilities. */
const testsIn = (folder: string) => [
  `tests/${folder}/**/*.test.ts`,
  `abilities/*/tests/${folder}/**/*.test.ts`,
]

/** Unit tests that replace a module, or a global while modules are loaded. */
const isolated = [
  'admin/**/*.test.{ts,tsx}',
  'abilities/*/staff/**/*.test.{ts,tsx}',
  'abilities/folders.test.ts',
  'school/staff/accounts/{password,sign-in}.test.ts',
]

export const unit = {
  plugins: [compileMessages(), inlineScripts()],
  test: {
    ...shared,
    name: 'unit',
    include: ['{abilities,product,server,school,db,content,site,scripts}/**/*.test.{ts,tsx}'],
    exclude: [...isolated, 'abilities/*/tests/**'],
    // Loading the modules once for each worker, not for each file, saves half of the time.
    isolate: false,
  },
}

/** Tests of the built product. */
const onBuild = (name: string, options: TestProjectInlineConfiguration['test']) => ({
  plugins: [compileMessages()],
  test: { ...shared, name, globalSetup: ['tests/helpers/check-build.ts'], ...options },
})

export default defineConfig({
  test: {
    // Starts one PostgreSQL for all files.
    globalSetup: ['tests/helpers/postgres-cluster.ts'],
    // One more than there are processors: many tests wait for an answer rather than for them.
    maxWorkers: availableParallelism() + 1,
    projects: [
      unit,
      {
        plugins: [compileMessages()],
        test: { ...shared, name: 'unit-isolated', include: isolated },
      },
      onBuild('api', { include: testsIn('api') }),
      onBuild('operations', {
        hookTimeout: 30_000 * patience,
        include: testsIn('operations'),
      }),
      ...(['firefox', 'webkit'] as const).map((engine) =>
        onBuild(engine, {
          // The first story of a file starts the site and the browser.
          testTimeout: 60_000 * patience,
          include: ['tests/engines/**/*.test.ts'],
          exclude: engine === 'firefox' ? [] : ['tests/engines/*-in-firefox.test.ts'],
          provide: { engine },
        }),
      ),
      onBuild('validators', { include: ['tests/validators/**/*.test.ts'] }),
    ],
  },
})
