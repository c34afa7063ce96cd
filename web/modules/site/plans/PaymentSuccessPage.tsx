import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { paths } from '../../../app/paths.ts'
import { useSession } from '../../../app/session.ts'
import { HttpError } from '../../../app/httpError.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { PaymentSuccessPage as NotOnSale } from './off/PaymentSuccessPage.tsx'
import { buttonRow } from '../style.ts'
import { confirmed } from './commands.ts'
import { Page } from './Page.tsx'

/** @number how often the page asks what came of a payment, and how often at most */
const ASK = { everyMs: 2_000, most: 30 }

/** Never trusts the address: the server asks the provider what was paid, and by whom. */
export function PaymentSuccessPage() {
  const sessionId = new URLSearchParams(useSearch()).get('session')
  const { user, isLoading } = useSession()
  if (isLoading) return <Page title="Confirming your payment…" />
  return sessionId && user ? <Asking sessionId={sessionId} /> : <NotOnSale />
}

const Asking = ({ sessionId }: { sessionId: string }) => {
  const [began] = useState(() => Date.now())
  const asked = useQuery({
    queryKey: ['payment', sessionId],
    queryFn: () => confirmed(sessionId),
    refetchInterval: ({ state }) =>
      state.data?.outcome === 'waits' && state.dataUpdateCount < ASK.most ? ASK.everyMs : false,
    retry: 2,
  })
  const { data, error, dataUpdatedAt } = asked
  if (error instanceof HttpError && error.status === 404) return <NotOnSale />
  if (data?.outcome === 'paid')
    return (
      <Page
        title="Thank you. Your plan has begun."
        line="We have sent you an email that says what is charged and when."
      >
        <Ways />
      </Page>
    )
  if (data?.outcome === 'failed')
    return (
      <Page title="Nothing was paid" line="The payment page was closed or is too old. Nothing was charged.">
        <Ways />
      </Page>
    )
  const isSlow = error !== null || dataUpdatedAt - began >= ASK.everyMs * (ASK.most - 1)
  return isSlow ? (
    <Page title="We are still waiting" line="Your bank is slow. We will email you. Nothing is lost.">
      <Ways />
    </Page>
  ) : (
    <Page title="Confirming your payment…" line="This takes a few seconds." />
  )
}

const Ways = () => (
  <div css={buttonRow}>
    <ButtonLink href={paths.subscription()} size="large">
      See your subscription
    </ButtonLink>
    <ButtonLink href={paths.home()} look="quiet">
      Go to your dashboard
    </ButtonLink>
  </div>
)
