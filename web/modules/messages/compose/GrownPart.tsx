import { useState } from 'react'
import type { RecipientRow } from '../../../../backend/modules/recipients/contract.ts'
import { explain } from '../../../app/explain.ts'
import { Button } from '../../../ui/Button.tsx'
import { DateField } from '../../../ui/DateField.tsx'
import { dateIfGiven, partsOf } from '../../../ui/dateInWords.ts'
import { FieldFrame } from '../../../ui/FieldFrame.tsx'
import { hint, input } from '../../../ui/fieldStyle.ts'
import { useChangeChild } from '../people/commands.ts'
import { strings as people } from '../people/strings.ts'
import { strings } from '../strings.ts'
import { part } from './stepStyle.ts'
import type { OwnEmails } from './useOwnEmails.ts'

/** Without their birthday nobody knows from when on it is theirs. */
const Born = ({ child: { id, name } }: { child: RecipientRow }) => {
  const [parts, setParts] = useState(() => partsOf(null))
  const [isTried, setIsTried] = useState(false)
  const change = useChangeChild()
  const birthday = dateIfGiven(parts)
  const error = isTried && !birthday ? people.birthdayWhole : change.error ? explain(change.error).message : ''
  const save = () => {
    setIsTried(true)
    if (birthday) change.mutate({ id, birthday })
  }
  return (
    <>
      <p css={{ fontWeight: 600 }}>{strings.grownBorn(name)}</p>
      <p css={[hint, { marginBottom: 8 }]}>{strings.grownBornLine(name)}</p>
      <DateField
        id={`born-${id}`}
        legend={strings.grownBorn(name)}
        value={parts}
        onChange={setParts}
        {...(error && { error })}
      />
      <Button look="secondary" busy={change.isPending} busyLabel={people.saving} onClick={save} css={{ marginTop: 12 }}>
        {strings.keepBirthday}
      </Button>
    </>
  )
}

const OwnEmail = ({ child, own }: { child: RecipientRow; own: OwnEmails }) => {
  const error = own.errorOf(child)
  return (
    <FieldFrame
      id={`own-${child.id}`}
      label={strings.ownEmail(child.name)}
      hint={strings.ownEmailHint(child.name)}
      optional
      {...(error && { error })}
    >
      {(control) => (
        <input
          {...control}
          type="email"
          value={own.valueOf(child)}
          autoComplete="off"
          onChange={({ target }) => own.set(child, target.value)}
          onBlur={() => void own.keep()}
          css={[input, { maxWidth: 420 }]}
        />
      )}
    </FieldFrame>
  )
}

/** What is asked of a child before something is sealed that may come when they are grown up. */
export const GrownPart = ({ child, own }: { child: RecipientRow; own: OwnEmails }) => (
  <div css={part}>
    <h3>{strings.grownTitle(child.name)}</h3>
    {child.birthday === null ? <Born child={child} /> : <OwnEmail child={child} own={own} />}
  </div>
)
