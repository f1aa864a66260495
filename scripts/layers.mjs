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
  says: 'Data knows neither pages nor responses.',
}
const withoutTools = 'The product runs without its scripts, tests and benchmarks.'
const ofStaffPages =
  'Staff pages know only the files of school that run in a browser and the types of product/contract.ts.'
const ofSite = 'site knows only school.'
const ofLayers = 'Inside school, imports run operations → content → staff → kinds → base.'

const ofBrowser = 'Kinds and base run in the browser too: no database.'

/** The folders of school, each of which may import those after it. */
const layers = ['operations', 'content', 'staff', 'kinds', 'base'].map((name) => `school/${name}/`)

/**
 * The parts of the product, from the top down, each with what it may import beside itself. A file
 * belongs to the first part with a folder that its path begins with; a file of no part (tests,
 * scripts) may import everything.
 *
 * @type {{
 *   folders: string[]
 *   imports: string[]
 *   says: string
 *   without?: { packages: string[]; says: string }[]
 * }[]}
 */
const parts = [
  {
    folders: [
      'server.ts',
      'product/',
      'abilities/server.ts',
      'abilities/staff.ts',
      'admin/src/main.ts',
    ],
    imports: ['abilities/', 'content/', 'server/', 'site/', 'admin/src/', 'school/', 'db/'],
    says: withoutTools,
    without: [dialect],
  },
  {
    folders: ['content/'],
    imports: ['abilities/', 'school/', 'db/'],
    says: 'content knows only abilities, school and db.',
    without: [dialect],
  },
  {
    folders: ['abilities/'],
    imports: ['server/', 'site/', 'admin/src/', 'school/', 'db/'],
    says: 'An ability knows no other ability: product puts them together.',
    without: [dialect],
  },
  {
    folders: ['server/'],
    imports: ['site/', 'school/', 'db/'],
    says: 'server knows no ability, and the staff pages only as built files.',
    without: [dialect],
  },
  {
    folders: ['site/ui/', 'site/languages/'],
    imports: ['school/base/'],
    says: 'ui and languages are below all pages: they know no words of the school.',
    without: [queries],
  },
  {
    folders: ['site/'],
    imports: ['site/ui/', 'site/languages/', 'school/'],
    says: ofSite,
    without: [queries],
  },
  { folders: ['admin/src/'], imports: ['school/'], says: ofStaffPages, without: [dialect] },
  {
    folders: ['school/'],
    imports: ['db/'],
    says: 'school knows only db.',
    without: [dialect, answers],
  },
  {
    folders: ['db/'],
    imports: [],
    says: 'db is the lowest part: it imports nothing of the others.',
  },
]

const partOf = (file) =>
  parts.find(({ folders }) => folders.some((folder) => file.startsWith(folder)))

/** Code for the server and for visitors, also that of abilities. */
const notForStaffPages = /^(?:abilities\/[^/]+\/)?(?:server|site)[/.]|^db\/|\.server(?:\.tsx?)?$/

/** Tells whether a file is part of the staff pages, those of abilities included. */
const isOfStaffPages = (file) =>
  /^admin\/src\/|^abilities\/(?:[^/]+\/)?staff[/.]/.test(file) && file !== 'admin/src/main.ts'

/** Tells whether a file draws pages of an ability for visitors. */
const isOfSite = (file) => /^abilities\/[^/]+\/site\//.test(file)

/** Code that pages for visitors do not know, also that of abilities. */
const notForSite = /^(?:abilities\/[^/]+\/)?(?:server|staff)[/.]|^(?:db|admin)\//

/** The folder of the ability that a file belongs to. */
const abilityOf = (file) => /^abilities\/[^/]+\//.exec(file)?.[0]

/**
 * Judges one import.
 *
 * @param file path of the importing file from the root, with `/`
 * @param specifier what it imports, as written
 * @param {boolean} isType whether only types are imported
 * @returns the sentence that refuses it; `null` when it is allowed
 */
export function judgeImport(file, specifier, isType) {
  const from = partOf(file)
  if (!from || isTest(file)) return null
  if (!specifier.startsWith('.')) return judgePackage(file, from, specifier)
  const target = posix.join(posix.dirname(file), specifier)
  if (isTool(target)) return withoutTools
  if (isOfStaffPages(file)) {
    if (notForStaffPages.test(target)) return ofStaffPages
    if (target === 'product/contract.ts') return isType ? null : ofStaffPages
  }
  if (isOfSite(file) && notForSite.test(target)) return ofSite
  const to = partOf(target)
  if (!to) return null
  if (from === to) return judgeInside(file, target, from)
  if (!from.imports.some((allowed) => target.startsWith(allowed))) return from.says
  return /^school\/(?:kinds|base)\//.test(file) ? ofBrowser : null
}

/** Pages of abilities ask data as pages of the site do, and their data knows no pages. */
const withoutInAbilities = (file) => {
  if (isOfSite(file)) return [queries]
  return /^abilities\/[^/]+\/(?!server|staff)[^/]+$/.test(file) ? [answers] : []
}

function judgePackage(file, { without = [] }, specifier) {
  const broken = [...withoutInAbilities(file), ...without].find(({ packages }) =>
    packages.some(
      (name) => specifier === name || specifier.startsWith(name.endsWith(':') ? name : `${name}/`),
    ),
  )
  return broken?.says ?? null
}

/** Judges an import within a part: abilities do not know each other, and school has layers. */
function judgeInside(file, target, { says }) {
  if (abilityOf(file) !== abilityOf(target)) return says
  const layerOf = (path) => layers.findIndex((layer) => path.startsWith(layer))
  return layerOf(target) < layerOf(file) ? ofLayers : null
}

const isTest = (file) => /\.(?:test|spec)\.tsx?$/.test(file)

const isTool = (target) => /^(?:scripts|bench|(?:abilities\/[^/]+\/)?tests)\//.test(target)

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
  file !== clockFile && !file.startsWith('db/') && partOf(file) !== undefined

const clock = {
  meta: { type: 'problem', docs: { description: 'The time is read in one place.' } },
  create(context) {
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/')
    if (!hasClock(file) || isTest(file)) return {}
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
