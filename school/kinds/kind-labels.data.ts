import { contentKinds, type AnyKind, type KindName } from './index.ts'

/** The names of a kind, which menus and lists of staff pages need, and the right that it takes. */
export type KindLabels = Pick<AnyKind, 'name' | 'labels' | 'right'>

/** The names of all kinds, in the order of the list of kinds. The build leaves out their schemas. */
export const kindLabels = Object.fromEntries(
  contentKinds.map(({ name, labels, right }) => [name, { name, labels, right }]),
) as Record<KindName, KindLabels>
