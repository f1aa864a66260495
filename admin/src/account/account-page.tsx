import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { PageTitle } from '../layout/page-title.tsx'
import { roleWords, sectionWords } from '../staff/staff-words.ts'
import { useAccount } from './account.ts'
import { OwnSessions } from './own-sessions.tsx'
import { PasswordForm } from './password-form.tsx'
import { TwoFactorSetUp } from './two-factor-set-up.tsx'

/** The person's own account. */
export function AccountPage() {
  const { data: account } = useAccount()
  return (
    <>
      <PageTitle title="My account" />
      {account && (
        <Stack spacing={2} sx={{ maxWidth: 720 }}>
          <Paper sx={{ p: 2 }}>
            <Typography variant="h2" gutterBottom>
              {account.name}
            </Typography>
            <Typography>
              {account.email}, {roleWords[account.role].name.toLowerCase()}:{' '}
              {roleWords[account.role].may}
              {account.sections.length > 0 &&
                `, for ${account.sections.map((each) => sectionWords[each]).join(', ')}`}
              .
            </Typography>
          </Paper>
          <PasswordForm email={account.email} />
          <TwoFactorSetUp isOn={account.twoFactor} />
          <OwnSessions />
        </Stack>
      )}
    </>
  )
}
