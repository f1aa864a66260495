import type { ThemeOptions } from '@mui/material/styles'

/** The school's colors (site/styles/tokens.css). */
const ink = '#10243e'
const inkSoft = '#3c4f68'
const paper = '#fbf8f1'
const line = '#d9cfba'
const gold = '#f2b632'
const goldDeep = '#7a5200'
const roseDeep = '#b3213f'
const bamboo = '#2f6b4a'
const river = '#1d5b86'

const text = "'Figtree', 'Figtree on Roboto', 'Figtree on Arial', system-ui, sans-serif"
const display =
  "'Bricolage Grotesque', 'Bricolage on Roboto', 'Bricolage on Arial', system-ui, sans-serif"
const heading = { fontFamily: display, fontWeight: 700, lineHeight: 1.15, letterSpacing: '-0.01em' }

/** A horizontal stalk of bamboo: segments between nodes. */
const stalk = `repeating-linear-gradient(90deg, ${bamboo} 0 72px, #1d4733 72px 75px, #7fae8f 75px 77px)`

/** The look of the staff pages: the site's, applied to MUI. */
export const staffTheme: ThemeOptions = {
  palette: {
    mode: 'light',
    primary: { main: river, dark: ink, contrastText: '#ffffff' },
    secondary: { main: ink, contrastText: '#ffffff' },
    error: { main: roseDeep },
    warning: { main: goldDeep, light: gold },
    success: { main: bamboo },
    info: { main: river },
    text: { primary: ink, secondary: inkSoft },
    background: { default: paper, paper: '#ffffff' },
    divider: line,
  },
  typography: {
    fontFamily: text,
    h1: { ...heading, fontSize: '2rem' },
    h2: { ...heading, fontSize: '1.25rem' },
    h3: { ...heading, fontSize: '1.1rem' },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  shape: { borderRadius: 8 },
  components: {
    MuiButtonBase: {
      styleOverrides: {
        root: { '&:focus-visible': { outline: `3px solid ${river}`, outlineOffset: 2 } },
      },
    },
    // Names the spinner that shows in the bar while a list loads.
    MuiCircularProgress: { defaultProps: { 'aria-label': 'Loading' } },
    MuiTableCell: {
      styleOverrides: { root: { '&.MuiTableCell-paddingCheckbox': { padding: '0 8px' } } },
    },
    MuiTextField: { defaultProps: { variant: 'outlined', margin: 'none', size: 'small' } },
    MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'none', size: 'small' } },
    MuiAppBar: {
      styleOverrides: {
        colorSecondary: {
          backgroundColor: ink,
          color: '#ffffff',
          boxShadow: 'none',
          '&::after': {
            content: '""',
            position: 'absolute',
            inset: '100% 0 auto',
            height: 4,
            background: stalk,
          },
        },
      },
    },
    // When a form wraps a dialog's content, its middle scrolls and its buttons stay visible.
    MuiDialog: {
      styleOverrides: {
        paper: {
          '& > form': {
            display: 'flex',
            flexDirection: 'column',
            minHeight: 0,
            overflow: 'hidden',
          },
        },
      },
    },
    MuiPaper: { styleOverrides: { elevation1: { boxShadow: `0 0 0 1px ${line}` } } },
    MuiFormHelperText: { styleOverrides: { root: { marginLeft: 0 } } },
  },
}
