import type * as z from 'zod'
import type { siteSettingsSchema } from '../../school/kinds/site-settings.ts'

/** Names are the school's; unconfirmed contacts and addresses of other sites are left empty. */
export const starterSiteSettings: z.input<typeof siteSettingsSchema> = {
  schoolName: 'Dr. Yanga’s Colleges, Inc.',
  shortName: 'DYCI',
  tagline: 'More Than A School, A Family',
  defaultAuthor: 'DYCI Paraya Program',
  address: 'Barangay Wakas, Bocaue, Bulacan 3018, Philippines',
  socialPages: [
    { label: 'Facebook', url: null },
    { label: 'Instagram', url: null },
    { label: 'YouTube', url: null },
    { label: 'TikTok', url: null },
  ],
  externalLinks: [
    { label: 'Learning portal', url: null },
    { label: 'Online enrollment', url: null },
    { label: 'School e-mail', url: null },
  ],
  campusMaps: [
    { label: 'Main Campus, Wakas', url: null },
    { label: 'Elida Campus', url: null },
  ],
  contacts: [
    {
      label: 'Frontline, Basic Education',
      phone: null,
      email: null,
      questionTopic: 'admission',
    },
    { label: 'Frontline, College', phone: null, email: null, questionTopic: 'admission' },
    { label: 'Registrar', phone: null, email: null, questionTopic: 'records' },
  ],
  admissionsUpdated: 'March 2025',
}
