import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { Loaded } from '../../../app/Loaded.tsx'
import { paths } from '../../../app/paths.ts'
import { FieldFrame } from '../../../ui/FieldFrame.tsx'
import { hint, input, label } from '../../../ui/fieldStyle.ts'
import { tick } from '../../../ui/tickStyle.ts'
import { keepOf } from '../keep.ts'
import { keepStrings } from '../keepStrings.ts'
import type { Choice, Keep } from '../plan.ts'
import { trustedContacts } from '../queries.ts'
import { wayOn } from './stepStyle.ts'

const MOST_LETTERS = 200
const group = css`
  margin: 0;
  padding: 0;
  border: 0;
  min-width: 0;
  legend {
    padding: 0;
  }
`
/** Two beside each other where there is room. */
const people = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  column-gap: 16px;
`
const person = css`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 44px;
  cursor: pointer;
  overflow-wrap: anywhere;
`

/** What has to happen, and who may tell us. */
export function OccasionFields({ choice, onChange }: { choice: Choice; onChange: (choice: Choice) => void }) {
  const contacts = useQuery(trustedContacts())
  const keep = keepOf(choice)
  const change = (changes: Partial<Keep>) => onChange({ ...choice, keep: { ...keep, ...changes } })
  const toggle = (id: string) =>
    change({
      announcerIds: keep.announcerIds.includes(id)
        ? keep.announcerIds.filter((each) => each !== id)
        : [...keep.announcerIds, id],
    })
  return (
    <div css={{ display: 'grid', gap: 12, marginTop: 12 }}>
      <FieldFrame id="occasion" label={keepStrings.what} hint={keepStrings.whatHint}>
        {(control) => (
          <input
            {...control}
            css={input}
            value={keep.occasion}
            maxLength={MOST_LETTERS}
            autoComplete="off"
            onChange={({ target }) => change({ occasion: target.value })}
          />
        )}
      </FieldFrame>
      <Loaded query={contacts}>
        {(everyone) => {
          const agreed = everyone.filter(({ state }) => state === 'accepted')
          return (
            <fieldset css={group} aria-describedby="announcers-hint">
              <legend css={label}>{keepStrings.who}</legend>
              <div css={people}>
                {agreed.map(({ id, name }) => (
                  <label key={id} css={person}>
                    <input
                      type="checkbox"
                      css={tick}
                      checked={keep.announcerIds.includes(id)}
                      onChange={() => toggle(id)}
                    />
                    {name}
                  </label>
                ))}
              </div>
              <p id="announcers-hint" css={hint}>
                {agreed.length === 0 ? keepStrings.nobody : keepStrings.whoHint}
              </p>
              {agreed.length === 0 && (
                <Link href={paths.legacyContacts()} css={wayOn}>
                  {keepStrings.contactsLink}
                </Link>
              )}
            </fieldset>
          )
        }}
      </Loaded>
    </div>
  )
}
