import type { Ability } from '../../server/ability.ts'
import { eraseEmail } from './email-subscriptions.server.ts'
import { classStatusFiles } from './server/class-status-files.ts'
import { emailRoutes } from './server/email-routes.ts'
import { createNotifications } from './server/notifications.ts'
import { staffRoutes } from './server/staff-routes.ts'
import { phoneRoutes } from './server/phone-routes.ts'
import { notifySettings } from './site/notify-settings.server.ts'

/** Class status: notices by level, and telling phones and e-mail addresses of them. */
export const classStatus = {
  subject: 'Class status',
  staffRoutes,
  eraseEmail,
  start: (parts) => {
    const { source, publicOrigin, mailer, hasServiceWorker } = parts
    const notifications = createNotifications(parts)
    return {
      routes: [
        classStatusFiles(source, publicOrigin),
        phoneRoutes({ ...parts, notifications }),
        emailRoutes({ ...parts, onLink: notifications.sendLinksSoon }),
      ],
      setUpPage: (context) => {
        context.set(notifySettings, {
          hasMail: mailer !== null,
          // Without the service worker no phone can show a message.
          readPhoneKey: async () =>
            hasServiceWorker ? ((await notifications.getPushSender())?.publicKey ?? null) : null,
        })
      },
      onContentChange: notifications.deliverSoon,
      stop: notifications.stop,
    }
  },
} satisfies Ability
