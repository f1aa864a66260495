// Runs commands in this one process, each with the same arguments, and prints how each would have
// ended. Starting 20 processes takes most of a minute.
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

export interface CommandEnd {
  script: string
  /** its first exit code; `null` when it failed */
  code: number | null
  printed: string
}

const root = resolve(import.meta.dirname, '../..')
const [scripts = '[]', ...args] = process.argv.slice(2)
const print = process.stdout.write.bind(process.stdout)

const ends: CommandEnd[] = []
for (const script of JSON.parse(scripts) as string[]) {
  const end: CommandEnd = { script, code: null, printed: '' }
  const note = (text: string | Uint8Array) => {
    if (end.code === null) end.printed += String(text)
    return true
  }
  process.stdout.write = note
  process.stderr.write = note
  process.exit = (code) => {
    end.code ??= Number(code ?? 0)
    throw new Error('The command ends.')
  }
  const file = join(root, script)
  process.argv = [process.execPath, file, ...args]
  process.exitCode = 0
  try {
    await import(pathToFileURL(file).href)
    end.code ??= process.exitCode
  } catch (error) {
    // Otherwise it ended before.
    if (end.code === null) end.printed += String(error)
  }
  ends.push(end)
}
process.exitCode = 0
print(JSON.stringify(ends))
