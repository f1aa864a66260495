import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../api/staff-api-error.ts'
import { ConfirmDialog } from '../layout/confirm-dialog.tsx'
import { saveFile } from '../layout/save-file.ts'
import { notify } from '../notifications/notify.ts'
import {
  commandPerson,
  exportPerson,
  type HandedLink,
  type Person,
  type PersonCommand,
} from './person.ts'
import { Menu } from '../ui/menu.tsx'

interface PersonAction {
  text: string
  /** asked before an action that destroys or ends something */
  question?: string
  explanation?: string
  /** left out: exports their data */
  command?: Exclude<PersonCommand['action'], 'change'>
  done?: string
}

/** Lists what an administrator may do about a person in a state. */
const actionsOn = ({ name, state, twoFactor }: Person): PersonAction[] => [
  state === 'disabled'
    ? { text: 'Let them sign in again', command: 'enable', done: 'Active again.' }
    : state === 'invited'
      ? { text: 'New invitation link', command: 'invite' }
      : { text: 'Link to set a new password', command: 'reset' },
  ...(state === 'active'
    ? [
        {
          text: 'Disable',
          question: `Disable ${name}?`,
          explanation: 'They are signed out at once and cannot sign in until you let them.',
          command: 'disable' as const,
          done: 'Disabled.',
        },
      ]
    : []),
  ...(twoFactor
    ? [
        {
          text: 'Turn their code off (lost phone)',
          command: 'end-two-factor' as const,
          done: 'Turned off.',
        },
      ]
    : []),
  { text: 'Export their data' },
  {
    text: 'Erase their data',
    question: `Erase the data of ${name}?`,
    explanation:
      'Their name and e-mail address are removed from the account and the log. What they wrote stays. This cannot be undone.',
    command: 'erase',
    done: 'Erased.',
  },
  {
    text: 'Remove the account',
    question: `Remove the account of ${name}?`,
    explanation: 'They can no longer sign in. What they wrote stays.',
    command: 'delete',
    done: 'Removed.',
  },
]

/** An administrator's actions on a person. */
export function PersonMenu({
  person,
  onLink,
}: {
  person: Person
  onLink: (handed: HandedLink) => void
}) {
  const [asked, setAsked] = useState<PersonAction | null>(null)
  const queries = useQueryClient()
  const { id, name } = person

  const runAction = async ({ command, done }: PersonAction) => {
    try {
      if (command === undefined) {
        const data = JSON.stringify(await exportPerson(id), null, 2)
        return saveFile(data, `${name}.json`, 'application/json')
      }
      const answer = await commandPerson(id, { action: command })
      if ('link' in answer) onLink(answer)
      if (done) notify(done, { type: 'success' })
      await queries.invalidateQueries({ queryKey: ['staff'] })
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
  }
  return (
    <>
      <Menu
        button="More"
        label={`More about ${name}`}
        choices={actionsOn(person).map((action) => ({
          text: action.text,
          isDangerous: action.question !== undefined,
          run: () => {
            if (action.question) setAsked(action)
            else void runAction(action)
          },
        }))}
      />
      {asked && (
        <ConfirmDialog
          title={asked.question ?? ''}
          text={asked.explanation ?? ''}
          button={asked.text}
          isDangerous
          onConfirm={() => runAction(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
