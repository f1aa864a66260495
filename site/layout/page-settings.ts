import { useRouteLoaderData } from 'react-router'
import type { PageSettings } from '../../school/settings/site-settings.ts'

/** What the root brings along for bar and footer; `undefined` where it could not be loaded. */
export const useFrame = () => useRouteLoaderData<{ settings: PageSettings; year: number }>('root')

export const usePageSettings = (): PageSettings | undefined => useFrame()?.settings

/** The school, as search engines are told. */
export const useSchoolData = () => ({
  '@type': 'EducationalOrganization' as const,
  name: usePageSettings()?.schoolName ?? 'Dr. Yanga’s Colleges, Inc.',
  address: usePageSettings()?.address ?? 'Bocaue, Bulacan',
})
