import { onTestFinished } from 'vitest'
import { makeTestFolder, removeTestFolder } from './clean-up.ts'

/** Makes a folder that is removed after the test. */
export function testFolder(): string {
  const folder = makeTestFolder('test')
  onTestFinished(() => removeTestFolder(folder))
  return folder
}
