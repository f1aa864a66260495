import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { messageOf } from '../api/staff-api-error.ts'
import { notify } from '../notifications/notify.ts'
import { readMedia, type MediaFile } from './media-file.ts'

/** Opens the file that the address of the library asks for (`filePath`), once. */
export function useAskedFile(open: (file: MediaFile) => void): void {
  const [parameters, setParameters] = useSearchParams()
  const id = parameters.get('file')
  useEffect(() => {
    if (id === null) return undefined
    let isGone = false
    const read = async () => {
      try {
        const file = await readMedia(id)
        if (!isGone) open(file)
      } catch (error) {
        notify(messageOf(error), { type: 'error' })
      }
      const forget = (before: URLSearchParams) => {
        before.delete('file')
        return before
      }
      if (!isGone) setParameters(forget, { replace: true, preventScrollReset: true })
    }
    void read()
    return () => {
      isGone = true
    }
  }, [id, open, setParameters])
}
