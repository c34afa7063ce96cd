import { css } from '@emotion/react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { CircleCheck, MailCheck, MailX } from 'lucide-react'
import * as v from 'valibot'
import { Link, useSearch } from 'wouter'
import type { VerifyEmail } from '../../../backend/modules/accounts/contract.ts'
import { explain } from '../../app/explain.ts'
import { post } from '../../app/http.ts'
import { changeable } from '../../app/ownMessages.ts'
import { paths } from '../../app/paths.ts'
import { account, useSession } from '../../app/session.ts'
import { siteSettings } from '../../app/siteSettings.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { HearthBlock } from '../../ui/HearthBlock.tsx'
import { Logo } from '../../ui/Logo.tsx'

const strings = {
  confirm: 'Confirm your email address',
  why: 'Before we deliver anything, we check in with you by email. So we need to know that this address reaches you.',
  button: 'Yes, this is my address',
  confirming: 'Confirming…',
  confirmed: 'Thank you. Your address is confirmed',
  confirmedLine: 'From now on we can always check in with you before a delivery.',
  goHome: 'Go to my messages',
  goOn: 'Go to my message',
  refusedLine: 'Nothing was changed. Your messages are as you left them.',
} as const

const frame = css`
  width: min(680px, 100% - 40px);
  margin: 0 auto 64px;
  main {
    display: grid;
    gap: 20px;
    justify-items: start;
  }
  main > p {
    color: var(--ink-2);
    font-size: var(--fs-body-l);
  }
`

/**
 * To the message that waited for the address, where this browser knows whose it is: the same words whether or not the
 * page that waited has sealed it meanwhile.
 */
function WayOn() {
  const { user, isLoading } = useSession()
  const theirs = useQuery({ ...changeable(), enabled: user !== null })
  if (isLoading || theirs.isLoading) return null
  const [last] = theirs.data?.items.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)) ?? []
  if (!last)
    return (
      <ButtonLink href={paths.home()} size="large">
        {strings.goHome}
      </ButtonLink>
    )
  return (
    <ButtonLink href={last.state === 'draft' ? paths.compose(last.id, 4) : paths.message(last.id)} size="large">
      {strings.goOn}
    </ButtonLink>
  )
}

const useVerifyEmail = () =>
  useMutation({
    mutationKey: account().queryKey,
    mutationFn: (command: VerifyEmail) => post('/api/auth/verify', command, v.unknown()),
  })

/** A link in a mail changes nothing by being opened; the button does. */
export function VerifyEmailPage() {
  const token = new URLSearchParams(useSearch()).get('token') ?? ''
  const verify = useVerifyEmail()
  return (
    <div css={frame}>
      <header css={{ padding: '22px 0 40px', a: { color: 'inherit', textDecoration: 'none' } }}>
        <Link href={paths.landing()}>
          <Logo name={siteSettings.productName} />
        </Link>
      </header>
      <main id="main">
        <HearthBlock seed="verify-email" size={140} rounds={3} seam={2} lit={verify.isSuccess} css={{ width: 140 }} />
        <h1 tabIndex={-1}>{verify.isSuccess ? strings.confirmed : strings.confirm}</h1>
        {verify.isSuccess ? (
          <>
            <Banner tone="done" icon={CircleCheck} title={strings.confirmedLine} live="polite" />
            <WayOn />
          </>
        ) : (
          <>
            <p>{strings.why}</p>
            {verify.error && (
              <Banner tone="problem" icon={MailX} title={explain(verify.error).message} live="assertive">
                {strings.refusedLine}
              </Banner>
            )}
            <Button
              size="large"
              icon={MailCheck}
              busy={verify.isPending}
              busyLabel={strings.confirming}
              onClick={() => verify.mutate({ token })}
            >
              {strings.button}
            </Button>
          </>
        )}
      </main>
    </div>
  )
}
