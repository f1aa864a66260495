import type { Generated, Selectable } from 'kysely'

/** The media library; the files themselves are in DATA_DIR/media, or in {@link MediaPartTable}. */
export interface MediaTable {
  /** random; part of the address */
  id: string
  /** image or pdf */
  kind: string
  /** the name that staff give it */
  name: string
  /** the last part of its address; stays when the file is replaced or renamed */
  file_name: string
  /** names the folder of the current file; new after each replacement */
  version: string
  /** media type, such as `image/jpeg` */
  type: string
  /** pixels; 0 for a PDF, like {@link height} */
  width: number
  height: number
  bytes: number
  /** the widths of its AVIF and WebP variants, separated by commas */
  widths: string
  /** colors of its upper and lower half, `rrggbbrrggbb`; '' when transparent, and for a PDF */
  color: string
  /** alt text; '' when missing, and when decorative */
  alt: string
  decorative: number
  /** the focal point, in percent from the left and from the top */
  focal_x: number
  focal_y: number
  created_at: number
  created_by: string
  updated_at: number
  /** yes, no or unanswered; says nothing of a PDF */
  shows_learners: Generated<string>
  /** the school's place for the signed consent; `null` without one, and so are the next two */
  consent_reference: Generated<string | null>
  /** the last day of the consent in Manila, `YYYY-MM-DD` */
  consent_until: Generated<string | null>
  /** the uses that it allows, separated by commas */
  consent_uses: Generated<string | null>
  /** time of its withdrawal or end; `null` while it lasts */
  consent_ended_at: Generated<number | null>
  /** its tags as staff typed them, as a JSON list; two that differ only in case are the same */
  tags: Generated<string>
  /** the words of name, description, file name and tags as staff search them, each after a space */
  words: Generated<string>
  /** SHA-256 of the uploaded bytes, in hex; `null` for files of before */
  upload_hash: Generated<string | null>
  /** counts the versions of the file, from 1; a version keeps its number */
  number: Generated<number>
  /** time of the upload, crop or turn that made this version, and the person who did it */
  made_at: Generated<number>
  made_by: Generated<string>
  /** the version from whose pixels this one was cropped or turned; `null` for an upload */
  edit_of: Generated<string | null>
  /** the crop and turn, as JSON (`PictureEdit`) */
  edit: Generated<string | null>
}

/** The columns that belong to a version of a file, and are kept with it when it is replaced. */
export const versionColumns = [
  'version',
  'number',
  'type',
  'width',
  'height',
  'bytes',
  'widths',
  'color',
  'focal_x',
  'focal_y',
  'shows_learners',
  'consent_reference',
  'consent_until',
  'consent_uses',
  'consent_ended_at',
  'upload_hash',
  'made_at',
  'made_by',
  'edit_of',
  'edit',
] as const satisfies readonly (keyof MediaTable)[]

/** A former version of a file; the columns of {@link MediaTable} as they were when it was replaced. */
export interface MediaVersionTable extends Pick<
  Selectable<MediaTable>,
  (typeof versionColumns)[number]
> {
  media_id: string
  replaced_at: number
}

/** A part of a picture that a text shows, in sizes of its own; the picture itself stays as it is. */
export interface MediaCropTable {
  media_id: string
  /** names the folder of its files */
  version: string
  /** the version of the picture that it is a part of */
  crop_of: string
  /** the part of the picture, as `school/base/picture-crop.ts` writes it */
  frame: string
  /** pixels */
  width: number
  height: number
  /** the widths of its AVIF and WebP variants, separated by commas */
  widths: string
  made_at: number
}

/** Use of a file of the library: an entry or reference content whose text contains its address. */
export interface MediaUseTable {
  media_id: string
  subject: string
  subject_id: string
}

/**
 * The files of the media library with PostgreSQL, in parts of 1 MiB at most; with SQLite they are in
 * DATA_DIR/media and this table is empty. A row of {@link MediaTable} comes after its files.
 */
export interface MediaPartTable {
  media_id: string
  version: string
  /** name of the file: `whole`, or a size such as `640.avif` */
  name: string
  /** counts the parts of a file, from 0 */
  part: number
  bytes: Uint8Array
  created_at: number
}
