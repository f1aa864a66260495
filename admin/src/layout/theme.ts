import { defaultLightTheme, type RaThemeOptions } from 'react-admin'

/** The school's colours (site/styles/tokens.css). */
const ink = '#10243e'
const inkSoft = '#3c4f68'
const paper = '#fbf8f1'
const line = '#d9cfba'
const gold = '#f2b632'
const goldDeep = '#7a5200'
const roseDeep = '#b3213f'
const bamboo = '#2f6b4a'
const river = '#1d5b86'

const text = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"
const display = "ui-serif, 'Iowan Old Style', 'Palatino Linotype', Palatino, 'Noto Serif', Georgia, serif"
const heading = { fontFamily: display, fontWeight: 600 }

/** The look of the staff pages: the site's, with MUI's parts. */
export const staffTheme: RaThemeOptions = {
  ...defaultLightTheme,
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
    h1: { ...heading, fontSize: '1.75rem' },
    h2: { ...heading, fontSize: '1.3rem' },
    h3: { ...heading, fontSize: '1.1rem' },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  shape: { borderRadius: 8 },
  components: {
    ...defaultLightTheme.components,
    MuiButtonBase: {
      styleOverrides: { root: { '&:focus-visible': { outline: `3px solid ${river}`, outlineOffset: 2 } } },
    },
    MuiTextField: { defaultProps: { variant: 'outlined', margin: 'none', size: 'small' } },
    MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'none', size: 'small' } },
    MuiAppBar: { styleOverrides: { colorSecondary: { backgroundColor: ink, color: '#ffffff' } } },
    MuiFormHelperText: { styleOverrides: { root: { marginLeft: 0 } } },
  },
}
