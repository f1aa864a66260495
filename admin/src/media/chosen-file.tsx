import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { FieldNote } from '../ui/field.tsx'
import * as styles from './chosen-file.module.css'
import { mediaFile, mediaIdOf } from './media-file.ts'
import { Thumbnail } from './media-tile.tsx'

/** The chosen file, as a thumbnail with its name. */
export function ChosenFile({ address }: { address: string }) {
  const id = mediaIdOf(address)
  const { data, isError } = useQuery({
    ...mediaFile(id ?? ''),
    enabled: id !== null,
  })
  const name =
    data?.name ?? (isError ? 'This file has been deleted.' : (address.split('/').at(-1) ?? address))
  return (
    <div className={styles.root}>
      <div className={styles.picture}>
        {data?.kind === 'image' && <Thumbnail file={data} />}
        {data?.kind === 'pdf' && <FileText />}
        {id === null && <img src={address} alt="" />}
      </div>
      <div className={styles.name}>
        {name}
        <FieldNote problem={data?.hidden} />
      </div>
    </div>
  )
}
