import PictureAsPdf from '@mui/icons-material/PictureAsPdf'
import VisibilityOff from '@mui/icons-material/VisibilityOff'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { formatBytes, lacksDescription, thumbnailOf, type MediaFile } from './media-file.ts'
import { LearnersChip } from './learners-chip.tsx'

interface MediaTileProps {
  file: MediaFile
  /** label of the action, such as 'Open' or 'Choose' */
  verb: string
  onPress: () => void
  /** further actions below */
  children?: ReactNode
}

/** A file in the grid: picture, name, and missing information. */
export function MediaTile({ file, verb, onPress, children }: MediaTileProps) {
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ display: 'flex', flexDirection: 'column', overflow: 'hidden' }}
    >
      <ButtonBase
        onClick={onPress}
        aria-label={`${verb} ${file.name}`}
        sx={{ flexDirection: 'column', alignItems: 'stretch', textAlign: 'start' }}
      >
        <Box
          sx={{
            aspectRatio: '4 / 3',
            display: 'grid',
            placeItems: 'center',
            bgcolor: 'grey.200',
            ...(file.placeholder.length > 0 &&
              file.hidden === null && {
                backgroundImage: `linear-gradient(${file.placeholder.join()})`,
              }),
            '& img': { width: '100%', aspectRatio: '4 / 3', objectFit: 'cover' },
          }}
        >
          {file.kind === 'pdf' ? <PictureAsPdf fontSize="large" /> : <Thumbnail file={file} />}
        </Box>
        <Typography noWrap sx={{ fontWeight: 600, p: 1, pb: 0 }}>
          {file.name}
        </Typography>
      </ButtonBase>
      <Box sx={{ px: 1, pb: 1 }}>
        <Typography variant="body2" color="text.secondary">
          {file.kind === 'pdf' ? 'PDF' : `${file.width} × ${file.height}`},{' '}
          {formatBytes(file.bytes)}
        </Typography>
        <LearnersChip file={file} />
        {lacksDescription(file) && (
          <Chip size="small" color="warning" label="Needs a description" sx={{ mt: 0.5 }} />
        )}
      </Box>
      {children}
    </Paper>
  )
}

/**
 * The smallest sufficient variant of a picture, cropped as on the site. One that must not be seen is
 * not shown to staff either.
 */
export function Thumbnail({ file, width = 320 }: { file: MediaFile; width?: number }) {
  if (file.hidden !== null)
    return <VisibilityOff fontSize="large" titleAccess="This picture is hidden" />
  const objectPosition = `${file.focalX * 100}% ${file.focalY * 100}%`
  return (
    <img src={thumbnailOf(file, width)} alt={file.alt} loading="lazy" style={{ objectPosition }} />
  )
}
