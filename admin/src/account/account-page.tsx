import { PageTitle } from '../layout/page-title.tsx'
import { roleWords, sectionWords } from '../staff/staff-words.ts'
import * as layout from '../ui/layout.module.css'
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
        <div className={layout.narrow}>
          <div className={layout.card}>
            <h2>{account.name}</h2>
            <p>
              {account.email}, {roleWords[account.role].name.toLowerCase()}:{' '}
              {roleWords[account.role].may}
              {account.sections.length > 0 &&
                `, for ${account.sections.map((each) => sectionWords[each]).join(', ')}`}
              .
            </p>
          </div>
          <PasswordForm email={account.email} />
          <TwoFactorSetUp isOn={account.twoFactor} />
          <OwnSessions />
        </div>
      )}
    </>
  )
}
