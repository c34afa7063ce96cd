import { CircleAlert } from 'lucide-react'
import { useLocation } from 'wouter'
import type { InvitationPage } from '../../../../backend/modules/families/contract.ts'
import { openAuthModal } from '../../../app/authModal.ts'
import { paths } from '../../../app/paths.ts'
import { signOut, useSession } from '../../../app/session.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { problem } from '../../../ui/fieldStyle.ts'
import { showToast } from '../../../ui/toasts.ts'
import { useExplained } from '../../../ui/useExplained.ts'
import { useAccept } from '../commands.ts'
import { linkStrings as strings } from '../strings.ts'
import { actions } from '../style.ts'

type AcceptProps = { token: string; page: InvitationPage }

/** Whoever has no account makes one here, and stays on this page. */
export function Accept({ token, page }: AcceptProps) {
  const { user, isLoading } = useSession()
  if (isLoading) return null
  if (page.state === 'joined')
    return (
      <>
        <p>{strings.isIn}</p>
        <ButtonLink href={paths.familyCollaboration()}>{strings.toFamily}</ButtonLink>
      </>
    )
  if (user) return <Join token={token} page={page} who={user.email} />
  return (
    <>
      <p>{strings.signInLine(page.email)}</p>
      <div css={actions}>
        <Button size="large" onClick={() => openAuthModal('signup')}>
          {strings.signUp}
        </Button>
        <Button size="large" look="secondary" onClick={() => openAuthModal('signin')}>
          {strings.signIn}
        </Button>
      </div>
    </>
  )
}

function Join({ token, page, who }: AcceptProps & { who: string }) {
  const [, navigate] = useLocation()
  const accept = useAccept(() => {
    showToast({ title: strings.joined(page.family) })
    navigate(paths.familyCollaboration())
  })
  const refusal = useExplained(accept.error)
  const change = async () => {
    await signOut()
    openAuthModal('signin')
  }
  return (
    <>
      {refusal && (
        <p role="alert" css={problem}>
          <CircleAlert aria-hidden />
          {refusal.message}
        </p>
      )}
      <p>{strings.as(who)}</p>
      <div css={actions}>
        <Button size="large" busy={accept.isPending} busyLabel={strings.joining} onClick={() => accept.mutate(token)}>
          {strings.join(page.family)}
        </Button>
        <Button size="large" look="secondary" onClick={() => void change()}>
          {strings.switch}
        </Button>
      </div>
    </>
  )
}
