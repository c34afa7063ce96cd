import { useMutation } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import * as v from 'valibot'
import type { User } from '../../../backend/modules/accounts/contract/user.ts'
import { explain } from '../../app/explain.ts'
import { post } from '../../app/http.ts'
import { account, useSession } from '../../app/session.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { strings } from './strings.ts'

/** Without a confirmed address we could not ask before a delivery. Nothing where it is confirmed. */
export function UnverifiedBanner() {
  const { user } = useSession()
  return user && !user.emailVerified ? <Unverified {...user} /> : null
}

function Unverified({ confirmationMail }: Pick<User, 'confirmationMail'>) {
  const resend = useMutation({
    mutationKey: account().queryKey,
    mutationFn: () => post('/api/auth/verify/resend', {}, v.unknown()),
  })
  const said = resend.isSuccess ? strings.resent : resend.error ? explain(resend.error).message : ''
  return (
    <div css={{ marginBottom: 32 }}>
      <Banner
        tone="note"
        icon={MailCheck}
        title={strings.unverifiedTitle}
        actions={
          !resend.isSuccess && (
            <Button look="secondary" busy={resend.isPending} busyLabel="Sending…" onClick={() => resend.mutate()}>
              {strings.resend}
            </Button>
          )
        }
      >
        {strings.unverifiedLine[confirmationMail ?? 'sent']} {strings.unverifiedWhy}
        <output css={{ display: 'block', fontWeight: 600 }}>{said}</output>
      </Banner>
    </div>
  )
}
