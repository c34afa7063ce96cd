import { roleNames } from '../../../backend/kernel/identity/roles.ts'
import { Link2, MessageCircleQuestionMark, Pencil, Trash2, UserPlus } from 'lucide-react'
import { useLocation } from 'wouter'
import type { Relative } from '../../../backend/modules/connections/contract.ts'
import { useFamily } from '../../app/family.ts'
import { paths } from '../../app/paths.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { MoreMenu, type MenuItem } from '../../ui/MoreMenu.tsx'
import { personRow } from '../../ui/personRow.ts'
import { small } from '../../ui/surfaces.ts'
import { pathWord } from './kinInWords.ts'
import { strings } from './strings.ts'

export type OpenDialog = { readonly kind: 'change' | 'kin' | 'remove'; readonly id: string }
type RowProps = {
  person: Relative
  mayAdd: boolean
  open: (dialog: OpenDialog) => void
  /** What can be done with a member, besides. */
  more: readonly MenuItem[]
}

/** Somebody of the family: what they are in it, how they are related to the reader, and what can be done. */
export function RelativeRow({ person, mayAdd, open, more }: RowProps) {
  const { may } = useFamily()
  const [, navigate] = useLocation()
  const { id, name, role, hasDied, isYou, mayChange } = person
  const kin = pathWord(person.path)
  const mayInvite = may('invite') && role === null && !hasDied
  const opens = (kind: OpenDialog['kind']) => () => open({ kind, id })
  const items: readonly (MenuItem | false)[] = [
    mayInvite && { words: strings.invite, icon: UserPlus, onSelect: () => navigate(paths.inviteRelative(id)) },
    mayAdd && { words: isYou ? strings.ownKin : strings.kin, icon: Link2, onSelect: opens('kin') },
    mayChange && { words: strings.change, icon: Pencil, onSelect: opens('change') },
    ...more,
    mayChange && role === null && { words: strings.remove, icon: Trash2, onSelect: opens('remove'), isDanger: true },
  ]
  return (
    <li css={personRow}>
      <Avatar name={name} seed={id} />
      <div>
        <b>{isYou ? strings.named(name) : name}</b>
        {!isYou && kin !== undefined && <p css={small}>{strings.isYour(kin)}</p>}
      </div>
      <span css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Chip tone={role === 'owner' ? 'primary' : 'plain'}>{role === null ? strings.noAccount : roleNames[role]}</Chip>
        {hasDied && <Chip tone="plain">{strings.hasDied}</Chip>}
      </span>
      {mayAdd && !isYou && !hasDied && (
        <ButtonLink href={paths.askForStory(id)} look="quiet" icon={MessageCircleQuestionMark}>
          {strings.ask}
          <span className="sr-only"> {name}</span>
        </ButtonLink>
      )}
      <span data-menu>
        <MoreMenu label={strings.more(name)} items={items.filter((item) => item !== false)} />
      </span>
    </li>
  )
}
