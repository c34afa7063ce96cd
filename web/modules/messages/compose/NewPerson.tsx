import { FieldFrame } from '../../../ui/FieldFrame.tsx'
import { input } from '../../../ui/fieldStyle.ts'
import { strings } from '../people/strings.ts'

export type Fresh = { readonly name: string; readonly email: string }
export const nobodyFresh: Fresh = { name: '', email: '' }
export const isBegun = ({ name, email }: Fresh): boolean => name.trim() !== '' || email.trim() !== ''

export const NEW_NAME_ID = 'new-name'

type NewPersonProps = { value: Fresh; onChange: (value: Fresh) => void }

/** Somebody who is not on the list yet: a name and an address, and everything else later. */
export const NewPerson = ({ value, onChange }: NewPersonProps) => (
  <div css={{ display: 'grid', gap: 14, margin: '14px 0' }}>
    <FieldFrame id={NEW_NAME_ID} label={strings.name} hint={strings.nameHint}>
      {(control) => (
        <input
          {...control}
          value={value.name}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...value, name: target.value })}
          css={input}
        />
      )}
    </FieldFrame>
    <FieldFrame id="new-email" label={strings.email} hint={strings.newEmailHint}>
      {(control) => (
        <input
          {...control}
          type="email"
          value={value.email}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...value, email: target.value })}
          css={input}
        />
      )}
    </FieldFrame>
  </div>
)
