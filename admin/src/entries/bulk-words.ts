import type { AnyKind } from '../../../school/kinds/index.ts'

/** The actions on several entries, in the order of their buttons. */
export const bulkActions = ['publish', 'unpublish', 'change', 'trash'] as const
export type BulkActionName = (typeof bulkActions)[number]

/** Tells whether entries of a kind have fields that can be changed from a list. */
export const canChange = ({ categoryField, dayField, sectionField }: AnyKind) =>
  categoryField !== null || dayField !== null || sectionField === 'topics'

/** The dialog that asks before each action. */
export const bulkQuestions: Record<
  BulkActionName,
  { question: (count: number) => string; text: string; button: string; isDangerous: boolean }
> = {
  publish: {
    question: (count) => `Publish ${count} now?`,
    text: 'Visitors see them at once.',
    button: 'Publish',
    isDangerous: false,
  },
  unpublish: {
    question: (count) => `Take ${count} down from the site?`,
    text: 'Visitors no longer see them. They stay here, and can be published again.',
    button: 'Take down',
    isDangerous: true,
  },
  change: {
    question: (count) => `Change ${count}`,
    text: 'What you leave empty stays as it is. Visitors see the change of published ones at once.',
    button: 'Change',
    isDangerous: false,
  },
  trash: {
    question: (count) => `Move ${count} to the trash?`,
    text: 'Visitors no longer see them. They can be restored.',
    button: 'Move to the trash',
    isDangerous: true,
  },
}

const doneWords: Record<BulkActionName, (count: number, them: string) => string> = {
  publish: (count, them) => `${count} published. Visitors see ${them} now.`,
  unpublish: (count, them) => `${count} taken down. Visitors no longer see ${them}.`,
  change: (count) => `${count} changed. Visitors see the change of what is published.`,
  trash: (count, them) => `${count} moved to the trash. Visitors do not see ${them} now.`,
}

/** Says how many entries an action has changed, and how many were already so. */
export function bulkMessage(
  action: BulkActionName,
  { done: { length: count }, unchanged }: { done: readonly number[]; unchanged: number },
): string {
  const same = `${unchanged} were already so.`
  if (count === 0 && unchanged > 0) return same
  const changed = doneWords[action](count, count === 1 ? 'it' : 'them')
  return unchanged > 0 ? `${changed} ${same}` : changed
}
