import { useState, type FormEvent } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { FieldFrame } from '../../../ui/FieldFrame.tsx'
import { input, problem } from '../../../ui/fieldStyle.ts'
import { Select, type Choice } from '../../../ui/Select.tsx'
import { useExplained } from '../../../ui/useExplained.ts'
import { chooseStrings as strings } from './strings.ts'

export const NEW = 'new'
export const NONE = 'none'

type OneOrNewProps = {
  id: string
  label: string
  /** What there is; a new one is offered last. */
  choices: readonly Choice[]
  chosen: string
  newChoice: string
  newLabel: string
  missing: string
  mostLetters: number
  error: unknown
  isBusy: boolean
  save: string
  onSave: (choice: { readonly id: string } | { readonly name: string }) => void
}

/** One of what there is, or a new one by its name. */
export function OneOrNew(props: OneOrNewProps) {
  const { id, label, choices, newChoice, newLabel, missing, mostLetters, error, isBusy, save, onSave } = props
  const [chosen, setChosen] = useState(props.chosen)
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)
  const refusal = useExplained(error)
  const isNew = chosen === NEW || choices.length === 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isNew) return onSave({ id: chosen })
    setMissing(name.trim() === '')
    return name.trim() === '' ? undefined : onSave({ name: name.trim() })
  }
  return (
    <form css={{ display: 'grid', gap: 20 }} onSubmit={submit} noValidate>
      {refusal && (
        <p role="alert" css={problem}>
          {refusal.message}
        </p>
      )}
      {choices.length > 0 && (
        <Select
          id={id}
          label={label}
          value={chosen}
          choices={[...choices, { value: NEW, words: newChoice }]}
          onChange={setChosen}
        />
      )}
      {isNew && (
        <FieldFrame id={`${id}-name`} label={newLabel} {...(isMissing && { error: missing })}>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              maxLength={mostLetters}
              value={name}
              onChange={({ target }) => setName(target.value)}
              css={input}
            />
          )}
        </FieldFrame>
      )}
      <div>
        <Button type="submit" busy={isBusy} busyLabel={strings.saving}>
          {save}
        </Button>
      </div>
    </form>
  )
}
