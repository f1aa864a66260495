import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../db/database.ts'
import { uploadForm } from '../helpers/pictures.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'
import { signInAs } from '../helpers/staff.ts'
import { wideAvif } from '../helpers/wide-avif.ts'

const childrenOf = (pid: number) =>
  readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(join(`/proc/${pid}/task`, thread, 'children'), 'utf8')
      .split(' ')
      .filter(Boolean),
  )

async function openSite() {
  const site = await startTestSite()
  onTestFinished(site.stop)
  const database = await openDatabase({ dataDir: site.dataDir })
  const { token } = await signInAs(database, 'editor')
  await database.destroy()
  const send = async (bytes: Buffer, name: string) => {
    const answer = await fetch(`${site.origin}/api/admin/media`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: uploadForm(bytes, name),
    })
    return { status: answer.status, text: await answer.text() }
  }
  return { site, send }
}

const pidOf = ({ process }: TestSite) => Number(process.pid)

test.skipIf(process.platform !== 'linux')(
  'pictures that unpack to hundreds of megabytes are read by another process, or refused',
  async () => {
    const { site, send } = await openSite()
    const refused = await send(wideAvif, 'wide.avif')
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('it takes more memory than one picture may have')
    const flat = sharp({ create: { width: 7_000, height: 7_000, channels: 3, background: '#2a6' } })
    expect((await send(await flat.png().toBuffer(), 'flat.png')).status).toBe(201)

    const [child] = childrenOf(pidOf(site))
    expect(readFileSync(`/proc/${child}/environ`, 'utf8')).not.toContain('DATA_DIR')
    expect((await fetch(`${site.origin}/healthz`)).status).toBe(200)
  },
)
