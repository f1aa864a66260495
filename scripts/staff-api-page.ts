import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { format, resolveConfig } from 'prettier'
import * as z from 'zod'
import { listQuery } from '../server/api/admin/list-query.ts'
import { refusals } from '../server/api/admin/refusals.ts'
import type { StaffRoute } from '../server/api/admin/route.ts'
import { staffSubjects } from '../server/api/admin/routes.ts'
import { editedEntrySchema } from '../school/content/editing/editing.ts'
import { editedReferenceSchema } from '../school/content/editing/editing.ts'
import { watchedFactSchema } from '../school/operations/fact-checks/read-facts.server.ts'
import { mediaFileSchema, mediaUseSchema } from '../school/content/media/media.ts'
import { signedInSchema } from '../school/staff/accounts/sign-in.server.ts'
import { staffMemberSchema } from '../school/staff/accounts/staff-list.server.ts'
import { readArguments } from './run-command.ts'
import { typeOf, type NamedSchema } from './schema-text.ts'

const usage = `npm run docs:api
  Writes docs/staff-api.md from the routes of the staff API.
  Exit code: 0 written, 1 failed, 2 wrong arguments`

const root = resolve(import.meta.dirname, '..')
const file = join(root, 'docs/staff-api.md')

/** Shapes that several calls answer; the reference describes each of them once. */
const named: readonly NamedSchema[] = [
  { name: 'Entry', schema: editedEntrySchema },
  { name: 'Reference', schema: editedReferenceSchema },
  { name: 'Fact', schema: watchedFactSchema },
  { name: 'MediaFile', schema: mediaFileSchema },
  { name: 'MediaUse', schema: mediaUseSchema },
  { name: 'SignedIn', schema: signedInSchema },
  { name: 'StaffMember', schema: staffMemberSchema },
]

const introduction = `# The staff API

What \`/login\` and \`/admin\` talk to. This page is written from the routes in \`server/api/admin\`: change
the route and run \`npm run docs:api\`.

Every address below begins with \`/api/admin\`. Bodies and answers are JSON. Times are UTC in milliseconds
since 1970; days are \`YYYY-MM-DD\`.

- **Who is calling**: \`Authorization: Bearer <token>\`. The guard (\`staff-api.ts\`) finds the session and
  checks its role once for each call, before the handler. A call that is not listed is refused. What a
  person may do to a thing is decided by \`school/staff/accounts/permissions.ts\`.
- **Confirmation**: a stolen token must not become a takeover. Some calls are refused with \`confirm\` until
  \`POST /session/confirmation\` was answered; a confirmation is good for one call within two minutes.
- **Lists** take \`page\` (from 1), \`perPage\` (25), \`sort\`, \`order\` (\`ASC\` or \`DESC\`) and \`q\`, and answer
  \`{ data, total }\`.
- **Answers** carry \`Cache-Control: no-store\`.
`

const code = (text: string) => `\`\`\`ts\n${text}\n\`\`\`\n`

function refusalTable(): string {
  const rows = Object.entries(refusals).map(
    ([reason, { status, error }]) => `| \`${reason}\` | ${status} | ${error} |`,
  )
  return `## Refusals

A refused call is answered with \`{ error, reason, problems? }\`: \`error\` says what to do, \`problems\` is
\`{ field, message }[]\`. A \`conflict\` carries \`current\`, \`used\` carries \`usedIn\`, and \`locked\` and \`busy\`
send \`Retry-After\`. Where a case has no sentence of its own, the error is the one of this table.

| Reason | Status | Error |
| --- | --- | --- |
${rows.join('\n')}
`
}

/** The fields that a list takes beside those of every list. */
function ownFilters({ query }: StaffRoute): z.ZodObject {
  const common: Record<string, unknown> = listQuery.shape
  const own = Object.entries(query.shape).filter(([name, field]) => field !== common[name])
  return z.object(Object.fromEntries(own))
}

function describeRoute(route: StaffRoute): string {
  const filters = ownFilters(route)
  const isList = Object.keys(filters.shape).length < Object.keys(route.query.shape).length
  const query = typeOf(filters, 'input', named)
  const body = route.body.type === 'undefined' ? '' : typeOf(route.body, 'input', named)
  const queryName = isList ? 'ListQuery & ' : ''
  const shapes = [
    ...(isList && query === '{}' ? ['type Query = ListQuery'] : []),
    ...(query === '{}' ? [] : [`type Query = ${queryName}${query}`]),
    ...(body ? [`type ${route.isUpload ? 'Form' : 'Body'} = ${body}`] : []),
    `type Answer = ${typeOf(route.answer, 'output', named)}`,
  ]
  const created = route.status === 201 ? ' Answers with 201.' : ''
  const reasons = [...new Set(route.refusals)].map((reason) => `\`${reason}\``).join(', ')
  const role = route.minimumRole === 'open' ? 'open, without a session' : route.minimumRole
  return `### ${route.name}

${route.summary}${created}

Minimum role: ${role}. Refusals: ${reasons}.

${code(shapes.join('\n'))}`
}

/** The text of docs/staff-api.md. */
export async function makeStaffApiPage(): Promise<string> {
  const shapes = named.map(({ name, schema }) => {
    const others = named.filter((each) => each.schema !== schema)
    return `type ${name} = ${typeOf(schema, 'output', others)}`
  })
  const subjects = Object.entries(staffSubjects).map(
    ([subject, routes]) =>
      `## ${subject}\n\n${(routes as readonly StaffRoute[]).map(describeRoute).join('\n')}`,
  )
  const text = [
    introduction,
    refusalTable(),
    `## Shapes\n\n${code(shapes.join('\n\n'))}`,
    ...subjects,
  ].join('\n')
  return format(text, { ...(await resolveConfig(file)), parser: 'markdown' })
}

if (import.meta.main) {
  readArguments(usage, {})
  await writeFile(file, await makeStaffApiPage())
}
