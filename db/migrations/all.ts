import type { Migration } from 'kysely/migration'
import * as entries from './0001-entries.ts'
import * as reference from './0002-reference.ts'
import * as search from './0003-search.ts'
import * as activity from './0004-activity.ts'
import * as accounts from './0005-accounts.ts'
import * as staffContent from './0006-staff-content.ts'
import * as media from './0007-media.ts'
import * as running from './0008-running.ts'
import * as placeholderHalves from './0009-placeholder-halves.ts'
import * as siteState from './0010-site-state.ts'
import * as entryAdditions from './0011-entry-additions.ts'
import * as knownDevices from './0012-known-devices.ts'
import * as oneNameForServiceArticles from './0013-one-name-for-service-articles.ts'
import * as draftOverLive from './0014-draft-over-live.ts'
import * as americanNames from './0015-american-names.ts'
import * as colorOfPictures from './0016-color-of-pictures.ts'
import * as learnersOfPapers from './0017-learners-of-papers.ts'
import * as liveReference from './0018-live-reference.ts'
import * as samplesInSearch from './0019-samples-in-search.ts'
import * as questions from './0020-questions.ts'
import * as classStatus from './0021-class-status.ts'
import * as subscriptions from './0022-subscriptions.ts'
import * as codes from './0023-codes.ts'
import * as printedCodes from './0024-printed-codes.ts'
import * as emailSubscriptions from './0025-email-subscriptions.ts'
import * as backupState from './0026-backup-state.ts'
import * as learnersInPictures from './0027-learners-in-pictures.ts'
import * as movedIn from './0028-moved-in.ts'
import * as backupCopy from './0029-backup-copy.ts'
import * as staffSearch from './0030-staff-search.ts'
import * as savedFilters from './0031-saved-filters.ts'
import * as uploadHashes from './0032-upload-hashes.ts'
import * as schoolYears from './0033-school-years.ts'
import * as fileVersions from './0034-file-versions.ts'
import * as reviews from './0035-reviews.ts'
import * as mediaTags from './0040-media-tags.ts'
import * as comments from './0041-comments.ts'
import * as mediaParts from './0042-media-parts.ts'
import * as siteKey from './0043-site-key.ts'
import * as oldLosses from './0044-old-losses.ts'
import * as mediaCrops from './0045-media-crops.ts'
import * as searchWithoutInvisibleSigns from './0046-search-without-invisible-signs.ts'
import * as questionTopics from './0047-question-topics.ts'
import * as questionFiles from './0048-question-files.ts'
import * as filipinoOfEntries from './0049-filipino-of-entries.ts'
import * as oneTableOfContent from './0050-one-table-of-content.ts'
import * as notesAreComments from './0051-notes-are-comments.ts'
import * as pagesAreDocuments from './0052-pages-are-documents.ts'

/** Every migration by name, in running order. Add at the end; never change a released one. */
export const migrations: Record<string, Migration> = {
  '0001-entries': entries,
  '0002-reference': reference,
  '0003-search': search,
  '0004-activity': activity,
  '0005-accounts': accounts,
  '0006-staff-content': staffContent,
  '0007-media': media,
  '0008-running': running,
  '0009-placeholder-halves': placeholderHalves,
  '0010-site-state': siteState,
  '0011-entry-additions': entryAdditions,
  '0012-known-devices': knownDevices,
  '0013-one-name-for-service-articles': oneNameForServiceArticles,
  '0014-draft-over-live': draftOverLive,
  '0015-american-names': americanNames,
  '0016-color-of-pictures': colorOfPictures,
  '0017-learners-of-papers': learnersOfPapers,
  '0018-live-reference': liveReference,
  '0019-samples-in-search': samplesInSearch,
  '0020-questions': questions,
  '0021-class-status': classStatus,
  '0022-subscriptions': subscriptions,
  '0023-codes': codes,
  '0024-printed-codes': printedCodes,
  '0025-email-subscriptions': emailSubscriptions,
  '0026-backup-state': backupState,
  '0027-learners-in-pictures': learnersInPictures,
  '0028-moved-in': movedIn,
  '0029-backup-copy': backupCopy,
  '0030-staff-search': staffSearch,
  '0031-saved-filters': savedFilters,
  '0032-upload-hashes': uploadHashes,
  '0033-school-years': schoolYears,
  '0034-file-versions': fileVersions,
  '0035-reviews': reviews,
  '0040-media-tags': mediaTags,
  '0041-comments': comments,
  '0042-media-parts': mediaParts,
  '0043-site-key': siteKey,
  '0044-old-losses': oldLosses,
  '0045-media-crops': mediaCrops,
  '0046-search-without-invisible-signs': searchWithoutInvisibleSigns,
  '0047-question-topics': questionTopics,
  '0048-question-files': questionFiles,
  '0049-filipino-of-entries': filipinoOfEntries,
  '0050-one-table-of-content': oneTableOfContent,
  '0051-notes-are-comments': notesAreComments,
  '0052-pages-are-documents': pagesAreDocuments,
}
