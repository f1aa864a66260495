import { fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { startStandInPush, taken, type StandInPhone } from '../tests/helpers/stand-in-push.ts'

/** Delay of the push service for each message, in milliseconds: that of real services. */
const latencyMs = { least: 50, most: 150 }

/** Push subscription that a phone gives to the site. */
export type Subscription = StandInPhone['subscription']

export type Push = Awaited<ReturnType<typeof startPush>>

/**
 * Starts a push service and its phones, in a process that leaves the processor to the server and the
 * families: real ones are elsewhere. It checks and decrypts each message.
 *
 * @param folder where its certificate is put
 */
export async function startPush(folder: string) {
  const child = fork(import.meta.filename, [folder])
  const answer = async <Answer>() => ((await once(child, 'message')) as [Answer])[0]
  const { origin, certificate } = await answer<{ origin: string; certificate: string }>()
  const countTold = () => {
    child.send('told')
    return answer<number>()
  }
  return {
    settings: { PUSH_SERVICES: origin, NODE_EXTRA_CA_CERTS: certificate },
    addPhones: (phones: number) => {
      child.send(phones)
      return answer<Subscription[]>()
    },
    /** Waits until so many phones were told, three minutes at most. @returns how many were */
    waitUntilTold: async (phones: number) => {
      let told = await countTold()
      for (const began = Date.now(); told < phones && Date.now() < began + 180_000;) {
        await wait(50)
        told = await countTold()
      }
      return told
    },
    [Symbol.dispose]: () => child.disconnect(),
  }
}

if (import.meta.main) {
  setPriority(constants.priority.PRIORITY_LOW)
  const push = await startStandInPush(process.argv[2] ?? '')
  const later = () => latencyMs.least + Math.random() * (latencyMs.most - latencyMs.least)
  let phones: StandInPhone[] = []
  process.on('message', (request: number | 'told') => {
    if (request === 'told') {
      process.send?.(phones.filter(({ messages }) => messages.length > 0).length)
      return
    }
    phones = Array.from({ length: request }, () =>
      push.addPhone((response) => void setTimeout(() => taken(response), later())),
    )
    process.send?.(phones.map(({ subscription }): Subscription => subscription))
  })
  const { origin, certificate } = push
  process.send?.({ origin, certificate })
  await once(process, 'disconnect')
  await push.stop()
}
