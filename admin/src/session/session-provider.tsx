import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import {
  forgetSession,
  isSessionKey,
  readToken,
  storeSession,
  storeUser,
  type SessionUser,
  type SignedInSession,
} from '../../../school/staff/accounts/stored-session.ts'
import { hasRole, type Role } from '../../../school/staff/accounts/roles.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import { deleteOwnDrafts, saveOwnDrafts } from '../drafts/sign-out-drafts.ts'
import { forgetRecent } from '../find/recent.ts'
import { formatCount } from '../layout/format-count.ts'
import { readUser } from './read-user.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

interface StoredSession {
  user: SessionUser | null
  token: string | null
  /** true until the browser's storage was read (spec 4) */
  isLoading: boolean
}

interface Session extends StoredSession {
  signIn: (signedIn: SignedInSession) => void
  /**
   * Saves the drafts of this device on the server, then signs out; asks what to do with drafts that
   * cannot be saved.
   *
   * @param end ends the session on the server; when it fails, the person stays signed in
   */
  signOut: (end?: () => unknown) => Promise<void>
}

/** The question before signing out; `unsaved` counts drafts that could not be saved, `null` while saving. */
interface Question {
  unsaved: number | null
  answer: (choice: SignOutChoice) => void
}

/** Signs out on this device at once, even when the server does not answer. */
const endThisSession = () => {
  const body = { action: 'sign-out' } as const
  callStaffApi('POST /sessions/commands', { body, askAgain: false }).catch(() => undefined)
}

const SessionContext = createContext<Session | null>(null)

/** Returns the session of this browser. @throws outside of `SessionProvider` */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('Sessions are known only inside SessionProvider.')
  return session
}

/** Tells whether the signed-in person has at least a role. */
export function useHasRole(minimumRole: Role): boolean {
  const { user } = useSession()
  return user !== null && hasRole(user, minimumRole)
}

const readStored = (): StoredSession => ({
  user: readUser(),
  token: readToken(),
  isLoading: false,
})

/** Follows the session in the browser's storage, also when another tab changes it. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [stored, setStored] = useState<StoredSession>({ user: null, token: null, isLoading: true })
  const [question, setQuestion] = useState<Question | null>(null)

  useEffect(() => {
    const restore = () => setStored(readStored())
    restore()
    // Ignores drafts of other tabs, which change the storage with each key.
    const follow = ({ key }: StorageEvent) => {
      if (key === null || isSessionKey(key)) restore()
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])

  const isUnknown = !stored.isLoading && stored.token !== null && stored.user === null
  useEffect(() => {
    if (!isUnknown) return
    const ask = async () => {
      storeUser(await callStaffApi('GET /session'))
      setStored(readStored())
    }
    ask().catch((error: unknown) => console.warn('Who is signed in could not be read.', error))
  }, [isUnknown])

  const signIn = useCallback((signedIn: SignedInSession) => {
    storeSession(signedIn)
    setStored(readStored())
  }, [])
  const signOut = useCallback(async (end: () => unknown = endThisSession) => {
    const choice = await new Promise<SignOutChoice>((answer) => {
      setQuestion({ unsaved: null, answer })
      const save = async () => {
        const { length } = await saveOwnDrafts()
        if (length === 0) answer('keep')
        else
          setQuestion((asked) => (asked?.answer === answer ? { unsaved: length, answer } : asked))
      }
      void save()
    })
    setQuestion(null)
    if (choice === 'stay') return
    await end()
    if (choice === 'delete') deleteOwnDrafts()
    forgetRecent(readUser()?.id ?? '')
    forgetSession()
    setStored(readStored())
  }, [])

  const session = useMemo(() => ({ ...stored, signIn, signOut }), [stored, signIn, signOut])
  return (
    <SessionContext value={session}>
      {children}
      {question && <SignOutDialog {...question} />}
    </SessionContext>
  )
}

type SignOutChoice = 'stay' | 'keep' | 'delete'

/** Shows that drafts are saved before signing out, and asks about those that cannot be. */
function SignOutDialog({ unsaved, answer }: Question) {
  const isSaving = unsaved === null
  return (
    <Dialog
      title={
        isSaving ? 'Saving your drafts on the server …' : 'Some drafts are on this device only'
      }
      size="medium"
      actions={
        <>
          {!isSaving && (
            <>
              <Button look="danger" onClick={() => answer('delete')}>
                Delete and sign out
              </Button>
              <Button onClick={() => answer('keep')}>Keep here and sign out</Button>
            </>
          )}
          <Button look="primary" onClick={() => answer('stay')}>
            Stay signed in
          </Button>
        </>
      }
    >
      <p>
        {isSaving
          ? 'You are signed out as soon as they are there.'
          : `${formatCount(unsaved, 'draft')} could not be saved on the server. On a shared device, people who know how can read what you keep here.`}
      </p>
    </Dialog>
  )
}
