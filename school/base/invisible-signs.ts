const invisible = /\p{Default_Ignorable_Code_Point}/gu

/**
 * Removes signs that no one sees and that clipboards bring along: soft hyphens, zero-width spaces
 * and joiners, byte order marks, marks of writing direction, variation selectors.
 * @example withoutInvisibleSigns('\u200Bschol\u00ADar') // 'scholar'
 */
export const withoutInvisibleSigns = (text: string): string => text.replace(invisible, '')
