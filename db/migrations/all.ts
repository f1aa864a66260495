import type { Migration } from 'kysely/migration'
import * as content from './content.ts'
import * as fewerTables from './fewer-tables.ts'
import * as files from './files.ts'
import * as pagesAreDocuments from './pages-are-documents.ts'
import * as search from './search.ts'
import * as staff from './staff.ts'
import * as version020 from './version-0.2.0.ts'
import * as version030 from './version-0.3.0.ts'
import * as visitors from './visitors.ts'

/** Every migration by name, in running order. Add at the end; never change a released one. */
export const migrations: Record<string, Migration> = {
  '0013-version-0.2.0': version020,
  '0016-version-0.3.0': version030,
  '0017-learners-of-papers': { up: content.addLearnersOfPapers },
  '0018-live-reference': { up: content.addLiveReference },
  '0019-samples-in-search': { up: search.addSamplesInSearch },
  '0020-questions': { up: visitors.addQuestions },
  '0021-class-status': { up: staff.addClassStatus },
  '0022-subscriptions': { up: visitors.addSubscriptions },
  '0023-codes': { up: visitors.addCodes },
  '0024-printed-codes': { up: visitors.addPrintedCodes },
  '0025-email-subscriptions': { up: visitors.addEmailSubscriptions },
  '0026-backup-state': { up: files.addBackupState },
  '0027-learners-in-pictures': { up: files.addLearnersInPictures },
  '0028-moved-in': { up: content.addOldAddresses },
  '0029-backup-copy': { up: files.addBackupCopy },
  '0030-staff-search': { up: search.addStaffSearch },
  '0031-saved-filters': { up: staff.addSavedFilters },
  '0032-upload-hashes': { up: files.addUploadHashes },
  '0033-school-years': { up: staff.addSchoolYears },
  '0034-file-versions': { up: files.addFileVersions },
  '0035-reviews': { up: staff.addReviews },
  '0040-media-tags': { up: files.addMediaTags },
  '0041-comments': { up: staff.addComments },
  '0042-media-parts': { up: files.addMediaParts },
  '0043-site-key': { up: files.addSiteKey },
  '0044-old-losses': { up: content.addOldLosses },
  '0045-media-crops': { up: files.addMediaCrops },
  '0046-search-without-invisible-signs': { up: search.leaveOutInvisibleSigns },
  '0047-question-topics': { up: visitors.addQuestionTopics },
  '0048-question-files': { up: visitors.addQuestionFiles },
  '0049-filipino-of-entries': { up: content.addFilipinoOfEntries },
  '0050-one-table-of-content': { up: content.joinReference },
  '0051-notes-are-comments': { up: visitors.makeNotesComments },
  '0052-pages-are-documents': pagesAreDocuments,
  '0053-fewer-tables': fewerTables,
  '0054-no-table-for-one-row': { up: fewerTables.dropSmallTables },
}

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
