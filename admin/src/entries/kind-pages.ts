import type { AnyKind } from '../../../school/kinds/index.ts'

/** The page that lists the entries of a kind: `/admin/article`. */
export const entryListPath = ({ name }: Pick<AnyKind, 'name'>) => `/admin/${name}`

/** The editor of an entry, or of a new one (`create`). */
export const entryPath = (kind: Pick<AnyKind, 'name'>, id: number | 'create') =>
  `${entryListPath(kind)}/${id}`

/** The page that suspends classes: two presses from the dashboard. */
export const classStatusPath = '/admin/class-status'

/** Returns the title of an entry in a list: `Untitled …` without a title. */
export const listedTitle = ({ labels }: Pick<AnyKind, 'labels'>, { title }: { title: string }) =>
  title || `Untitled ${labels.one}`
