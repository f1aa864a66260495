import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { StandInPhone } from '../tests/helpers/stand-in-push.ts'

/** Asks for new phones, or how many of them were told. */
export type PushRequest = { phones: number } | 'told'

/** Push subscription that a phone gives to the site. */
export type Subscription = StandInPhone['subscription']

export type Push = Awaited<ReturnType<typeof startPush>>

/** Starts the push service of the storm. @param folder where its certificate is put */
export async function startPush(folder: string) {
  const child = fork(join(import.meta.dirname, 'storm-push-process.ts'), [folder])
  const answer = async <Answer>() => ((await once(child, 'message')) as [Answer])[0]
  const ask = <Answer>(request: PushRequest) => {
    child.send(request)
    return answer<Answer>()
  }
  const { origin, certificate } = await answer<{ origin: string; certificate: string }>()
  return {
    origin,
    certificate,
    addPhones: (phones: number) => ask<Subscription[]>({ phones }),
    countTold: () => ask<number>('told'),
    stop: () => child.disconnect(),
  }
}
