import { useRouteLoaderData } from 'react-router'
import type { PageSettings } from '../../school/settings/site-settings.ts'

/** The settings that the shared layout brought along; `undefined` on the home page and where it could not be loaded. */
export const usePageSettings = (): PageSettings | undefined =>
  useRouteLoaderData<{ settings: PageSettings }>('layout/shared-layout')?.settings

/** The school, as search engines are told. */
export const useSchoolData = () => ({
  '@type': 'EducationalOrganization' as const,
  name: usePageSettings()?.schoolName ?? 'Dr. Yanga’s Colleges, Inc.',
  address: usePageSettings()?.address ?? 'Bocaue, Bulacan',
})
