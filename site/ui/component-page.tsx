import { renderToStaticMarkup } from 'react-dom/server'
import messages from '../languages/en/common.yaml'
import { translateInto } from '../languages/translate.ts'
import { ProvideMessages } from '../languages/use-messages.ts'
import { examples } from './examples.tsx'
import * as wrapStyles from './wrap.module.css'
import * as kickerStyles from './kicker.module.css'

/** Styles of this page, with a frame for a full-screen overlay. */
const ownStyle = `
.example { padding-block: 2rem; border-top: 1px solid }
.example-state { margin-top: 1.5rem; max-width: 60rem }
.example-state > p:first-child { margin-bottom: 0.5rem }
.example-dark { padding: 1rem; background: var(--surface-dark) }
.example-frame { position: relative; height: 16rem; transform: translate(0) }
`

/** Renders all components in all states on one page, for developers. */
export function renderComponentPage(styleSheet: string): string {
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Components</title>
        <link rel="stylesheet" href={styleSheet} />
        <style>{ownStyle}</style>
      </head>
      <body>
        <main className={wrapStyles.root}>
          <h1>Components</h1>
          <ProvideMessages value={translateInto('en', messages)}>
            {Object.entries(examples).map(([component, states]) => (
              <section key={component} className="example" aria-label={component}>
                <h2>{component}</h2>
                {Object.entries(states).map(([state, shown]) => (
                  <div key={state} className="example-state">
                    <p className={kickerStyles.root}>{state}</p>
                    {shown}
                  </div>
                ))}
              </section>
            ))}
          </ProvideMessages>
        </main>
      </body>
    </html>
  )
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`
}
