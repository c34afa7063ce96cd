import { css } from '@emotion/react'
import type { RecipientRow } from '../../../../backend/modules/recipients/contract.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { small } from '../../../ui/surfaces.ts'
import { tick } from '../../../ui/tickStyle.ts'
import { PersonStatus } from '../people/PersonStatus.tsx'
import { strings as people } from '../people/strings.ts'

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  padding: 10px 14px;
  border: 2px solid var(--line);
  border-radius: var(--r-control);
  &:has(:checked) {
    border-color: var(--primary);
    background: var(--primary-soft);
  }
`
const label = css`
  flex: 1;
  display: flex;
  gap: 16px;
  align-items: center;
  min-width: 220px;
  min-height: 56px;
  cursor: pointer;
  overflow-wrap: anywhere;
`

/** What its chip says comes before any proof. */
const isClosed = ({ consent }: RecipientRow) => consent === 'declined' || consent === 'wrong-person'

type ChoiceProps = {
  person: RecipientRow
  isChosen: boolean
  onToggle: () => void
  onPasscode: () => void
  onChange: () => void
}

export const PersonChoice = ({ person, isChosen, onToggle, onPasscode, onChange }: ChoiceProps) => (
  <div css={row}>
    <label css={label}>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={person.consent === 'declined'}
        css={tick}
        onChange={onToggle}
      />
      <Avatar name={person.name} seed={person.id} />
      <span>
        <b css={{ display: 'block' }}>{person.name}</b>
        <span css={small}>{person.email}</span>
      </span>
    </label>
    {person.verification === 'none' && !isClosed(person) ? (
      <Button look="secondary" onClick={onPasscode}>
        {people.setPasscode}
        <span className="sr-only"> for {person.name}</span>
      </Button>
    ) : (
      <PersonStatus person={person} />
    )}
    {isChosen && person.relation === null && (
      <Button look="quiet" onClick={onChange}>
        {people.relationOf(person.name)}
      </Button>
    )}
  </div>
)
