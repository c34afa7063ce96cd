import * as v from 'valibot'
import { Ingredient } from '../../../../backend/modules/recipes/contract.ts'
import { isLess, type Amount } from '../../../../backend/modules/recipes/ingredients/amount.ts'
import { numberAt } from '../../../../backend/modules/recipes/ingredients/numbers.ts'
import { SCALES } from '../../../../backend/modules/recipes/ingredients/scale.ts'
import { amountInWords } from '../../../../backend/modules/recipes/ingredients/show.ts'
import { knownUnit } from '../../../../backend/modules/recipes/ingredients/spellings.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Form } from '../../../ui/Form.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { editStrings } from './strings.ts'
import { pair } from './TopFields.tsx'

const strings = editStrings.correction
const scales = SCALES.map((value) => ({ value, words: editStrings.scales[value] }))

const numberIn = (text: string): Amount | null => {
  const trimmed = text.trim()
  const read = numberAt(trimmed)
  return read?.length === trimmed.length ? read.amount : null
}
const isNumber = (text: string): boolean => text.trim() === '' || numberIn(text) !== null
const Typed = v.pipe(
  v.string(),
  v.maxLength(40, strings.badNumber),
  v.check(isNumber, strings.badNumber),
  v.transform(numberIn),
)
const { unit, item, note, scale } = Ingredient.entries
const Fields = v.object({ amount: Typed, to: Typed, unit, item, note, scale })

const wordsOf = (amount: Amount | null): string => {
  if (!amount) return ''
  return amount.d === 1 || amount.d <= 8 ? amountInWords(amount).replace('about ', '') : `${amount.n}/${amount.d}`
}

type Props = { one: Ingredient | undefined; onClose: () => void; onUse: (one: Ingredient) => void }

/** Says a line better than it was read; its words stay. */
export const CorrectDialog = ({ one, onClose, onUse }: Props) => (
  <Dialog isOpen={one !== undefined} onClose={onClose} title={strings.title} line={one && `“${one.original}”`}>
    {one && (
      <Form
        id="correct"
        schema={Fields}
        defaultValues={{
          amount: wordsOf(one.amount),
          to: wordsOf(one.to),
          unit: one.unit,
          item: one.item,
          note: one.note,
          scale: one.scale,
        }}
        onSubmit={(said) => {
          const isRange = said.amount !== null && said.to !== null && isLess(said.amount, said.to)
          onUse({ ...one, ...said, unit: knownUnit(said.unit), to: isRange ? said.to : null })
        }}
      >
        <div css={pair}>
          <Field name="amount" label={strings.amount} hint={strings.amountHint} autoComplete="off" optional />
          <Field name="to" label={strings.to} autoComplete="off" optional />
        </div>
        <Field name="unit" label={strings.unit} autoComplete="off" optional />
        <Field name="item" label={strings.item} autoComplete="off" />
        <Field name="note" label={strings.note} autoComplete="off" optional />
        <SelectField name="scale" label={strings.scale} choices={scales} />
        <div>
          <Button type="submit">{strings.use}</Button>
        </div>
      </Form>
    )}
  </Dialog>
)
