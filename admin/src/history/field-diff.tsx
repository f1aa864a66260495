import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { sayValue, type FieldChange } from './field-changes.ts'
import { diffWords, type DiffPiece } from './word-diff.ts'

/** The changes field by field, with added and removed words. */
export function ChangeList({ changes }: { changes: readonly FieldChange[] }) {
  if (changes.length === 0) return <Typography>No differences.</Typography>
  return changes.map((change) => (
    <Box key={change.path.join('.')} sx={{ mb: 2 }}>
      <Typography variant="h3" gutterBottom>
        {change.name}
      </Typography>
      <FieldDiff change={change} />
    </Box>
  ))
}

function FieldDiff({ change: { shape, before, after } }: { change: FieldChange }) {
  return <DiffText pieces={diffWords(sayValue(shape, before), sayValue(shape, after))} />
}

/** A text with additions and removals marked. */
export function DiffText({ pieces }: { pieces: readonly DiffPiece[] }) {
  return (
    <Box
      sx={{
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        bgcolor: '#fff',
        p: 1,
        borderRadius: 1,
      }}
    >
      {pieces.length === 0
        ? 'Only the formatting has changed.'
        : // oxlint-disable-next-line react/no-array-index-key
          pieces.map((piece, index) => <Piece key={index} piece={piece} />)}
    </Box>
  )
}

function Piece({ piece: { text, change } }: { piece: DiffPiece }) {
  if (change === 'added') {
    return (
      <Box
        component="ins"
        sx={{ bgcolor: '#d8efdf', color: '#173d29', textDecoration: 'underline' }}
      >
        {text}
      </Box>
    )
  }
  if (change === 'removed') {
    return (
      <Box component="del" sx={{ bgcolor: '#fbe0e5', color: '#7d1329' }}>
        {text}
      </Box>
    )
  }
  return text
}
