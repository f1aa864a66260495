import { contentSource } from '../../site/context.server.ts'
import { registrationCode } from '../../site/learn/registration-code.server.tsx'
import type { Ability } from '../../server/ability.ts'
import { keepCounts } from '../../server/keep-counts.ts'
import { collegeRegistrationCode } from './printed-code.ts'
import { findTarget } from './printed-codes.server.ts'
import { goRoutes } from './server/go-routes.ts'
import { staffRoutes } from './server/staff-routes.ts'

/** Printed QR codes: each leads where staff point it, and its scans are counted. */
export const printedCodes = {
  subject: 'Printed codes',
  staffRoutes,
  setUpPage: (context) => {
    const { database } = context.get(contentSource)
    context.set(registrationCode, {
      path: `/go/${collegeRegistrationCode}`,
      readTarget: () => findTarget(database, collegeRegistrationCode),
    })
  },
  start: (parts) => {
    const { database, logger, now } = parts
    let scans = new Map<string, number>()
    const keeper = keepCounts({
      database,
      subject: 'scan',
      collect: () => {
        const counted = scans
        scans = new Map()
        return counted
      },
      failure: 'The scans of printed codes could not be stored; they are kept for the next minute',
      logger,
      now,
    })
    return {
      routes: [
        goRoutes({ ...parts, onScan: (code) => scans.set(code, (scans.get(code) ?? 0) + 1) }),
      ],
      stop: keeper.stop,
    }
  },
} satisfies Ability
