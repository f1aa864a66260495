import { Fragment, jsx as reactJsx, jsxs as reactJsxs, type JSX } from 'react/jsx-runtime'
import { shownProps } from './element-addresses.ts'

// The server's build makes every element of its pages with these two (vite.config.ts), so that no
// page knows of copies, and no visitor downloads code for them (docs/decisions/0116).

type Make = typeof reactJsx

export const jsx: Make = (type, props, key): JSX.Element =>
  reactJsx(type, shownProps(type, props as Record<string, unknown>), key)

export const jsxs: Make = (type, props, key): JSX.Element =>
  reactJsxs(type, shownProps(type, props as Record<string, unknown>), key)

export { Fragment }
