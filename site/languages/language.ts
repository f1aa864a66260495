/** The languages of the public site, as `lang` attributes name them. Each has a folder of catalogs. */
export const languages = ['en'] as const

export type Language = (typeof languages)[number]
