import { siteSettingsKind } from '../../school/kinds/site-settings.ts'
import { referenceRefusal, type NotAllowed } from '../../school/staff/accounts/permissions.ts'
import type { Staff } from '../../school/staff/accounts/staff.ts'

/**
 * Decides whether a person may move the site to another school year: those who may change what is of
 * the whole site, such as its settings.
 */
export const moveRefusal = (staff: Staff): NotAllowed | null =>
  referenceRefusal(staff, siteSettingsKind)
