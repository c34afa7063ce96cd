import { DateField } from '../../../ui/DateField.tsx'
import { strings } from '../strings.ts'
import type { Choice } from '../plan.ts'

/** The day that is typed. */
export const OwnDay = ({ choice, onChange }: { choice: Choice; onChange: (choice: Choice) => void }) => (
  <DateField
    id="due"
    legend={strings.day}
    value={choice}
    onChange={(parts) => onChange({ ...choice, ...parts })}
    isToldElsewhere
  />
)
