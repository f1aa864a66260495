import type { Ability } from '../../server/ability.ts'
import { eraseEmail } from './email-subscriptions.server.ts'
import { createClassMailer } from './server/class-mailer.ts'
import { classStatusFiles } from './server/class-status-files.ts'
import { deliverNotices } from './server/deliver-notices.ts'
import { emailRoutes } from './server/email-routes.ts'
import { phoneRoutes } from './server/phone-routes.ts'
import { createPushSender } from './server/push-sender.ts'
import { staffRoutes } from './server/staff-routes.ts'
import { notifySettings } from './site/notify-settings.server.ts'

/** Class status: notices by level, and messages about notices to phones and e-mail addresses. */
export const classStatus = {
  subject: 'Class status',
  staffRoutes,
  eraseEmail,
  start: (parts) => {
    const pushSender = createPushSender(parts)
    const classMailer = createClassMailer(parts)
    const channels = [pushSender.channel, classMailer.channel]
    const deliveries = deliverNotices({ ...parts, channels })
    return {
      routes: [
        classStatusFiles(parts.source, parts.publicOrigin),
        phoneRoutes({ ...parts, pushSender }),
        emailRoutes({ ...parts, onLink: classMailer.sendLinksSoon }),
      ],
      setUpPage: (context) => {
        context.set(notifySettings, {
          hasMail: parts.mailer !== null,
          // Without the service worker no phone can show a message.
          readPhoneKey: async () =>
            parts.hasServiceWorker ? await pushSender.readPublicKey() : null,
        })
      },
      onContentChange: deliveries.deliverSoon,
      stop: async () => {
        await Promise.all([deliveries.stop(), classMailer.stop()])
      },
    }
  },
} satisfies Ability
