import type { SxProps } from '@mui/material/styles'

/**
 * The look of a text while it is written, similar to the public page, and the styles that
 * ProseMirror needs.
 */
export const richTextStyles: SxProps = {
  '& .ProseMirror': {
    position: 'relative',
    minHeight: 260,
    maxHeight: '70vh',
    overflowY: 'auto',
    px: 2,
    py: 1,
    wordWrap: 'break-word',
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
    lineHeight: 1.6,
    outline: 'none',
    '&:focus-visible': { boxShadow: 'inset 0 0 0 2px #1d5b86' },
    '& h2': { fontSize: '1.4rem', mt: 2, mb: 1 },
    '& h3': { fontSize: '1.15rem', mt: 2, mb: 1 },
    '& blockquote': { borderLeft: '4px solid #f2b632', ml: 0, pl: 2 },
    '& img': { maxWidth: '100%', height: 'auto' },
    '& img.ProseMirror-selectednode': { outline: '3px solid #1d5b86' },
    '& table': { borderCollapse: 'collapse', width: '100%', tableLayout: 'fixed' },
    '& th, & td': { border: '1px solid #d9cfba', p: 0.75, verticalAlign: 'top', textAlign: 'left' },
    '& th': { bgcolor: '#f1eadb' },
    '& .selectedCell': { bgcolor: '#e3edf4' },
    '& a': { color: '#1d5b86', textDecoration: 'underline' },
    '& .ProseMirror-gapcursor': { borderTop: '1px solid #10243e', width: 20 },
    '& .ProseMirror-hideselection *': { caretColor: 'transparent' },
    '& img.ProseMirror-separator': { display: 'inline', border: 0, m: 0, width: 0, height: 0 },
  },
}
