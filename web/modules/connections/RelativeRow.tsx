import { roleNames } from '../../../backend/kernel/identity/roles.ts'
import { Link2, MessageCircleQuestionMark, Pencil, Trash2, UserPlus } from 'lucide-react'
import type { Relative } from '../../../backend/modules/connections/contract.ts'
import { useFamily } from '../../app/family.ts'
import { paths } from '../../app/paths.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { personRow, rowActs } from '../../ui/personRow.ts'
import { card, small } from '../../ui/surfaces.ts'
import { pathWord } from './kinInWords.ts'
import { strings } from './strings.ts'

const For = ({ name }: { name: string }) => <span className="sr-only"> {name}</span>

export type OpenDialog = { readonly kind: 'change' | 'kin' | 'remove'; readonly id: string }
type RowProps = { person: Relative; mayAdd: boolean; open: (dialog: OpenDialog) => void }

const howRelated = ({ path }: Relative) => {
  const word = pathWord(path)
  return word === undefined ? strings.unknown : strings.isYour(word)
}

/** Somebody of the family: what they are in it, how they are related to the reader, and what can be done. */
export function RelativeRow({ person, mayAdd, open }: RowProps) {
  const { may } = useFamily()
  const { id, name, role, hasDied, isYou, mayChange } = person
  return (
    <li css={[card, personRow]}>
      <Avatar name={name} seed={id} size={56} />
      <div>
        <b>{isYou ? strings.named(name) : name}</b>
        {!isYou && <p css={small}>{howRelated(person)}</p>}
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 }}>
          <Chip tone="plain">{role === null ? strings.noAccount : roleNames[role]}</Chip>
          {hasDied && <Chip tone="plain">{strings.hasDied}</Chip>}
        </div>
      </div>
      <div css={rowActs}>
        {mayAdd && !isYou && !hasDied && (
          <ButtonLink href={paths.askForStory(id)} look="quiet" icon={MessageCircleQuestionMark}>
            {strings.ask}
            <For name={name} />
          </ButtonLink>
        )}
        {may('invite') && role === null && !hasDied && (
          <ButtonLink href={paths.inviteRelative(id)} look="quiet" icon={UserPlus}>
            {strings.invite}
            <For name={name} />
          </ButtonLink>
        )}
        {mayAdd && (
          <Button look="quiet" icon={Link2} onClick={() => open({ kind: 'kin', id })}>
            {isYou ? strings.ownKin : strings.kin}
            {!isYou && <For name={name} />}
          </Button>
        )}
        {mayChange && (
          <Button look="quiet" icon={Pencil} onClick={() => open({ kind: 'change', id })}>
            {strings.change}
            <For name={name} />
          </Button>
        )}
        {mayChange && role === null && (
          <Button look="quiet" icon={Trash2} onClick={() => open({ kind: 'remove', id })}>
            {strings.remove}
            <For name={name} />
          </Button>
        )}
      </div>
    </li>
  )
}
