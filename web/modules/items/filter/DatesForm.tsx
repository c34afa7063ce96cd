import * as v from 'valibot'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Form } from '../../../ui/Form.tsx'
import { boundIn, type Filter } from '../filters.ts'
import { filterStrings as strings } from '../strings.ts'

const bound = (end: 'from' | 'to') =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((words) => words === '' || boundIn(words, end) !== undefined, strings.noBound),
    v.transform((words) => (words === '' ? undefined : boundIn(words, end))),
  )
const Dates = v.object({ from: bound('from'), to: bound('to') })

type DatesFormProps = { filter: Filter; onSave: (dates: v.InferOutput<typeof Dates>) => void }

/** The first and the last date that are shown, as people write dates. */
export const DatesForm = ({ filter, onSave }: DatesFormProps) => (
  <Form
    id="item-dates"
    schema={Dates}
    defaultValues={{ from: filter.from ?? '', to: filter.to ?? '' }}
    onSubmit={onSave}
  >
    <Field name="from" label={strings.from} hint={strings.boundHint} autoComplete="off" optional />
    <Field name="to" label={strings.to} hint={strings.boundHint} autoComplete="off" optional />
    <div>
      <Button type="submit">{strings.apply}</Button>
    </div>
  </Form>
)
