import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Editor } from '@tiptap/react'

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
    <Box
      role="group"
      aria-label="Table tools"
      sx={{ px: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      {tools.map(({ name, use }) => (
        <Button key={name} size="small" onClick={use}>
          {name}
        </Button>
      ))}
    </Box>
  )
}
