import { defineConfig } from 'vitest/config'
import { unit } from '../vitest.config.ts'

/** Runs the unit tests nearest to db and school: Stryker knows no projects. */
export default defineConfig({
  ...unit,
  test: {
    ...unit.test,
    include: ['{db,school,content}/**/*.test.ts'],
    // The last one reads sources, which look different with mutants in them.
    exclude: [...unit.test.exclude, 'db/columns.test.ts'],
    globalSetup: ['tests/helpers/postgres-cluster.ts'],
  },
})
