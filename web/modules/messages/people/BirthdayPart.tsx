import { DateField } from '../../../ui/DateField.tsx'
import type { DateParts } from '../../../ui/dateInWords.ts'
import { hint } from '../../../ui/fieldStyle.ts'
import { strings } from './strings.ts'

export type Born = {
  readonly parts: DateParts
  readonly onChange: (parts: DateParts) => void
  /** The form was sent with only a part of the date. */
  readonly isIncomplete: boolean
}

/** When they were born, for who likes to say it; of a child, who gets what comes later depends on it. */
export const BirthdayPart = ({ parts, onChange, isIncomplete, isForChild }: Born & { isForChild: boolean }) => (
  <div>
    <p css={{ fontWeight: 600 }}>
      {strings.birthday} {!isForChild && <span css={{ fontWeight: 400 }}>(optional)</span>}
    </p>
    <p css={[hint, { marginBottom: 8 }]}>{isForChild ? strings.childBirthdayHint : strings.birthdayHint}</p>
    <DateField
      id="born"
      legend={strings.birthday}
      value={parts}
      onChange={onChange}
      {...(isIncomplete && { error: strings.birthdayWhole })}
    />
  </div>
)
