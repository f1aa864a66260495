import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase, withFrozenDatabase, type Database } from '../../../../db/database.ts'
import { migrate } from '../../../../db/migrate.ts'
import { alertKind } from '../../../../school/kinds/alert.ts'
import { environmentOf, testFolder } from '../../../../tests/helpers/backups.ts'
import { emptyDatabases } from '../../../../tests/helpers/empty-databases.ts'
import { siteOfTest } from '../../../../tests/helpers/nodes.ts'
import { patience } from '../../../../tests/helpers/patience.ts'
import { makePhoneJpeg } from '../../../../tests/helpers/pictures.ts'
import { runScript } from '../../../../tests/helpers/run-script.ts'
import { openSiteContent } from '../../../../tests/helpers/site-content.ts'
import { openSiteMedia } from '../../../../tests/helpers/staff-calls.ts'
import { filesOf, makeCopy, readLinks } from '../../../../tests/helpers/static-copy.ts'

const timeout = 120_000 * patience

describe('a static copy', { timeout }, () => {
  test('of a running site: each link of each page leads to a file, no page asks another site, and it shows what is new once it is made again', async () => {
    const site = await siteOfTest()
    const content = await openSiteContent(site)
    onTestFinished(() => content.close())
    const folder = join(testFolder(), 'copy')
    mkdirSync(folder)
    await content.changeReference(alertKind, (alert) => ({ ...alert, text: 'No classes today.' }))
    expect(await makeCopy(site, folder)).toEqual({
      code: 0,
      printed: expect.stringMatching(
        /^(Copying: .*\n)*\S+copy: \d{3,4} pages\. Open index\.html in it\.\n$/,
      ) as string,
    })

    const { links, faults } = readLinks(folder)
    expect(faults).toEqual([])
    expect(links).toBeGreaterThan(10_000)
    const files = filesOf(folder)
    // Each name: abilities/static-copy/server/copy-files.test.ts.
    const some = ['not-in-this-copy/index.html', 'fil/dycian-news/page=2/index.html', 'favicon.svg']
    expect(files).toEqual(expect.arrayContaining(some))
    const places = files.filter((file) => /^(fil\/)?(status|verify|login|admin|api)\b/.test(file))
    expect(places).toEqual([])

    const pages = files.filter((file) => file.endsWith('.html'))
    const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')
    const texts = pages.map(textOf)
    const moved = texts.filter((text) => text.includes('http-equiv="refresh"'))
    const dated = texts.filter((text) =>
      /(Copy:.*made on|Kopya:.*ginawa noong) [^.]*\d{4}/.test(text),
    )
    expect(dated).toHaveLength(texts.length - moved.length)
    expect(texts.filter((text) => text.includes('method="post"'))).toEqual([])
    expect(texts.filter((text) => /No classes today\.|id="today"/.test(text))).toEqual([])
    expect(texts.filter((text) => /type="module"|modulepreload|<iframe/.test(text))).toEqual([])
    expect(textOf('fil/index.html')).toContain('<html lang="fil"')
    expect(textOf('ask-us/index.html')).toContain('Reach the school directly')
    expect(textOf('search/index.html')).toMatch(/<noscript>\s*<p[ >]/)
    expect((await fetch(`${site.origin}/ask-us`)).status).toBe(200)

    // A new article with its picture, and another whose picture the disk has lost.
    const media = await openSiteMedia(site)
    const before = filesOf(folder)
    const lost = await media.add(await makePhoneJpeg(640, 480), 'lost.jpg')
    await content.addArticle({ title: 'Without its picture', bannerImage: lost.address })
    rmSync(join(site.dataDir, 'media'), { recursive: true })

    const { address } = await media.add(await makePhoneJpeg(1_280, 720), 'gate.jpg')
    const filipinoTexts = {
      title: { text: 'Bukas na ulit ang gate' },
      content: { text: '<p>Tingnan ang <a href="/events">susunod</a>.</p>' },
    }
    const { slug } = await content.addArticle({
      title: 'The gate is open again',
      bannerImage: address,
      content: `<p>See <a href="/events">what comes</a>, <a href="/status">the status</a> and <a href="https://example.org/x">others</a>.</p><figure><img src="${address}" alt="The gate"></figure><p>https://www.youtube.com/watch?v=dQw4w9WgXcQ</p>`,
      ...({ fil: { texts: filipinoTexts } } as object),
    })
    const refused = await makeCopy(site, folder)
    expect(refused.code).toBe(1)
    expect(refused.printed).toContain('is not empty')
    expect(filesOf(folder)).toEqual(before)

    const made = await makeCopy(site, folder, { args: ['--yes'] })
    expect(made.printed).toMatch(/\/media\/\S+ could not be copied\./)
    expect(made.code).toBe(3)
    expect(readdirSync(join(folder, '..'))).toEqual(['copy'])
    const text = readFileSync(join(folder, 'dycian-news', slug, 'index.html'), 'utf8')
    expect(text).toContain('<a href="../../events/index.html">what comes</a>')
    expect(text).toContain('<a href="../../not-in-this-copy/index.html">the status</a>')
    expect(text).toContain('href="https://example.org/x"')
    expect(text).not.toContain('<iframe')
    const [, , lostId = ''] = lost.address.split('/')
    const { faults: faultsNow } = readLinks(folder)
    expect(faultsNow.filter((fault) => !fault.includes(lostId))).toEqual([])
    const variants = filesOf(folder).filter((file) => /^media\/.*\.avif$/.test(file))
    expect(variants.length).toBeGreaterThan(1)
    expect(readFileSync(join(folder, 'search.js'), 'utf8')).toContain('The gate is open again')
    expect(readFileSync(join(folder, 'fil/search.js'), 'utf8')).toContain('Bukas na ulit ang gate')
    const filipino = readFileSync(join(folder, 'fil/dycian-news', slug, 'index.html'), 'utf8')
    expect(filipino).toContain('Tingnan ang <a href="../../../fil/events/index.html">susunod</a>')
  })

  test('is refused where it would replace the site itself, a file, or a folder that is not there', async () => {
    const dataDir = testFolder()
    const seeded = await runScript('scripts/seed.ts', [], environmentOf({ dataDir }))
    expect(seeded).toMatchObject({ code: 0 })
    const around = testFolder()
    symlinkSync(dataDir, join(around, 'link'))
    writeFileSync(join(around, 'file'), 'x')
    const inside = ['link', 'file', 'missing/copy'].map((name) => join(around, name))
    for (const place of [dataDir, join(dataDir, '..'), ...inside]) {
      const refused = await makeCopy({ dataDir }, place, { args: ['--yes'] })
      expect(`${refused.code} ${refused.printed}`).toMatch(/^1 .*(Name another|Name a|There is no)/)
    }
    expect(existsSync(join(dataDir, 'site.sqlite'))).toBe(true)
    expect(readdirSync(around).toSorted()).toEqual(['file', 'link'])
  })
})

describe('a frozen database', { timeout }, () => {
  test.each(emptyDatabases())(
    'on %s stays as it is while the site writes, and cannot be written',
    async (_, make) => {
      const settings = await make()
      const writer = await openDatabase(settings)
      onTestFinished(() => writer.destroy())
      await migrate(writer)
      const read = (database: Database) =>
        database.selectFrom('site_state').select(['key', 'value']).orderBy('key').execute()
      const write = (database: Database, version: number) =>
        database.updateTable('site_state').set({ value: version }).execute()
      await withFrozenDatabase(settings, async (frozen) => {
        const before = await read(frozen)
        await write(writer, 77)
        expect(await read(frozen)).toEqual(before)
      })
      const written = withFrozenDatabase(settings, (frozen) => write(frozen, 78))
      await expect(written).rejects.toThrow(/read-?only/)
      expect(await read(writer)).toEqual([{ key: 'content_version', value: 77 }])
    },
  )
})
