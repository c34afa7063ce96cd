import { css } from '@emotion/react'
import { Link2, MessageCircleQuestionMark, Pencil, Trash2, UserPlus } from 'lucide-react'
import type { Relative } from '../../../backend/modules/connections/contract.ts'
import { paths } from '../../app/paths.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { card, small } from '../../ui/surfaces.ts'
import { pathWord } from './kinWords.ts'
import { strings } from './strings.ts'

const row = css`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  gap: 14px 18px;
  align-items: center;
  padding: 20px;
  & > div {
    overflow-wrap: anywhere;
  }
`
const acts = css`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  align-items: center;
`
const For = ({ name }: { name: string }) => <span className="sr-only"> {name}</span>

export type OpenDialog = { readonly kind: 'change' | 'kin' | 'remove'; readonly id: string }
type RowProps = { person: Relative; mayAdd: boolean; open: (dialog: OpenDialog) => void }

const howRelated = ({ isYou, path }: Relative) => {
  const word = pathWord(path)
  if (isYou) return strings.you
  return word === undefined ? strings.unknown : strings.isYour(word)
}

/** Somebody of the family: what they are in it, how they are related to the reader, and what can be done. */
export const RelativeRow = ({ person, mayAdd, open }: RowProps) => {
  const { id, name, role, hasDied, isYou, mayChange } = person
  return (
    <li css={[card, row]}>
      <Avatar name={name} seed={id} size={56} />
      <div>
        <b>{name}</b>
        <p css={[small, { marginBottom: 8 }]}>{howRelated(person)}</p>
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <Chip tone="plain">{role === null ? strings.noAccount : strings.roles[role]}</Chip>
          {hasDied && <Chip tone="plain">{strings.hasDied}</Chip>}
        </div>
      </div>
      <div css={acts}>
        {mayAdd && !isYou && !hasDied && (
          <ButtonLink href={paths.familyCollaboration()} look="quiet" icon={MessageCircleQuestionMark}>
            {strings.ask}
            <For name={name} />
          </ButtonLink>
        )}
        {mayAdd && role === null && !hasDied && (
          <ButtonLink href={paths.invitations()} look="quiet" icon={UserPlus}>
            {strings.invite}
            <For name={name} />
          </ButtonLink>
        )}
        {mayAdd && (
          <Button look="quiet" icon={Link2} onClick={() => open({ kind: 'kin', id })}>
            {strings.kin}
            <For name={name} />
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
