import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync } from 'vite'

const root = resolve(import.meta.dirname, '../..')

/** Part of a parsed source, as the ESTree names it. */
export interface SyntaxNode {
  type: string
  [part: string]: unknown
}

/** Lists source files below a folder, without tests. @returns paths from the root of the project */
export const listSources = (folder: string): string[] =>
  globSync('**/*.{ts,tsx}', { cwd: join(root, folder) })
    .filter((file) => !/\.(test|d)\.tsx?$/.test(file))
    .map((file) => join(folder, file))
    .sort()

/** Parses a source file. @param file path from the root of the project */
export function parseSource(file: string): SyntaxNode {
  const { program, errors } = parseSync(file, readFileSync(resolve(root, file), 'utf8'))
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  return program as unknown as SyntaxNode
}

/** Visits a node and all below it, except those below one for which `visit` returns false. */
export function visitNodes(node: unknown, visit: (node: SyntaxNode) => boolean | void) {
  if (Array.isArray(node)) for (const each of node) visitNodes(each, visit)
  if (!isNode(node) || visit(node) === false) return
  for (const part of Object.values(node)) if (typeof part === 'object') visitNodes(part, visit)
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value
