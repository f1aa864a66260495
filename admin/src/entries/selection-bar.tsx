import type { AnyKind } from '../../../school/kinds/index.ts'
import { Button } from '../ui/button.tsx'
import type { ShownList } from './use-entry-list.ts'
import * as styles from './selection-bar.module.css'
import { useState } from 'react'
import { BulkDialog } from './bulk-dialog.tsx'
import { bulkActions, bulkQuestions, canChange, type BulkActionName } from './bulk-words.ts'

/** The actions on selected entries, visible while there is a selection. */
export function SelectionBar({ kind, list }: { kind: AnyKind; list: ShownList }) {
  const { entries, total, isEverySelected, selectedCount } = list
  if (selectedCount === 0) return null
  const canSelectEvery = !isEverySelected && total > entries.length && list.isPageSelected
  return (
    <section className={styles.root} aria-label="With the selected entries">
      <span role="status">
        {isEverySelected ? `All ${selectedCount}` : selectedCount} selected:
      </span>{' '}
      {canSelectEvery && (
        <Button look="inherit" onClick={list.selectEvery}>
          Select all {total}
        </Button>
      )}
      <BulkActions kind={kind} list={list} />
      <Button look="inherit" onClick={() => list.select([])}>
        Select none
      </Button>
    </section>
  )
}

/** The actions on all selected entries; each asks in a dialog first. */
function BulkActions({ kind, list }: { kind: AnyKind; list: ShownList }) {
  const [asked, setAsked] = useState<BulkActionName | null>(null)
  const names = bulkActions.filter((name) => name !== 'change' || canChange(kind))
  return (
    <>
      {names.map((name) => (
        <Button look="inherit" key={name} onClick={() => setAsked(name)}>
          {name === 'change' ? 'Change …' : bulkQuestions[name].button}
        </Button>
      ))}
      {asked && (
        <BulkDialog kind={kind} list={list} action={asked} onClose={() => setAsked(null)} />
      )}
    </>
  )
}
