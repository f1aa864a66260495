import RefreshIcon from '@mui/icons-material/Refresh'
import CircularProgress from '@mui/material/CircularProgress'
import IconButton from '@mui/material/IconButton'
import { useIsFetching, useIsMutating, useQueryClient } from '@tanstack/react-query'
import { useNavigation } from 'react-router'

/** Reads the page's data again; while something loads, shows that in its place. */
export function RefreshButton() {
  const queries = useQueryClient()
  const isLoading = [useIsFetching() > 0, useIsMutating() > 0, useNavigation().state !== 'idle']
  return (
    <IconButton
      color="inherit"
      aria-label="Refresh"
      onClick={() => void queries.invalidateQueries()}
      sx={{ width: 40, height: 40 }}
    >
      {isLoading.includes(true) ? (
        <CircularProgress color="inherit" size={16} thickness={6} />
      ) : (
        <RefreshIcon />
      )}
    </IconButton>
  )
}
