import type { AnyKind } from '../../../school/kinds/index.ts'

/** The actions on several entries, in their order. */
export const bulkActions = ['publish', 'unpublish', 'change', 'trash'] as const
export type BulkActionName = (typeof bulkActions)[number]

/** Returns whether entries of a kind have something that is changed from a list. */
export const canChange = ({ categoryField, dayField, sectionField }: AnyKind) =>
  categoryField !== null || dayField !== null || sectionField === 'topics'

/** Question, text and button that confirm each action. */
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

const doneWords: Record<BulkActionName, (count: string, isOne: boolean) => string> = {
  publish: (count, isOne) => `${count} published. Visitors see ${isOne ? 'it' : 'them'} now.`,
  unpublish: (count, isOne) =>
    `${count} taken down. Visitors no longer see ${isOne ? 'it' : 'them'}.`,
  change: (count) => `${count} changed. Visitors see the change of what is published.`,
  trash: (count, isOne) =>
    `${count} moved to the trash. Visitors do not see ${isOne ? 'it' : 'them'} now.`,
}

/** Says what an action has done. */
export function sayDone(
  action: BulkActionName,
  { done, unchanged }: { done: readonly number[]; unchanged: number },
): string {
  const same = unchanged > 0 ? `${unchanged} were already so.` : ''
  const changed =
    done.length > 0 || unchanged === 0
      ? doneWords[action](String(done.length), done.length === 1)
      : ''
  return [changed, same].filter(Boolean).join(' ')
}
