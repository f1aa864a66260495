import { sql, type RawBuilder, type SqlBool } from 'kysely'

/**
 * The condition that a text contains another. Only PostgreSQL tells capitals from small letters.
 *
 * @example query.where(containsText(sql.ref('title_key'), 'science fair'))
 */
export const containsText = (text: RawBuilder<unknown>, part: string) =>
  sql<SqlBool>`${text} like ${`%${part.replaceAll(/[!%_]/g, '!$&')}%`} escape '!'`
