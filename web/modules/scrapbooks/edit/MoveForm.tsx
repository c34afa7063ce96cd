import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { FieldFrame } from '../../../ui/FieldFrame.tsx'
import { input } from '../../../ui/fieldStyle.ts'
import { editStrings as strings } from './strings.ts'

/** Asks which number a page is to have, from 1. */
export function MoveForm({ all, from, onMove }: { all: number; from: number; onMove: (to: number) => void }) {
  const [text, setText] = useState(String(from))
  const [isBad, setBad] = useState(false)
  return (
    <form
      noValidate
      css={{ display: 'grid', gap: 20 }}
      onSubmit={(event) => {
        event.preventDefault()
        const to = Number(text.trim())
        const isGood = Number.isInteger(to) && to >= 1 && to <= all
        setBad(!isGood)
        if (isGood) onMove(to)
      }}
    >
      <FieldFrame
        id="move-to"
        label={strings.moveLabel}
        hint={strings.moveHint(all)}
        {...(isBad && { error: strings.moveBad(all) })}
      >
        {(control) => (
          <input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
            css={input}
          />
        )}
      </FieldFrame>
      <div>
        <Button type="submit">{strings.move}</Button>
      </div>
    </form>
  )
}
