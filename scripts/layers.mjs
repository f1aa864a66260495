// The lint rules `layers/imports`, which folder may import which (docs/architecture.md), and
// `layers/clock`, where the time is read.
import { posix, relative } from 'node:path'

const dialect = { packages: ['pg', 'node:sqlite'], says: 'Only db knows a database’s dialect.' }
const queries = {
  packages: ['kysely', 'pg', 'node:'],
  says: 'Pages ask school; no query in a page.',
}
const answers = {
  packages: ['react', 'react-dom', 'react-router', '@react-router', 'hono', '@hono'],
  says: 'school returns data, neither pages nor responses.',
}
const ofAdmin =
  'admin knows only school’s browser-safe files and the types of product/contract.ts.'
const downward = 'Inside school, imports run operations → content → staff → kinds → base.'

/**
 * The parts of the product, each with what it may import beside itself. A file belongs to the
 * first part that its path begins with; a file of no part (tests, scripts) may import everything.
 *
 * @type {{
 *   part: string
 *   imports: string[]
 *   says: string
 *   without?: { packages: string[]; says: string }[]
 * }[]}
 */
const parts = [
  {
    part: 'server.ts',
    imports: ['server/'],
    says: 'server.ts starts server, which knows the rest.',
    without: [dialect],
  },
  {
    part: 'server/',
    imports: ['site/', 'content/', 'school/', 'db/'],
    says: 'server knows the staff pages only as built files.',
    without: [dialect],
  },
  {
    part: 'site/ui/',
    imports: ['site/languages/', 'school/base/'],
    says: 'ui knows no words of the school.',
    without: [queries],
  },
  {
    part: 'site/languages/',
    imports: ['school/base/'],
    says: 'Catalogs and dates are below all pages.',
    without: [queries],
  },
  {
    part: 'site/',
    imports: ['school/'],
    says: 'site knows only school.',
    without: [queries],
  },
  { part: 'admin/src/', imports: ['school/'], says: ofAdmin, without: [dialect] },
  {
    part: 'content/',
    imports: ['school/', 'db/'],
    says: 'content knows only school and db.',
    without: [dialect],
  },
  ...['operations', 'content', 'staff', 'kinds', 'base'].map((layer, index, layers) => ({
    part: `school/${layer}/`,
    imports: [
      ...layers.slice(index + 1).map((lower) => `school/${lower}/`),
      ...(index < 3 ? ['db/'] : []),
    ],
    says: downward,
    without: [dialect, answers],
  })),
  { part: 'db/', imports: [], says: 'db is the lowest layer: it imports nothing of the others.' },
]

const ofSchool = 'school knows only db.'
const ofBrowser = 'Kinds and base run in the browser too: no database.'
const withoutTools = 'The product runs without its start file, scripts, tests and benchmarks.'

/**
 * Judges one import.
 *
 * @param file path of the importing file from the root, with `/`
 * @param specifier what it imports, as written
 * @param {boolean} isType whether only types are imported
 * @returns the sentence that refuses it; `null` when it is allowed
 */
export function judgeImport(file, specifier, isType) {
  const from = parts.find(({ part }) => file.startsWith(part))
  if (!from || /\.test\.tsx?$/.test(file)) return null
  if (!specifier.startsWith('.')) {
    const broken = from.without?.find(({ packages }) =>
      packages.some(
        (name) =>
          specifier === name || specifier.startsWith(name.endsWith(':') ? name : `${name}/`),
      ),
    )
    return broken?.says ?? null
  }
  const target = posix.join(posix.dirname(file), specifier)
  if (from.part === 'admin/src/' && /\.server(?:\.tsx?)?$/.test(target)) return ofAdmin
  const to = parts.find(({ part }) => target.startsWith(part))
  if (to === from || target.startsWith(from.part)) return null
  if (from.part === 'admin/src/' && target === 'product/contract.ts' && isType) return null
  if (!to || to.part === 'server.ts') return isTool(target) ? withoutTools : null
  if (from.imports.some((allowed) => target.startsWith(allowed))) return null
  if (!from.part.startsWith('school/') || to.part.startsWith('school/')) return from.says
  return to.part === 'db/' ? ofBrowser : ofSchool
}

const isTool = (target) => /^(?:scripts|tests|bench)\/|^server\.ts$/.test(target)

/** Tells whether every name of an import or export is a type. */
const isOnlyTypes = ({ importKind, exportKind, specifiers = [] }) =>
  importKind === 'type' ||
  exportKind === 'type' ||
  (specifiers.length > 0 &&
    specifiers.every((one) => one.importKind === 'type' || one.exportKind === 'type'))

const imports = {
  meta: { type: 'problem', docs: { description: 'Imports run one way between folders.' } },
  create(context) {
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/')
    const judge = (node, source, isType) => {
      if (typeof source?.value !== 'string') return
      const message = judgeImport(file, source.value, isType)
      if (message) context.report({ node, message })
    }
    const judgeDeclaration = (node) => judge(node, node.source, isOnlyTypes(node))
    return {
      ImportDeclaration: judgeDeclaration,
      ExportNamedDeclaration: judgeDeclaration,
      ExportAllDeclaration: judgeDeclaration,
      ImportExpression: (node) => judge(node, node.source, false),
      TSImportType: (node) => judge(node, node.source ?? node.argument?.literal, true),
    }
  },
}

const clockFile = 'school/base/clock.ts'
const ofClock = `The product reads the time through ${clockFile}, so that a test can choose it.`

/** Tells whether a file must ask the clock file. db is below it, so it may read the time itself. */
const hasClock = (file) =>
  file !== clockFile && !file.startsWith('db/') && parts.some(({ part }) => file.startsWith(part))

const clock = {
  meta: { type: 'problem', docs: { description: 'The time is read in one place.' } },
  create(context) {
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/')
    if (!hasClock(file) || /\.test\.tsx?$/.test(file)) return {}
    const isDate = (node) => node.type === 'Identifier' && node.name === 'Date'
    return {
      NewExpression(node) {
        if (isDate(node.callee) && node.arguments.length === 0)
          context.report({ node, message: ofClock })
      },
      MemberExpression(node) {
        if (isDate(node.object) && node.property.name === 'now')
          context.report({ node, message: ofClock })
      },
    }
  },
}

export default { meta: { name: 'layers' }, rules: { imports, clock } }
