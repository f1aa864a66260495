import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{server,school,db,content,site,scripts,admin}/**/*.test.{ts,tsx}', 'tests/api/**/*.test.ts'],
    // PostgreSQL's cluster and the built product are started once for all files.
    globalSetup: ['tests/helpers/postgres-cluster.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    restoreMocks: true,
  },
})
