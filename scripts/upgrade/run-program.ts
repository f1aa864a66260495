import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'

/** An account of the machine; `null`: that of this process. */
export type Account = { uid: number; gid: number } | null

/**
 * Runs a program that prints where this one prints.
 *
 * @param options.isQuiet hides what it says when all is well
 * @returns its exit code; 127 when there is no such program
 */
export async function runProgram(
  program: string,
  args: string[],
  { account = null, isQuiet = false }: { account?: Account; isQuiet?: boolean } = {},
) {
  const child = spawn(program, args, {
    stdio: ['inherit', isQuiet ? 'ignore' : 'inherit', 'inherit'],
    // A release needs no PATH, and neither does its upgrade.
    env: { ...process.env, PATH: process.env.PATH ?? '/usr/sbin:/usr/bin:/sbin:/bin' },
    ...account,
  })
  try {
    const [code] = (await once(child, 'exit')) as [number | null]
    return code ?? 1
  } catch {
    return 127
  }
}

/** The account that owns a folder: what root writes there, the site could not read. */
export function ownerOf(folder: string): Account {
  const { uid, gid } = statSync(folder)
  return process.getuid?.() === 0 && uid !== 0 ? { uid, gid } : null
}
