import { renderToStaticMarkup } from 'react-dom/server'
import { FontLinks } from '../document/visitor-parts.tsx'
import base from '../styles/base.css?inline'
import fonts from '../styles/fonts.css?inline'
import reset from '../styles/reset.css?inline'
import tokens from '../styles/tokens.css?inline'
import { SignInParts } from './sign-in-parts.server.tsx'
// oxlint-disable-next-line import/default -- the build gives the text of the script
import script from './sign-in-script.ts?script'
import own from './sign-in.css?inline'

export { script }

export const style = [reset, fonts, tokens, base, own].join('\n')

/** Draws the page. Its one inline script shows the needed part; without JavaScript it says so. */
export const drawPage = (schoolName: string): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Sign in · DYCI staff</title>
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content="#10243e" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <FontLinks />
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <main>
          <div className="sheet">
            <div className="school">
              <img src="/images/logo.svg" alt="" width="56" height="56" />
              <p>
                <b>{schoolName}</b>
                <span className="small">Staff pages</span>
              </p>
            </div>
            <h1>Sign in</h1>
            <p data-without-script="">
              The staff pages need JavaScript. Switch it on in your browser, then load this page
              again.
            </p>
            <div role="alert" />
            <div data-shown="" />
            <p className="small">
              <a href="/">Go to the website</a>
            </p>
          </div>
        </main>
        <SignInParts />
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>,
  )}`
