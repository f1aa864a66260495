import { pino } from 'pino'
import type { Database } from '../../db/database.ts'
import { folderStore } from '../../school/content/media/media-folder.server.ts'
import { abilities } from '../../product/abilities.ts'
import { KeptCards } from '../../server/share-cards/kept-cards.ts'
import type { StaffParts } from '../../server/api/admin/parts.ts'

/** Returns the parts of the staff API in tests: no mail, no proxy, and no caches to notify. */
export const staffParts = (
  database: Database,
  parts: Pick<StaffParts, 'now'> & Partial<StaffParts>,
): StaffParts => ({
  database,
  library: { database, store: folderStore('no media library in this test'), maxBytes: 0 },
  dataDir: '',
  siteNow: parts.now,
  contentChanged: () => Promise.resolve(),
  staffMailQueued: () => {},
  publicOrigin: 'https://www.dyci.example',
  proxies: 0,
  sendMail: null,
  logger: pino({ level: 'silent' }),
  checkLinks: () => Promise.resolve(),
  statusOf: () => Promise.resolve(200),
  summarizePreview: () => Promise.resolve(null),
  drawing: { root: process.cwd(), kept: new KeptCards('no cards in this test') },
  abilities,
  ...parts,
})
