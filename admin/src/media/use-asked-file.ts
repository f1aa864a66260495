import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { messageOf } from '../api/staff-api-error.ts'
import { notify } from '../notifications/notify.ts'
import { readMedia, type MediaFile } from './media-file.ts'

/** Opens the file that the address of the library asks for (`filePath`), once. */
export function useAskedFile(open: (file: MediaFile) => void): void {
  const [parameters, setParameters] = useSearchParams()
  const id = parameters.get('file')
  const finish = useEffectEvent((file: MediaFile | null) => {
    if (file) open(file)
    const forget = (before: URLSearchParams) => {
      before.delete('file')
      return before
    }
    setParameters(forget, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (id === null) return undefined
    let isGone = false
    const read = async () => {
      const file = await readMedia(id).catch((error: unknown) => {
        notify(messageOf(error), { type: 'error' })
        return null
      })
      if (!isGone) finish(file)
    }
    void read()
    return () => {
      isGone = true
    }
  }, [id])
}
