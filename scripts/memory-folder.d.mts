/** Gives a folder in memory, or `null` where there is none (see scripts/memory-folder.mjs). */
export function findMemoryFolder(): string | null
