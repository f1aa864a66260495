import { openDatabase } from '../db/database.ts'
import { prepare } from '../db/prepare.ts'
import { tidyEmail } from '../school/base/contact-email.ts'
import { renewLink } from '../school/staff/accounts/change-staff.server.ts'
import { linkAddress } from '../school/staff/accounts/one-time-links.server.ts'
import { listStaff } from '../school/staff/accounts/staff-list.server.ts'
import { endTwoFactor } from '../school/staff/accounts/two-factor.server.ts'
import { databaseOf } from '../server/environment.ts'
import { readArguments, runCommand } from './run-command.ts'

const usage = `npm run staff:reset -- e-mail [--without-two-factor]
  Prints a link with which this person chooses a new password; it works once, within 24 hours.
  Needs the environment of the site (DATA_DIR or DATABASE_URL, PUBLIC_ORIGIN).
  --without-two-factor  also turns two-factor sign-in off, when phone and recovery codes are lost
  Exit code: 0 printed, 1 failed and nothing changed, 2 wrong arguments`

const { values, positionals } = readArguments(
  usage,
  { 'without-two-factor': { type: 'boolean' } },
  1,
)
const [email = ''] = positionals

/** The name that the activity log shows. */
const operator = { id: '', name: 'Server console' }

await runCommand(async (environment) => {
  const settings = databaseOf(environment)
  await using database = await openDatabase(settings, { mustExist: true })
  const now = Date.now
  const { messages } = await prepare(settings, () => Promise.resolve())
  for (const sentence of messages) console.log(sentence)
  const query = { q: '', sort: 'name', order: 'ASC', page: 1, perPage: 10_000 } as const
  const { data: people } = await listStaff(database, query)
  const person = people.find((each) => each.email === tidyEmail(email).toLowerCase())
  if (!person) {
    const administrators = people.filter(
      ({ role, state }) => role === 'administrator' && state === 'active',
    )
    const names =
      administrators.map((each) => each.email).join(', ') ||
      'none yet; start the site for a set-up link'
    return stop(`No account has the e-mail address ${email}. Administrators: ${names}.`)
  }
  if (person.state === 'disabled')
    return stop(`${person.email} is disabled. An administrator has to enable the account first.`)
  if (values['without-two-factor']) await endTwoFactor(database, operator, person, now())
  const purpose = person.state === 'invited' ? 'invitation' : 'reset'
  const link = await renewLink({ database, now }, operator, person.id, purpose)
  if (!link.ok) return stop('Nothing done: the account changed in this moment. Run this again.')
  const address = linkAddress(environment.PUBLIC_ORIGIN, link.value.token)
  console.log(`For ${person.email}, once:\n${address}`)
})

function stop(sentence: string) {
  console.error(sentence)
  process.exitCode = 1
}
