import type { Editor } from '@tiptap/react'
import { Button } from '../ui/button.tsx'
import * as styles from './rich-text-toolbar.module.css'

/** The tools for the table at the caret. */
export function TableTools({ editor }: { editor: Editor }) {
  const run = () => editor.chain().focus()
  const tools = [
    { name: 'Add a row', use: () => run().addRowAfter().run() },
    { name: 'Add a column', use: () => run().addColumnAfter().run() },
    { name: 'Remove the row', use: () => run().deleteRow().run() },
    { name: 'Remove the column', use: () => run().deleteColumn().run() },
    { name: 'Remove the table', use: () => run().deleteTable().run() },
  ]
  return (
    <div role="group" aria-label="Table tools" className={styles.tools}>
      {tools.map(({ name, use }) => (
        <Button key={name} onClick={use}>
          {name}
        </Button>
      ))}
    </div>
  )
}
