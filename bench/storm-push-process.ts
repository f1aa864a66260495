// The push service of the storm (storm.ts) with its phones, in a process that leaves the processor to
// the families: real phones and push services are elsewhere.
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { startStandInPush, type StandInPhone } from '../tests/helpers/stand-in-push.ts'
import type { PushRequest, Subscription } from './storm-push.ts'

setPriority(constants.priority.PRIORITY_LOW)
const [folder = ''] = process.argv.slice(2)
const push = await startStandInPush(folder)
let phones: StandInPhone[] = []
process.on('message', (request: PushRequest) => {
  if (request === 'told')
    process.send?.(phones.filter(({ messages }) => messages.length > 0).length)
  else {
    phones = Array.from({ length: request.phones }, () => push.addPhone())
    process.send?.(phones.map(({ subscription }): Subscription => subscription))
  }
})
const { origin, certificate } = push
process.send?.({ origin, certificate })
await once(process, 'disconnect')
await push.stop()
