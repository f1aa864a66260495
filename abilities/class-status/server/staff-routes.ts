import * as z from 'zod'
import { liveReader } from '../../../school/content/reader.ts'
import { readStandingNotices } from '../../../school/content/class-status/read-class-status.server.ts'
import { editedEntrySchema } from '../../../school/content/editing/editing.ts'
import { readEntry } from '../../../school/content/editing/read-entries.server.ts'
import { readReference } from '../../../school/content/reference/reference-content.server.ts'
import { campusesKind } from '../../../school/kinds/campuses.ts'
import { classNoticeKind } from '../../../school/kinds/class-notice.ts'
import { countDeliveries, deliveryCountsSchema } from '../notice-messages.server.ts'
import { route } from '../../../server/api/admin/route.ts'

/** The data beside the form for class notices; notices are entries like all others. */
export const staffRoutes = [
  route('GET /class-status', {
    minimumRole: 'author',
    summary:
      'The names of the campuses, and the class notices whose days have not passed, with how many subscribers each reached.',
    answer: z.object({
      campuses: z.array(z.string()),
      notices: z.array(editedEntrySchema),
      reached: z.array(deliveryCountsSchema),
    }),
    handle: async ({ parts, editing }) => {
      const { database } = parts
      const standing = await readStandingNotices({ database, now: () => editing.now })
      const ids = standing.map(({ id }) => id)
      const notices = await Promise.all(
        ids.map((id) => readEntry(database, classNoticeKind, id, editing)),
      )
      const campuses = await readReference(liveReader(database), campusesKind)
      return {
        campuses: campuses.map(({ title }) => title),
        notices: notices.filter((notice) => notice !== null),
        reached: await countDeliveries(database, ids),
      }
    },
  }),
] as const
