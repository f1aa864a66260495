import type { Insertable } from 'kysely'
import type { MediaTable } from '../../db/media-tables.ts'
import type { Database } from '../../db/database.ts'

/** Adds a picture to the media library without its files. */
export const putPicture = (
  database: Database,
  fields: Partial<Insertable<MediaTable>> & Pick<Insertable<MediaTable>, 'id'>,
) =>
  database
    .insertInto('media')
    .values({
      kind: 'image',
      name: 'Lanterns',
      file_name: 'lanterns.jpg',
      version: '0a1b2c3d4e5f',
      type: 'image/jpeg',
      width: 640,
      height: 480,
      bytes: 1,
      widths: '320,640',
      color: '',
      alt: '',
      decorative: 0,
      focal_x: 50,
      focal_y: 50,
      created_at: 1,
      created_by: 'Ana Reyes',
      updated_at: 1,
      ...fields,
    })
    .execute()
