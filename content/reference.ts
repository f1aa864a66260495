import { referenceKinds } from '../school/kinds/reference-kinds.ts'
import { readData } from './read-data.ts'

/** All reference content of the site, with its starter content: a file named by the key of the kind. */
export const starterReference = referenceKinds.map((kind) => ({
  kind,
  load: async () => {
    const { addFilipino } = await import('./filipino/add-filipino.ts')
    const path = kind.key.includes('/') ? kind.key : `reference/${kind.key}`
    return addFilipino(kind.schema, await readData(path))
  },
}))
