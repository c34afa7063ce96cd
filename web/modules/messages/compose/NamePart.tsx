import { FieldFrame } from '../../../ui/FieldFrame.tsx'
import { input } from '../../../ui/fieldStyle.ts'
import { seenStrings } from './seenStrings.ts'
import { part } from './stepStyle.ts'
import type { SeenName } from './useSeenName.ts'

const LONGEST = 100

/** Asked once, before the first seal. Left as it stands, it is the name that is filled in. */
export const NamePart = ({ seen: { name, setName, keep, error } }: { seen: SeenName }) => (
  <div css={part}>
    <FieldFrame id="seen-name" label={seenStrings.name} hint={seenStrings.nameHint} {...(error && { error })}>
      {(control) => (
        <input
          {...control}
          value={name}
          maxLength={LONGEST}
          autoComplete="name"
          onChange={({ target }) => setName(target.value)}
          onBlur={() => keep()}
          css={[input, { maxWidth: 420 }]}
        />
      )}
    </FieldFrame>
  </div>
)
