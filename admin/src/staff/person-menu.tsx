import { useState } from 'react'
import type { BodyOf } from '../../../product/contract.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import { queries } from '../api/queries.ts'
import { ConfirmDialog } from '../ui/form-dialog.tsx'
import { saveFile } from '../layout/save-file.ts'
import { notify, notifyFailure } from '../notifications/notify.ts'
import type { HandedLink, Person } from './people.ts'
import { Menu } from '../ui/menu.tsx'

interface PersonAction {
  text: string
  /** asked in a dialog before the action; left out, the action runs at once */
  question?: string
  explanation?: string
  command: Exclude<BodyOf<'POST /staff/:id/commands'>['action'], 'change'>
  /** the message after success; left out where the link says enough */
  done?: string
}

/** Lists what an administrator may do about a person in a state. */
function actionsOn({ name, state, twoFactor }: Person): PersonAction[] {
  const actions: Record<Person['state'], PersonAction[]> = {
    invited: [{ text: 'New invitation link', command: 'invite' }],
    active: [
      { text: 'Link to set a new password', command: 'reset' },
      {
        text: 'Disable',
        question: `Disable ${name}?`,
        explanation: 'They are signed out at once and cannot sign in until you let them.',
        command: 'disable',
        done: 'Disabled.',
      },
    ],
    disabled: [{ text: 'Let them sign in again', command: 'enable', done: 'Active again.' }],
  }
  const turnOffCode: PersonAction = {
    text: 'Turn their code off (lost phone)',
    command: 'end-two-factor',
    done: 'Turned off.',
  }
  return twoFactor ? [...actions[state], turnOffCode] : actions[state]
}

/** Lists the ways to remove a person. */
const removalsOf = (name: string): PersonAction[] => [
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

interface PersonMenuProps {
  person: Person
  /** gets the one-time link that an action made */
  onLink: (handed: HandedLink) => void
}

/** The actions of an administrator on a person; dangerous ones ask first. */
export function PersonMenu({ person, onLink }: PersonMenuProps) {
  const [asked, setAsked] = useState<PersonAction | null>(null)
  const { name } = person
  const params = { id: person.id }

  const exportData = async () => {
    const data = await callStaffApi('GET /staff/:id/data', { params })
    saveFile(JSON.stringify(data, null, 2), `${name}.json`, 'application/json')
  }
  const runAction = async ({ command, done }: PersonAction) => {
    const answer = await callStaffApi('POST /staff/:id/commands', {
      params,
      body: { action: command },
    })
    if ('link' in answer) onLink(answer)
    if (done) notify(done)
    await queries.invalidateQueries({ queryKey: ['staff'] })
  }
  const choiceOf = (action: PersonAction) => ({
    text: action.text,
    isDangerous: action.question !== undefined,
    run: () => {
      if (action.question) setAsked(action)
      else void runAction(action).catch(notifyFailure)
    },
  })
  return (
    <>
      <Menu
        button="More"
        label={`More about ${name}`}
        choices={[
          ...actionsOn(person).map(choiceOf),
          { text: 'Export their data', run: () => void exportData().catch(notifyFailure) },
          ...removalsOf(name).map(choiceOf),
        ]}
      />
      {asked && (
        <ConfirmDialog
          title={asked.question ?? ''}
          text={asked.explanation ?? ''}
          button={asked.text}
          isDangerous
          onConfirm={() => runAction(asked).catch(notifyFailure)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
