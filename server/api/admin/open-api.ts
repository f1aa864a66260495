import * as z from 'zod'
import { yieldToEventLoop } from '../../../school/base/yield-to-event-loop.ts'
import { refusals, type RefusalReason } from './refusals.ts'
import { route } from './route.ts'
import type { StaffRoute } from './staff-call.ts'

/** Calls by subject, such as `Media`. */
type Subjects = Readonly<Record<string, readonly StaffRoute[]>>

const introduction = `The calls of the pages \`/login\` and \`/admin\`. Times are UTC in milliseconds since 1970, days are
\`YYYY-MM-DD\`. A call refused with \`confirm\` is repeated after \`POST /session/confirmation\`, within two
minutes; one confirmation is good for one call. \`x-minimum-role\` is the lowest role that may make a
call, or \`open\`; what a person may do with an entry, page or file is decided by \`school/staff/accounts/permissions.ts\`.`

/** Every refusal. Further fields are named by the reason: `current` of a conflict, for instance. */
const refusalSchema = z.looseObject({
  error: z.string().describe('what to do'),
  reason: z.enum(Object.keys(refusals) as RefusalReason[]),
  problems: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
})

/** Writes a shape as JSON Schema, as it is sent (`input`) or answered (`output`). */
function writeSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _dialect, ...jsonSchema } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
  })
  return jsonSchema
}

const contentOf = (type: string, schema: object) => ({ content: { [type]: { schema } } })

function parametersOf(schema: z.ZodType, location: 'path' | 'query') {
  const { properties = {}, required = [] } = writeSchema(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: location === 'path' ? { type: 'string', ...(property as object) } : property,
  }))
}

/** Lists the refusals of a call by status, each with its sentence. */
function refusalsOf(reasons: readonly RefusalReason[]) {
  const reasonsByStatus = Map.groupBy(new Set(reasons), (reason) => refusals[reason].status)
  const content = contentOf('application/json', { $ref: '#/components/schemas/Refusal' })
  return [...reasonsByStatus].map(([status, ofStatus]) => {
    const sentences = ofStatus.map((reason) => `\`${reason}\`: ${refusals[reason].error}`)
    return [status, { description: sentences.join(' '), ...content }] as const
  })
}

function describeCall(subject: string, call: StaffRoute) {
  const { name, minimumRole, summary, params, query, body, isUpload, answer, status } = call
  const bodyType = isUpload ? 'multipart/form-data' : 'application/json'
  const requestContent = contentOf(bodyType, writeSchema(body, 'input'))
  const responseContent = contentOf('application/json', writeSchema(answer, 'output'))
  return {
    tags: [subject],
    operationId: name.toLowerCase().replaceAll(/\W+/g, '-'),
    summary,
    'x-minimum-role': minimumRole,
    ...(minimumRole === 'open' && { security: [] }),
    parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query')],
    ...(body.type !== 'undefined' && { requestBody: { required: true, ...requestContent } }),
    responses: {
      [status]: { description: 'Answer', ...responseContent },
      ...Object.fromEntries(refusalsOf(call.refusals)),
    },
  }
}

/**
 * Describes calls as OpenAPI 3.1, from their routes. Yields after each call, because describing all
 * takes 0.2 s.
 */
async function describeCalls(subjects: Subjects, server: string) {
  const paths: Record<string, Record<string, object>> = {}
  for (const [subject, calls] of Object.entries(subjects))
    for (const call of calls) {
      const [method = '', path = ''] = call.name.split(' ')
      const openApiPath = path.replaceAll(/:(\w+)/g, '{$1}')
      const operations = { [method.toLowerCase()]: describeCall(subject, call) }
      paths[openApiPath] = { ...paths[openApiPath], ...operations }
      await yieldToEventLoop()
    }
  return {
    openapi: '3.1.0',
    info: { title: 'DYCI staff API', version: '1.0.0', description: introduction },
    servers: [{ url: `${server}/api/admin` }],
    security: [{ session: [] }],
    paths,
    components: {
      schemas: { Refusal: writeSchema(refusalSchema, 'output') },
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
  }
}

/** The call that answers with the description of all calls, itself left out. */
export const openApiRoute = (subjects: Subjects) =>
  route('GET /openapi.json', {
    minimumRole: 'author',
    summary: 'The calls of the staff API as OpenAPI 3.1.',
    answer: z.looseObject({ openapi: z.string() }),
    handle: ({ parts }) => describeCalls(subjects, parts.publicOrigin),
  })
