import { useRouteLoaderData } from 'react-router'
import type { PageSettings } from '../../school/kinds/site-settings.ts'

/** Returns the settings that the root loaded; `undefined` when loading failed. */
export const usePageSettings = (): PageSettings | undefined =>
  useRouteLoaderData<{ settings: PageSettings }>('root')?.settings

/** Returns the year in Manila, as the root loaded it; `undefined` when loading failed. */
export const useYear = (): number | undefined => useRouteLoaderData<{ year: number }>('root')?.year

/** Describes the school to search engines, as the organizer or publisher of something. */
export function useSchoolData() {
  const settings = usePageSettings()
  return {
    '@type': 'EducationalOrganization' as const,
    name: settings?.schoolName ?? 'Dr. Yanga’s Colleges, Inc.',
    address: settings?.address ?? 'Bocaue, Bulacan',
  }
}
