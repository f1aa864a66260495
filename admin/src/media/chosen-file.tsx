import PictureAsPdf from '@mui/icons-material/PictureAsPdf'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import { useQuery } from '@tanstack/react-query'
import { mediaIdOf, readMedia } from './media-file.ts'
import { Thumbnail } from './media-tile.tsx'

/** The chosen file, as a thumbnail with its name. */
export function ChosenFile({ address }: { address: string }) {
  const id = mediaIdOf(address)
  const { data, isError } = useQuery({
    queryKey: ['media', id],
    queryFn: () => readMedia(id ?? ''),
    enabled: id !== null,
  })
  const name =
    data?.name ?? (isError ? 'This file has been deleted.' : (address.split('/').at(-1) ?? address))
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Box
        sx={{
          width: 96,
          height: 64,
          flexShrink: 0,
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: 'grey.200',
          display: 'grid',
          placeItems: 'center',
          '& img': { width: '100%', height: '100%', objectFit: 'cover' },
        }}
      >
        {data?.kind === 'image' && <Thumbnail file={data} />}
        {data?.kind === 'pdf' && <PictureAsPdf />}
        {id === null && <img src={address} alt="" />}
      </Box>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {name}
        {data?.hidden && (
          <FormHelperText error sx={{ ml: 0 }}>
            {data.hidden}
          </FormHelperText>
        )}
      </Box>
    </Box>
  )
}
