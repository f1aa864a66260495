import { expect, test } from 'vitest'
import { stopAll } from './stop-all.ts'

/** Stops a part, which takes a turn of the event loop. */
const stopping = (stopped: string[], part: string) => async () => {
  await Promise.resolve()
  stopped.push(part)
}

test('parts are stopped one after another, in their order', async () => {
  const stopped: string[] = []
  await stopAll([
    stopping(stopped, 'server'),
    () => stopped.push('timer'),
    stopping(stopped, 'database'),
  ])
  expect(stopped).toEqual(['server', 'timer', 'database'])
})

test('parts after one that fails are stopped too, and then all errors are reported', async () => {
  const stopped: string[] = []
  const errors = [new Error('The server does not stop'), new Error('The backup does not stop')]
  const stops = [
    () => Promise.reject(errors[0]),
    stopping(stopped, 'timer'),
    () => {
      throw errors[1]
    },
    stopping(stopped, 'database'),
  ]
  await expect(stopAll(stops)).rejects.toMatchObject({ errors })
  expect(stopped).toEqual(['timer', 'database'])
})
