import { Crown, LogOut, UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { FamilyView } from '../../../../backend/modules/families/contract.ts'
import { useFamily } from '../../../app/family.ts'
import { paths } from '../../../app/paths.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { RemoveDialog } from '../../../ui/RemoveDialog.tsx'
import { small } from '../../../ui/surfaces.ts'
import { useRemoveMember } from '../commands.ts'
import type { Member } from '../roles.ts'
import { strings } from '../strings.ts'
import { actions, column, list } from '../style.ts'
import { HandOver } from './HandOver.tsx'
import { LeaveFamily } from './LeaveFamily.tsx'
import { MemberRow } from './MemberRow.tsx'
import { OfferBanner } from './OfferBanner.tsx'
import { RoleDialog } from './RoleDialog.tsx'

type Open = { readonly kind: 'role' | 'remove'; readonly member: Member } | { readonly kind: 'leave' | 'hand over' }

const removalOf = ({ name, role }: Member) => {
  const line = strings.removeLine(name)
  return {
    title: strings.removeTitle(name),
    line: role === 'steward' ? `${line} ${strings.removeSteward(name)}` : line,
  }
}

/** Who is in the family, as what, and what may be done about it. */
export function MembersTab({ view }: { view: FamilyView }) {
  const { may } = useFamily()
  const removal = useRemoveMember()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const { members, role, room } = view
  const isOwner = role === 'owner'
  const isAlone = members.length === 1
  return (
    <div css={column}>
      <OfferBanner view={view} />
      <ul css={list}>
        {members.map((member) => (
          <MemberRow
            key={member.accountId}
            member={member}
            onRole={() => setOpen({ kind: 'role', member })}
            onRemove={() => setOpen({ kind: 'remove', member })}
          />
        ))}
      </ul>
      <div>
        {may('invite') && (
          <ButtonLink href={paths.invitations()} look="secondary" icon={UserPlus}>
            {strings.invite}
          </ButtonLink>
        )}
        <p css={[small, { marginTop: 12 }]}>{strings.room(room.used, room.limit)}</p>
      </div>
      {!isAlone && (
        <div css={{ display: 'grid', gap: 12 }}>
          {isOwner && <p css={small}>{strings.ownerStays}</p>}
          <div css={actions}>
            {isOwner ? (
              <Button look="secondary" icon={Crown} onClick={() => setOpen({ kind: 'hand over' })}>
                {strings.handOver}
              </Button>
            ) : (
              <Button look="quiet" icon={LogOut} onClick={() => setOpen({ kind: 'leave' })}>
                {strings.leave}
              </Button>
            )}
          </div>
        </div>
      )}
      <RoleDialog member={open?.kind === 'role' ? open.member : undefined} onClose={close} />
      <RemoveDialog
        thing={open?.kind === 'remove' ? open.member : undefined}
        words={removalOf}
        removal={removal}
        onClose={close}
      />
      <HandOver view={view} isOpen={open?.kind === 'hand over'} onClose={close} />
      <LeaveFamily view={view} isOpen={open?.kind === 'leave'} onClose={close} />
    </div>
  )
}
