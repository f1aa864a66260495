import type { Generated } from 'kysely'

// The tables of content: entries, reference content, search, media, and work in progress.

/** A dated entry of any kind, or one piece of reference content. */
export interface EntryTable {
  id: Generated<number>
  kind: string
  /** of reference content, such as `site-settings`; `null` for dated entries, which have an address */
  key: Generated<string | null>
  /** of a page the key of the document that it belongs to, such as `category/meaning` */
  parent: Generated<string | null>
  slug: string
  title: string
  /** draft, published, unpublished or trashed; visibility also depends on the two times below */
  status: string
  category: string
  sort_day: number
  publish_at: number | null
  expires_at: number | null
  /** the body as plain text, shortened, for lists */
  summary: string
  /** the fields of the kind's schema as JSON; of a dated entry without title and body */
  data: string
  /** the body as clean HTML */
  content: string
  /** the number of the newest save */
  revision: number
  sample: number
  created_at: number
  updated_at: number
  /** id and name of the author and of the last editor; `null` for imports and starter content */
  created_by: Generated<string | null>
  created_by_name: Generated<string | null>
  updated_by: Generated<string | null>
  /** since when the author has waited for an editor */
  review_requested_at: Generated<number | null>
  /** the author's note to the editor, or the editor's note when sending the draft back */
  review_note: Generated<string | null>
  /** id of who asked for the review last; stays when it is sent back */
  review_requested_by: Generated<string | null>
  /** id of the editor who was asked; `null`: any of them */
  review_asked: Generated<string | null>
  /** its place from the top, set by hand; `null` to order by day */
  position: Generated<number | null>
  /** the newest title in lower case without accents, for sorting and searching by staff */
  title_key: Generated<string>
  /** the revision in this row, when it is published or was before it went to the trash */
  live_revision: Generated<number | null>
  /** the revision that staff edit over the live one; `null` when this row holds the newest state */
  working_revision: Generated<number | null>
  /** the revision that becomes live at `due_at`; `null` when none does */
  due_revision: Generated<number | null>
  due_at: Generated<number | null>
  /** slugs taken for the scheduled revision only, as a JSON list */
  reserved_slugs: Generated<string>
  /** time of the last change that visitors could see; `updated_at` is the last save of staff */
  changed_at: Generated<number>
  /** by which anyone checks what it says; `null` for kinds without codes */
  code: Generated<string | null>
  /** origin of an entry taken over, such as `https://old.example.edu.ph`; `null` for others */
  old_source: Generated<string | null>
  /** its id there */
  old_id: Generated<string | null>
  /** its losses on the way, as sentences; `null` when nothing was lost */
  old_losses: Generated<string | null>
  /** share of its needed texts that are in Filipino; visitors read a whole one in Filipino */
  filipino: Generated<'none' | 'part' | 'whole'>
  /** the id under which its author sent it: sent twice, it is added once; `null` without one */
  sent_as: Generated<string | null>
}

/** An address that an entry or a file had before it was taken over: it leads to the new place. */
export interface OldAddressTable {
  /** in the form of `oldPathOf` */
  path: string
  /** the host that had it */
  source: string
  /** entry, media or path */
  leads_to: string
  /** id of the entry or of the file, or a path on this site */
  target: string
}

/** Revision that visitors read of an entry with a code, from a time on. Past rows never change. */
export interface EntryStatementTable {
  id: Generated<number>
  entry_id: number
  /** may be in the future, for what is scheduled */
  at: number
  /** the revision that visitors read from then on; `null`: none */
  revision: number | null
}

/** Every slug that an entry has had; `entry.slug` is the current one, the others redirect to it. */
export interface EntrySlugTable {
  kind: string
  slug: string
  entry_id: number
}

/** The topics of published entries, with the columns that one index needs for a list. */
export interface EntryTopicTable {
  entry_id: number
  topic: string
  kind: string
  category: string
  sort_day: number
  publish_at: number
  expires_at: number | null
}

/**
 * Number of published entries of each list in each month (YYYYMM; 0: undated). A list is a kind, a
 * category and a topic; '' means all. Totals and far pages are read from here instead of counting
 * the archive.
 */
export interface EntryTallyTable {
  kind: string
  category: string
  topic: string
  month: number
  count: number
}

/** Every revision of an entry or of reference content, as JSON. */
export interface RevisionTable {
  subject: string
  subject_id: string
  number: number
  snapshot: string
  saved_by: string
  saved_at: number
}

/** A page of reference content as search shows it; its words are in search-index.ts. */
export interface SearchPageTable {
  number: number
  /** path on this site */
  address: string
  /** the type of page, in the visitor's words */
  label: string
  title: string
  text: string
  /** 1 for sample content */
  sample: number
}

/** The vocabulary of the search index: how many documents and titles contain a word. */
export interface SearchWordTable {
  word: string
  initial: string
  length: number
  titles: number
  documents: number
}

/**
 * Entries that wait for work: a published one for the index of visitors or a check of its links, a
 * saved one for the index of staff.
 */
export interface EntryBacklogTable {
  work: 'search' | 'staff-search' | 'link-check'
  entry_id: number
}

/** Unsaved input of a staff member; never shown to other people. */
export interface AutosaveTable {
  staff_id: string
  /** a kind of entry, or `reference` */
  subject: string
  /** an id, a key, or `new` */
  subject_id: string
  /** the fields as typed, valid or not, as JSON */
  data: string
  based_on: number | null
  saved_at: number
}

/** A preview of unpublished content, for people with the link; the token itself is not stored. */
export interface PreviewTable {
  token_hash: string
  staff_id: string
  subject: string
  /** an id, a key, or `new` */
  subject_id: string
  data: string
  /** 0: a link; beside a form, 1: what is typed, 2: what visitors see; the next one replaces it */
  live: number
  created_at: number
  expires_at: number
}
