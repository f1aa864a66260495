import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{server,school,db,content,site,scripts,admin}/**/*.test.{ts,tsx}', 'tests/api/**/*.test.ts'],
    // PostgreSQL's cluster and the built product are started once for all files.
    globalSetup: ['tests/helpers/postgres-cluster.ts'],
    // Many tests wait for time to pass rather than for the processor.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // What is awaited comes at once; a busy machine may need longer.
    expect: { poll: { timeout: 5_000 } },
    restoreMocks: true,
  },
})
