import { statusStyle } from '../small-page/small-style.server.ts'

/** The box with the code of a notice. */
export const verifyBoxStyle = `
.check{display:flex;flex-wrap:wrap;gap:.75rem 1.25rem;align-items:center;margin-top:1.75rem;padding-top:1rem;border-top:1px solid var(--rule)}
.check svg{flex:none;border-radius:4px}
.check p{flex:1 1 14rem;margin:0}
.check a{display:inline-block;padding-block:.6rem}
`

/** The style of the pages about codes: that of the small pages, with a form and a verdict. */
export const verifyStyle = `${statusStyle}
form{margin-top:1.25rem}
.pair:first-child{gap:2rem;margin-top:0}
label{display:block;font-weight:700}
.field{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:.5rem}
input{flex:1 1 12rem;min-width:0;max-width:18rem;min-height:3rem;padding:.5rem .75rem;border:2px solid var(--soft);border-radius:4px;background:var(--surface);color:var(--text);font:700 1.25rem/1.2 ui-monospace,monospace;letter-spacing:.08em;text-transform:uppercase}
.plain{font:inherit;letter-spacing:0;text-transform:none}
button{min-height:3rem}
input:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.how,.history{padding-left:min(1.5em,5vw)}
.how li{margin-top:.6rem}
[data-verdict=true]{--state:var(--go)}
[data-verdict=false]{--state:var(--stop)}
[data-verdict=over]{--state:var(--note)}
.verdict{color:var(--state);font-size:clamp(1.5rem,1.15rem + 2vw,2.5rem)}
.verdict svg{width:1.05em;height:1.05em;margin-right:.35em;vertical-align:-.16em}
.lines{white-space:pre-line}
del{display:block;margin-top:.25rem;padding-left:.75rem;border-left:3px solid var(--rule);color:var(--soft);white-space:pre-line}
@media print{form{display:none}}
`
