import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { roleNames } from '../../../../backend/kernel/identity/roles.ts'
import { useFamily } from '../../../app/family.ts'
import { paths } from '../../../app/paths.ts'
import { useEver } from '../../../app/useEver.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Ledger } from '../../../ui/page/Ledger.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { roleLines } from '../roles.ts'
import { inviteStrings as strings } from '../strings.ts'
import { column, head } from '../style.ts'
import { ForMe } from './ForMe.tsx'
import { InviteForm } from './InviteForm.tsx'
import { Sent } from './Sent.tsx'

const ROLES = (['owner', 'steward', 'contributor', 'viewer'] as const).map(
  (role) => [roleNames[role], roleLines[role]] as const,
)

/** What waits for an answer of one's own, and what the family has sent; `?invite=` begins one for a relative. */
export function InvitationsPage() {
  const { may, isNone } = useFamily()
  const relativeId = new URLSearchParams(useSearch()).get('invite')
  const [, navigate] = useLocation()
  const [isInviting, setInviting] = useState(false)
  const wasAllowed = useEver(may('invite'))
  const leave = () => {
    setInviting(false)
    if (relativeId !== null) navigate(paths.invitations(), { replace: true })
  }
  const invite = (
    <Button icon={UserPlus} onClick={() => setInviting(true)}>
      {strings.invite}
    </Button>
  )
  return (
    <>
      <PageHeader title={strings.title} line={strings.line} back={{ href: paths.members(), words: strings.back }}>
        {may('invite') && invite}
      </PageHeader>
      <div css={[column, { gap: 48 }]}>
        <ForMe />
        <section>
          <h2 css={head}>{strings.sent}</h2>
          {may('invite') ? <Sent /> : <p>{isNone ? strings.noFamily : strings.noRight}</p>}
        </section>
        <section>
          <h2 css={head}>{strings.roles}</h2>
          <Ledger rows={ROLES} />
        </section>
      </div>
      <Dialog
        isOpen={isInviting || (relativeId !== null && wasAllowed)}
        onClose={leave}
        title={strings.invite}
        line={strings.inviteLine}
      >
        <InviteForm relativeId={relativeId ?? undefined} onDone={leave} />
      </Dialog>
    </>
  )
}
