import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router'
import { messageOf } from '../api/staff-api-error.ts'
import { WaitingNote } from '../changes/waiting-note.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { formatMoment } from '../layout/times.ts'
import { listReference } from './reference.ts'
import { referencePath } from './reference-paths.ts'

/** The reference content, grouped as on the site. */
export function ReferenceList() {
  const { data = [], error } = useQuery({ queryKey: ['reference'], queryFn: listReference })
  const sections = [...new Set(data.map(({ section }) => section))]
  return (
    <>
      <PageTitle title="Pages and facts" />
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      {sections.map((section) => (
        <Paper key={section} sx={{ p: 2, mb: 2 }}>
          <Typography variant="h2" gutterBottom>
            {section}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
            {data
              .filter((each) => each.section === section)
              .map(({ key, label, updatedAt, updatedBy, can, ...waiting }) => (
                <li key={key}>
                  <Link
                    component={RouterLink}
                    to={referencePath(key)}
                    sx={{ display: 'inline-block', py: 0.5 }}
                  >
                    {label}
                  </Link>
                  <Typography
                    variant="body2"
                    color="text.secondary"
                    component="span"
                    sx={{ ml: 1 }}
                  >
                    {updatedBy && `Changed ${formatMoment(updatedAt)} by ${updatedBy}`}
                    {!can.includes('edit') && ' (to read only)'}
                  </Typography>
                  <WaitingNote of={waiting} />
                </li>
              ))}
          </Box>
        </Paper>
      ))}
    </>
  )
}
