import { css } from '@emotion/react'
import { Avatar } from '../../../ui/Avatar.tsx'
import type { Person } from '../asked.ts'
import { homeStrings as strings } from './strings.ts'

const row = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 6px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`
const face = css`
  display: grid;
  gap: 6px;
  justify-items: center;
  align-content: start;
  padding: 8px 1px;
  border: 2px solid transparent;
  border-radius: var(--r-control);
  font-size: var(--fs-micro);
  line-height: 1.25;
  text-align: center;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover {
    background: var(--primary-soft);
  }
  &:has(:checked) {
    border-color: var(--primary);
    background: var(--primary-soft);
    font-weight: 600;
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
    box-shadow: 0 0 0 6px var(--focus-halo);
  }
`

type FacesProps = { faces: readonly Person[]; chosen: string; onChoose: (id: string) => void }

/** One of them is chosen. */
export const Faces = ({ faces, chosen, onChoose }: FacesProps) => (
  <fieldset css={row}>
    <legend className="sr-only">{strings.who}</legend>
    {faces.map(({ id, name }) => (
      <label key={id} css={face}>
        <input
          type="radio"
          name="who-to-ask"
          className="sr-only"
          checked={id === chosen}
          onChange={() => onChoose(id)}
        />
        <Avatar name={name} seed={id} size={56} />
        {name}
      </label>
    ))}
  </fieldset>
)
