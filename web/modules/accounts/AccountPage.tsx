import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { Loaded } from '../../app/Loaded.tsx'
import { paths } from '../../app/paths.ts'
import { useSession } from '../../app/session.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { accountStrings as strings } from './accountStrings.ts'
import { BackupAddress } from './BackupAddress.tsx'
import { EmailForm } from './EmailForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { PortraitCard } from './portrait/PortraitCard.tsx'
import { profile } from './queries.ts'

export const column = css`
  display: grid;
  gap: 28px;
  max-width: 720px;
`
/** Cards that stand in two columns where there is room: read down the first, then down the second. */
export const cards = css`
  ${column}
  @media (min-width: 1280px) {
    display: block;
    max-width: none;
    columns: 2;
    column-gap: 28px;
    & > * {
      break-inside: avoid;
      margin-bottom: 28px;
    }
  }
`
export const inside = css`
  display: grid;
  gap: 18px;
  padding: 28px 32px 32px;
  @media (max-width: 600px) {
    padding: 22px 20px 24px;
  }
`

export function AccountPage() {
  const { user } = useSession()
  const own = useQuery(profile())
  return (
    <>
      <PageHeader title={strings.title} line={strings.line}>
        <ButtonLink href={paths.security()} look="secondary" icon={ShieldCheck}>
          {strings.toSecurity}
        </ButtonLink>
      </PageHeader>
      <Loaded query={own}>
        {(known) => (
          <div css={cards}>
            <Card>
              <div css={inside}>
                <h2 css={{ fontSize: 'var(--fs-h3)' }}>{strings.you}</h2>
                <ProfileForm profile={known} />
              </div>
            </Card>
            {user && (
              <Card>
                <div css={inside}>
                  <h2 css={{ fontSize: 'var(--fs-h3)' }}>{strings.photo}</h2>
                  <PortraitCard user={user} />
                </div>
              </Card>
            )}
            <Card>
              <div css={inside}>
                <h2 css={{ fontSize: 'var(--fs-h3)' }}>{strings.address}</h2>
                <p>{strings.addressLine(user?.email ?? '')}</p>
                <EmailForm newEmail={known.newEmail} />
              </div>
            </Card>
            <Card>
              <div css={inside}>
                <h2 css={{ fontSize: 'var(--fs-h3)' }}>{strings.second}</h2>
                <p>{strings.secondLine}</p>
                <BackupAddress backup={known.backup} />
              </div>
            </Card>
            <div css={{ display: 'flex', flexWrap: 'wrap', gap: '8px 24px' }}>
              <ButtonLink href={paths.notifications()} look="quiet">
                {strings.toNotifications}
              </ButtonLink>
              <ButtonLink href={paths.legacyContacts()} look="quiet">
                {strings.toContacts}
              </ButtonLink>
              <ButtonLink href={paths.accountData()} look="quiet">
                {strings.toData}
              </ButtonLink>
              <ButtonLink href={paths.deleteAccount()} look="quiet">
                {strings.toDelete}
              </ButtonLink>
            </div>
          </div>
        )}
      </Loaded>
    </>
  )
}
