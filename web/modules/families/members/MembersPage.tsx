import { Crown, LogOut, Pencil, UserMinus, UserPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { FamilyView } from '../../../../backend/modules/families/contract.ts'
import { useFamily } from '../../../app/family.ts'
import { paths } from '../../../app/paths.ts'
import { PlaceHead } from '../../../app/PlaceHead.tsx'
import { RelativesPart } from '../../../app/parts.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import type { MenuItem } from '../../../ui/MoreMenu.tsx'
import { RemoveDialog } from '../../../ui/RemoveDialog.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { small } from '../../../ui/surfaces.ts'
import { useRemoveMember } from '../commands.ts'
import { FamilyOnly } from '../FamilyOnly.tsx'
import { RenameDialog } from '../RenameDialog.tsx'
import type { Member } from '../roles.ts'
import { strings } from '../strings.ts'
import { actions, column } from '../style.ts'
import { HandOver } from './HandOver.tsx'
import { LeaveFamily } from './LeaveFamily.tsx'
import { OfferBanner } from './OfferBanner.tsx'
import { RoleDialog } from './RoleDialog.tsx'

type Open =
  | { readonly kind: 'role' | 'remove'; readonly member: Member }
  | { readonly kind: 'leave' | 'hand over' | 'rename' }

const removalOf = ({ name, role }: Member) => {
  const line = strings.removeLine(name)
  return {
    title: strings.removeTitle(name),
    line: role === 'steward' ? `${line} ${strings.removeSteward(name)}` : line,
  }
}

/** @number part of a family's places that is taken before its page speaks of them */
const NEARLY = 0.8
const isNearlyFull = ({ used, limit }: FamilyView['room']) => used >= limit * NEARLY

export const MembersPage = () => <FamilyOnly>{(view) => <Members view={view} />}</FamilyOnly>

/** Who is in the family, with an account and without, and what may be done about it. */
function Members({ view }: { view: FamilyView }) {
  const { may } = useFamily()
  const removal = useRemoveMember()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const { name: family, members, room } = view
  const actsOf = (id: string): readonly MenuItem[] => {
    const member = members.find(({ accountId }) => accountId === id)
    if (!member || member.role === 'owner') return []
    const { isYou, role } = member
    const change: MenuItem = {
      words: strings.changeRole,
      icon: Pencil,
      onSelect: () => setOpen({ kind: 'role', member }),
    }
    const remove: MenuItem = {
      words: strings.remove,
      icon: UserMinus,
      onSelect: () => setOpen({ kind: 'remove', member }),
      isDanger: true,
    }
    return [
      ...(may('manage') ? [change] : []),
      ...(!isYou && may(role === 'steward' ? 'manage' : 'invite') ? [remove] : []),
    ]
  }
  return (
    <>
      <PlaceHead title={family} line={strings.membersLine}>
        <ButtonLink href={paths.invitations()} look={may('invite') ? 'primary' : 'quiet'} icon={UserPlus}>
          {may('invite') ? strings.invite : strings.toSent}
        </ButtonLink>
      </PlaceHead>
      <div css={column}>
        <OfferBanner view={view} />
        <Suspense fallback={<Skeleton words={strings.fetching} />}>
          <RelativesPart actsOf={actsOf} />
        </Suspense>
        {isNearlyFull(room) && <p css={small}>{strings.room(room.used, room.limit)}</p>}
        <Ends view={view} open={setOpen} />
      </div>
      <RoleDialog member={open?.kind === 'role' ? open.member : undefined} onClose={close} />
      <RemoveDialog
        thing={open?.kind === 'remove' ? open.member : undefined}
        words={removalOf}
        removal={removal}
        onClose={close}
      />
      <HandOver view={view} isOpen={open?.kind === 'hand over'} onClose={close} />
      <LeaveFamily view={view} isOpen={open?.kind === 'leave'} onClose={close} />
      <RenameDialog view={view} isOpen={open?.kind === 'rename'} onClose={close} />
    </>
  )
}

/** What concerns the family as a whole: its name, whose it is, and leaving it. */
function Ends({ view, open }: { view: FamilyView; open: (what: Open) => void }) {
  const { may } = useFamily()
  const isOwner = view.role === 'owner'
  const isAlone = view.members.length === 1
  return (
    <div css={{ display: 'grid', gap: 12 }}>
      {isOwner && !isAlone && <p css={small}>{strings.ownerStays}</p>}
      <div css={actions}>
        {may('manage') && (
          <Button look="secondary" icon={Pencil} onClick={() => open({ kind: 'rename' })}>
            {view.isNamed ? strings.rename : strings.giveName}
          </Button>
        )}
        {!isAlone && isOwner && (
          <Button look="secondary" icon={Crown} onClick={() => open({ kind: 'hand over' })}>
            {strings.handOver}
          </Button>
        )}
        {!isAlone && !isOwner && (
          <Button look="quiet" icon={LogOut} onClick={() => open({ kind: 'leave' })}>
            {strings.leave}
          </Button>
        )}
      </div>
    </div>
  )
}
