import { RotateCw } from 'lucide-react'
import { useIsFetching, useIsMutating, useQueryClient } from '@tanstack/react-query'
import { useNavigation } from 'react-router'
import { IconButton } from '../ui/button.tsx'
import { Spinner } from '../ui/progress.tsx'

/** Reads the page's data again; while something loads, shows that in its place. */
export function RefreshButton() {
  const queries = useQueryClient()
  const isLoading = [useIsFetching() > 0, useIsMutating() > 0, useNavigation().state !== 'idle']
  return (
    <IconButton label="Refresh" onClick={() => void queries.invalidateQueries()}>
      {isLoading.includes(true) ? <Spinner /> : <RotateCw aria-hidden />}
    </IconButton>
  )
}
