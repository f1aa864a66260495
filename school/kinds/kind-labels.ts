import { kindLabels, type KindLabels } from './kind-labels.data.ts'

/** All kinds in the order in which staff see them, by their names only. */
export const labeledKinds: readonly KindLabels[] = Object.values(kindLabels)

/** The names of the kind with this one; `null` for none. */
export const findLabels = (name: string): KindLabels | null =>
  labeledKinds.find((kind) => kind.name === name) ?? null
