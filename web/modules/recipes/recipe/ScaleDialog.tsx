import { useState, type FormEvent } from 'react'
import type { RecipeDetail } from '../../../../backend/modules/recipes/contract.ts'
import type { Amount } from '../../../../backend/modules/recipes/ingredients/amount.ts'
import { measureAt } from '../../../../backend/modules/recipes/ingredients/measure.ts'
import { numberAt } from '../../../../backend/modules/recipes/ingredients/numbers.ts'
import { byOne, byTin, type Tin } from '../../../../backend/modules/recipes/ingredients/scale.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FieldFrame } from '../../../ui/FieldFrame.tsx'
import { input } from '../../../ui/fieldStyle.ts'
import { Select } from '../../../ui/Select.tsx'
import { Toggle } from '../../../ui/Toggle.tsx'
import { recipeStrings } from './strings.ts'
import { fits, type Scaling } from './useScale.ts'

const strings = recipeStrings.scale
type Way = keyof typeof strings.ways
const ways = (Object.keys(strings.ways) as Way[]).map((value) => ({ value, words: strings.ways[value] }))

/** `26`, or `20 x 30`. */
const tinIn = (text: string): Tin | undefined => {
  const found = /^\s*(\d{1,3})(?:\s*[x×*]\s*(\d{1,3}))?\s*(?:cm)?\s*$/iu.exec(text)
  const [long, wide] = [Number(found?.[1]), Number(found?.[2])]
  if (!found || long < 1 || wide < 1) return undefined
  return found[2] === undefined ? { shape: 'round', across: long } : { shape: 'square', long, wide }
}
const numberIn = (text: string): Amount | undefined => {
  const read = numberAt(text.trim())
  return read && read.length === text.trim().length ? read.amount : undefined
}

type Props = { isOpen: boolean; onClose: () => void; row: RecipeDetail; scaling: Scaling }

export const ScaleDialog = ({ isOpen, onClose, row, scaling }: Props) => (
  <Dialog isOpen={isOpen} onClose={onClose} title={strings.title}>
    <ScaleForm row={row} scaling={scaling} onDone={onClose} />
  </Dialog>
)

function ScaleForm({ row, scaling, onDone }: { row: RecipeDetail; scaling: Scaling; onDone: () => void }) {
  const measured = row.ingredients.flatMap((one, at) => (one.amount ? [{ value: String(at), words: one.item }] : []))
  const [way, setWay] = useState<Way>('factor')
  const [which, setWhich] = useState(measured[0]?.value ?? '')
  const [typed, setTyped] = useState('')
  const [tin, setTin] = useState('')
  const [fault, setFault] = useState('')

  const factorSaid = (): Amount | string => {
    if (way === 'factor') return numberIn(typed) ?? strings.badNumber
    if (way === 'tin') {
      const [wanted, stated] = [tinIn(typed), tinIn(tin)]
      return (wanted && stated && byTin(wanted, stated)) ?? strings.badTin
    }
    const needed = row.ingredients[Number(which)]
    const have = measureAt(typed.trim())
    return (needed && have && byOne({ ...have, unit: have.unit || needed.unit }, needed)) ?? strings.badHave
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const factor = factorSaid()
    if (typeof factor === 'string') return setFault(factor)
    if (!fits(factor)) return setFault(strings.tooMuch)
    scaling.setFactor(factor)
    return onDone()
  }
  const words = {
    factor: { label: strings.factor, hint: strings.factorHint },
    one: { label: strings.have, hint: strings.haveHint },
    tin: { label: strings.yourTin, hint: strings.tinHint },
  }[way]
  const choices = measured.length > 0 ? ways : ways.filter(({ value }) => value !== 'one')
  return (
    <form css={{ display: 'grid', gap: 20 }} onSubmit={submit} noValidate>
      <Toggle
        label={strings.way}
        choices={choices}
        value={way}
        onChange={(next) => {
          setWay(next)
          setFault('')
        }}
      />
      {way === 'one' && (
        <Select id="scale-which" label={strings.ingredient} value={which} choices={measured} onChange={setWhich} />
      )}
      {way === 'tin' && (
        <FieldFrame id="scale-card-tin" label={strings.cardTin}>
          {(control) => (
            <input
              {...control}
              value={tin}
              onChange={({ target }) => setTin(target.value)}
              css={input}
              autoComplete="off"
            />
          )}
        </FieldFrame>
      )}
      <FieldFrame id="scale-typed" {...words} {...(fault !== '' && { error: fault })}>
        {(control) => (
          <input
            {...control}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            css={input}
            autoComplete="off"
          />
        )}
      </FieldFrame>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <Button type="submit">{strings.apply}</Button>
        <Button
          look="secondary"
          onClick={() => {
            scaling.back()
            onDone()
          }}
        >
          {strings.back}
        </Button>
      </div>
    </form>
  )
}
