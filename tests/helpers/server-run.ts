import { makeTestFolder, removeTestFolder } from './clean-up.ts'
import { patience } from './patience.ts'
import { runScript } from './run-script.ts'

/**
 * Runs the built product with settings that it should refuse, until it ends.
 *
 * @returns its exit code and output; its data folder is removed
 */
export async function runServer(settings: Record<string, string>) {
  const dataDir = makeTestFolder('run')
  const env = { NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, ...settings }
  const limit = ['timeout', String(15 * patience)]
  const { code, printed } = await runScript('server.ts', [], env, limit)
  removeTestFolder(dataDir)
  return { code, said: printed.trim() }
}
