import { readFileSync, readdirSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { siteOfTest } from '../helpers/nodes.ts'
import { openSiteMedia } from '../helpers/site-media.ts'

// What is refused: media-refusals.test.ts.
test.skipIf(process.platform !== 'linux')(
  'a picture that unpacks to hundreds of megabytes is read by another process, which knows no setting',
  async () => {
    const site = await siteOfTest()
    const media = await openSiteMedia(site)
    const flat = sharp({ create: { width: 7_000, height: 7_000, channels: 3, background: '#2a6' } })
    await media.add(await flat.png().toBuffer(), 'flat.png')
    const tasks = `/proc/${site.process.pid}/task`
    const [child] = readdirSync(tasks).flatMap((thread) =>
      readFileSync(`${tasks}/${thread}/children`, 'utf8').split(' ').filter(Boolean),
    )
    expect(readFileSync(`/proc/${child}/environ`, 'utf8')).not.toContain('DATA_DIR')
    expect((await fetch(`${site.origin}/healthz`)).status).toBe(200)
  },
)
