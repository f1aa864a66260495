import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../api/staff-api-error.ts'
import { ConfirmDialog } from '../layout/confirm-dialog.tsx'
import { saveFile } from '../layout/save-file.ts'
import { notify } from '../notifications/notify.ts'
import {
  changePerson,
  erasePerson,
  exportPerson,
  removePerson,
  renewLink,
  type HandedLink,
  type Person,
} from './person.ts'
import { Menu } from '../ui/menu.tsx'

interface PersonAction {
  text: string
  /** asked before an action that destroys or ends something */
  question?: string
  explanation?: string
  run: () => Promise<string>
}

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
  const { id, name, email, role, sections, state, twoFactor } = person
  const change = (what: Parameters<typeof changePerson>[1]) => changePerson(id, what)
  const fields = { name, email, role, sections }

  const actions: PersonAction[] = [
    ...(state === 'disabled'
      ? [
          {
            text: 'Let them sign in again',
            run: () => change({ ...fields, state: 'active' }).then(() => 'Active again.'),
          },
        ]
      : [
          {
            text: state === 'invited' ? 'New invitation link' : 'Link to set a new password',
            run: () => renewLink(person).then((handed) => (onLink(handed), '')),
          },
        ]),
    ...(state === 'active'
      ? [
          {
            text: 'Disable',
            question: `Disable ${name}?`,
            explanation: 'They are signed out at once and cannot sign in until you let them.',
            run: () => change({ ...fields, state: 'disabled' }).then(() => 'Disabled.'),
          },
        ]
      : []),
    ...(twoFactor
      ? [
          {
            text: 'Turn their code off (lost phone)',
            run: () => change({ ...fields, twoFactor: false }).then(() => 'Turned off.'),
          },
        ]
      : []),
    {
      text: 'Export their data',
      run: async () => {
        saveFile(
          JSON.stringify(await exportPerson(id), null, 2),
          `${name}.json`,
          'application/json',
        )
        return ''
      },
    },
    {
      text: 'Erase their data',
      question: `Erase the data of ${name}?`,
      explanation:
        'Their name and e-mail address are removed from the account and the log. What they wrote stays. This cannot be undone.',
      run: () => erasePerson(id).then(() => 'Erased.'),
    },
    {
      text: 'Remove the account',
      question: `Remove the account of ${name}?`,
      explanation: 'They can no longer sign in. What they wrote stays.',
      run: () => removePerson(id).then(() => 'Removed.'),
    },
  ]
  const runAction = async ({ run }: PersonAction) => {
    try {
      const done = await run()
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
        choices={actions.map((action) => ({
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
