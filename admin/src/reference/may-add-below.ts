import { findSection, pageKind } from '../../../school/kinds/category.ts'
import type { AnyPageKind } from '../../../school/kinds/define-page-kind.ts'

/**
 * Tells whether staff are offered new pages of a kind below a document. What lies below a page that is
 * no section is in no menu.
 */
export const mayAddBelow = (kind: AnyPageKind, parent: string): boolean =>
  kind.count.least < kind.count.most &&
  (kind.name !== pageKind.name || findSection(parent.slice('category/'.length)) !== null)
