import { useRouteLoaderData } from 'react-router'
import type { PageSettings } from '../../school/kinds/site-settings.ts'

/** Returns the root's data for header and footer; `undefined` when loading failed. */
export const useFrame = () => useRouteLoaderData<{ settings: PageSettings; year: number }>('root')

export const usePageSettings = (): PageSettings | undefined => useFrame()?.settings

/** Describes the school to search engines. */
export const useSchoolData = () => ({
  '@type': 'EducationalOrganization' as const,
  name: usePageSettings()?.schoolName ?? 'Dr. Yanga’s Colleges, Inc.',
  address: usePageSettings()?.address ?? 'Bocaue, Bulacan',
})
