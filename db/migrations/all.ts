import type { Migration } from 'kysely/migration'
import * as content from './content.ts'
import * as fewer from './fewer-tables.ts'
import * as files from './files.ts'
import { up as pagesAreDocuments } from './pages-are-documents.ts'
import * as search from './search.ts'
import * as staff from './staff.ts'
import { run } from './statements.ts'
import { up as version020 } from './version-0.2.0.ts'
import { up as version030 } from './version-0.3.0.ts'
import * as visitors from './visitors.ts'

/** Every migration by name, in order: SQL statements or a function. Never change a released one. */
const steps: Record<string, readonly string[] | Migration['up']> = {
  '0013-version-0.2.0': version020,
  '0016-version-0.3.0': version030,
  '0017-learners-of-papers': content.addLearnersOfPapers,
  '0018-live-reference': content.addLiveReference,
  '0019-samples-in-search': search.addSamplesInSearch,
  '0020-questions': visitors.addQuestions,
  '0021-class-status': staff.addClassStatus,
  '0022-subscriptions': visitors.addSubscriptions,
  '0023-codes': visitors.addCodes,
  '0024-printed-codes': visitors.addPrintedCodes,
  '0025-email-subscriptions': visitors.addEmailSubscriptions,
  '0026-backup-state': files.addBackupState,
  '0027-learners-in-pictures': files.addLearnersInPictures,
  '0028-moved-in': content.addOldAddresses,
  '0029-backup-copy': files.addBackupCopy,
  '0030-staff-search': search.addStaffSearch,
  '0031-saved-filters': staff.addSavedFilters,
  '0032-upload-hashes': files.addUploadHashes,
  '0033-school-years': staff.addSchoolYears,
  '0034-file-versions': files.addFileVersions,
  '0035-reviews': staff.addReviews,
  '0040-media-tags': files.addMediaTags,
  '0041-comments': staff.addComments,
  '0042-media-parts': files.addMediaParts,
  '0043-site-key': files.addSiteKey,
  '0044-old-losses': content.addOldLosses,
  '0045-media-crops': files.addMediaCrops,
  '0046-search-without-invisible-signs': search.leaveOutInvisibleSigns,
  '0047-question-topics': visitors.addQuestionTopics,
  '0048-question-files': visitors.addQuestionFiles,
  '0049-filipino-of-entries': content.addFilipinoOfEntries,
  '0050-one-table-of-content': content.joinReference,
  '0051-notes-are-comments': visitors.makeNotesComments,
  '0052-pages-are-documents': pagesAreDocuments,
  '0053-fewer-tables': fewer.up,
  '0054-no-table-for-one-row': fewer.dropSmallTables,
  '0055-tables-that-were-alike': fewer.joinAlikeTables,
}

export const migrations: Record<string, Migration> = Object.fromEntries(
  Object.entries(steps).map(([name, step]) => [
    name,
    { up: typeof step === 'function' ? step : (db) => run(db, ...step) },
  ]),
)

/** The migrations that older databases have instead of the one of a released version. */
export const formerMigrations: Readonly<Record<string, readonly string[]>> = {
  '0013-version-0.2.0': [
    '0001-entries',
    '0002-reference',
    '0003-search',
    '0004-activity',
    '0005-accounts',
    '0006-staff-content',
    '0007-media',
    '0008-running',
    '0009-placeholder-halves',
    '0010-site-state',
    '0011-entry-additions',
    '0012-known-devices',
    '0013-one-name-for-service-articles',
  ],
  '0016-version-0.3.0': ['0014-draft-over-live', '0015-american-names', '0016-color-of-pictures'],
}
