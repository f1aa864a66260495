import { kindLabels, type KindLabels } from './kind-labels.data.ts'

/** The labels of all kinds, in the order in which staff see them. */
export const labeledKinds: readonly KindLabels[] = Object.values(kindLabels)

/** Finds the labels of a kind by its name; `null` for none. */
export const findLabels = (name: string): KindLabels | null =>
  labeledKinds.find((kind) => kind.name === name) ?? null
