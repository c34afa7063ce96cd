import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useFamily } from '../../../app/family.ts'
import { paths } from '../../../app/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { card, supporting } from '../../../ui/surfaces.ts'
import { activity, family, sentInvitations } from '../queries.ts'
import { homeStrings as strings } from '../strings.ts'
import { isToInvite } from './isToInvite.ts'

const frame = css`
  display: grid;
  gap: 10px;
  justify-items: start;
  padding: 24px;
`

/** Once a story was told, for whoever still hears it alone. */
export function InviteCard() {
  const { may } = useFamily()
  const mayInvite = may('invite')
  const { data: view } = useQuery({ ...family(), enabled: mayInvite })
  const isAlone = view?.members.length === 1
  const { data: happened } = useQuery({ ...activity(), enabled: isAlone })
  const { data: sent } = useQuery({ ...sentInvitations(), enabled: isAlone })
  if (!mayInvite || !isAlone || !happened || !sent || !isToInvite(happened, sent)) return null
  return (
    <section css={[card, frame]} aria-labelledby="invite-them">
      <h2 id="invite-them" css={{ fontSize: 'var(--fs-h3)' }}>
        {strings.inviteThem}
      </h2>
      <p css={supporting}>{strings.theyHear}</p>
      <ButtonLink look="secondary" icon={UserPlus} href={paths.invitations()}>
        {strings.invite}
      </ButtonLink>
    </section>
  )
}
