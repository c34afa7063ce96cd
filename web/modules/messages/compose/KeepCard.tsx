import { css } from '@emotion/react'
import { Link } from 'wouter'
import { paths } from '../../../app/paths.ts'
import { daysChoices } from '../../../ui/daysChoices.ts'
import { Select } from '../../../ui/Select.tsx'
import { supporting } from '../../../ui/surfaces.ts'
import { keepOf } from '../keep.ts'
import { keepStrings } from '../keepStrings.ts'
import { termsOf, type Choice } from '../plan.ts'
import { namesInWords } from '../stateStrings.ts'
import { wayOn } from './stepStyle.ts'

const title = css`
  font-family: var(--font-display);
  font-size: var(--fs-h4);
  line-height: 1.28;
`

type KeepCardProps = { choice: Choice; names: readonly string[]; onChange: (choice: Choice) => void }

/** What is kept until needed, and what becomes of it where its author's mailbox is closed by then. */
export const KeepCard = ({ choice, names, onChange }: KeepCardProps) => {
  const keep = keepOf(choice)
  const terms = termsOf(choice)
  return (
    <>
      <output css={{ display: 'block' }}>
        <span css={[title, { display: 'block', marginBottom: 10 }]}>{keepStrings.kept}</span>
        <span css={supporting}>
          {keep.until === 'death' ? keepStrings.afterDeath(namesInWords(names)) : keepStrings.keptLine}
        </span>
      </output>
      {keep.until === 'death' ? (
        <Link href={paths.legacy()} css={wayOn}>
          {keepStrings.planLink}
        </Link>
      ) : (
        <Select
          id="way-out"
          label={keepStrings.wayOut}
          hint={keepStrings.wayOutHint}
          value={terms.preconsent === 'never' ? '60' : terms.preconsent}
          choices={daysChoices([30, 60, 90, 180, 365])}
          onChange={(preconsent) => onChange({ ...choice, terms: { ...terms, preconsent } })}
        />
      )}
    </>
  )
}
