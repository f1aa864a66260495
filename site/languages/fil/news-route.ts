import type { MessagesHandle } from '../use-messages.ts'
import messages from './news.yaml'

export { Outlet as default } from 'react-router'

export const handle: MessagesHandle = { language: 'fil', messages }
