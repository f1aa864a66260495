import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { patience } from '../../../tests/helpers/patience.ts'
import { makePhoto } from '../../../tests/helpers/pictures.ts'
import { PictureProcess } from './encode-in-process.server.ts'

let pictures: PictureProcess
afterEach(() => {
  pictures.stop()
  vi.unstubAllEnvs()
})

const photo = async (width: number, height: number) => ({
  bytes: await (await makePhoto(width, height)).jpeg().toBuffer(),
  format: 'jpeg' as const,
})

const tooMuch = {
  ok: false,
  failure: expect.stringContaining('takes more memory than one picture may have') as unknown,
}

test('a picture that takes too long is refused with a sentence', async () => {
  pictures = new PictureProcess({ memoryMb: 600, timeMs: 1 })
  const failure = 'This picture takes too long to prepare. Make it smaller, or save it as JPEG.'
  expect(await pictures.encode(await photo(640, 480))).toEqual({ ok: false, failure })
})

test('a picture whose process ends above its memory limit is refused with a sentence, each time', async () => {
  // Node itself takes more than this.
  pictures = new PictureProcess({ memoryMb: 20, timeMs: 60_000 })
  for (const task of [await photo(640, 480), await photo(640, 480)])
    expect(await pictures.encode(task)).toEqual(tooMuch)
})

/** Finds the processes that this one has started to encode pictures, those of other tests too. */
const listProcesses = () =>
  readdirSync('/proc/self/task')
    .flatMap((thread) => readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' '))
    .filter((id) => id && readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('picture-process'))
    .map(Number)

/** @returns what finds the processes that were started since */
function watchProcesses() {
  const earlier = listProcesses()
  return () => listProcesses().filter((id) => !earlier.includes(id))
}

test.skipIf(process.platform !== 'linux')(
  'a picture is encoded in another process, which knows no setting, or in a new one when that has ended',
  async () => {
    const findProcesses = watchProcesses()
    vi.stubEnv('SECRET_KEY', 'of the site')
    pictures = new PictureProcess()
    const task = await photo(64, 48)
    expect(await pictures.encode(task)).toMatchObject({ ok: true })
    const [idle = 0, ...others] = findProcesses()
    expect(others).toEqual([])
    expect(readFileSync(`/proc/${idle}/environ`, 'utf8')).not.toContain('SECRET_KEY')
    // The next picture is sent before this process hears of the end.
    process.kill(idle, 'SIGKILL')
    expect(await pictures.encode(task)).toMatchObject({ ok: true, value: { width: 64 } })
    expect(findProcesses()).not.toContain(idle)
    pictures.stop()
    // The stopped process ends while the next one starts, and leaves that in its place.
    await pictures.encode(task)
    const [next, ...stopped] = findProcesses()
    expect(stopped).toEqual([])
    await pictures.encode(task)
    expect(findProcesses()).toEqual([next])
  },
)

/** Returns the CPU time of a process, in hundredths of a second (proc_pid_stat(5), `utime`). */
const workOf = (id: number) =>
  Number(readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1]?.split(' ')[11])

test.skipIf(process.platform !== 'linux')(
  'a picture whose process the system ends while it is encoded is refused, and not tried again',
  async () => {
    const findProcesses = watchProcesses()
    pictures = new PictureProcess()
    await pictures.encode(await photo(64, 48))
    const [encoder = 0] = findProcesses()
    const before = workOf(encoder)
    const refused = pictures.encode(await photo(4000, 3000))
    await vi.waitUntil(() => workOf(encoder) > before + 20, { timeout: 15_000 * patience })
    process.kill(encoder, 'SIGKILL')
    expect(await refused).toEqual(tooMuch)
    expect(findProcesses()).toEqual([])
  },
)

test('several pictures at once are encoded one after the other, in one process', async () => {
  pictures = new PictureProcess()
  const tasks = await Promise.all([photo(400, 300), photo(320, 240), photo(64, 48)])
  const encoded = await Promise.all(tasks.map((task) => pictures.encode(task)))
  expect(encoded.map((each) => each.ok && each.value.width)).toEqual([400, 320, 64])
})
