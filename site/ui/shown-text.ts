import { createContext } from 'react'

/**
 * Changes clean HTML that staff wrote before it is shown: in a copy of the site its addresses are
 * others. `null` on the site itself; browsers never ask.
 */
export const ChangeText = /* @__PURE__ */ createContext<((html: string) => string) | null>(null)
