import type { Role } from '../../school/staff/accounts/roles.ts'
import { openSiteContent } from './site-content.ts'
import type { TestSite } from './site.ts'
import { signInAs } from './staff.ts'

/** The fields of answers; each test knows which its call returns. */
interface StaffAnswer {
  id: number
  revision: number
  data: unknown
  url: string
  created: number
  address: string
  key: string
  title: string
  code: string
}

/**
 * Signs a new staff member in at a running site, and returns functions that call its staff API. A refused
 * call fails the test.
 */
export async function staffCalls({ origin, dataDir }: TestSite, role: Role) {
  const content = await openSiteContent({ dataDir })
  const { token } = await signInAs(content.database, role)
  await content.close()
  /** Sends a request and returns the text of its answer. */
  const request = async (path: string, body?: object, method = body ? 'POST' : 'GET') => {
    const response = await fetch(`${origin}/api/admin/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return text
  }
  const call = async (...given: Parameters<typeof request>) =>
    JSON.parse(await request(...given)) as StaffAnswer
  return { request, call }
}
