import type { MessagesHandle } from '../use-messages.ts'
import messages from './pages.yaml'

export { Outlet as default } from 'react-router'

export const handle: MessagesHandle = { language: 'en', messages }
