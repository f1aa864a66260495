/** Returns a folder in memory for databases; `null` without one (defined in scripts/test-tools.mjs). */
export function findMemoryFolder(): string | null
