import { css } from '@emotion/react'
import { useEffect, useId, useRef, useState } from 'react'
import { LONGEST } from '../../../backend/modules/support/contract/bounds.ts'
import { Button } from '../../ui/Button.tsx'
import { input, label, problem } from '../../ui/fieldStyle.ts'
import { useExplained } from '../../ui/useExplained.ts'
import { useHydrated } from '../../ui/useHydrated.ts'
import { useRate, useSay } from './commands.ts'
import { strings } from './strings.ts'

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  align-items: center;
  min-width: 0;
  padding: 0;
  border: 0;
  legend {
    float: left;
    padding: 0;
  }
  @media print {
    display: none;
  }
`

/** One question under a page or an answer. It counts at once; whoever says no may add a word, which a person reads. */
export function Useful({ about }: { about: string }) {
  const rate = useRate()
  const isThere = useHydrated()
  if (!isThere) return null
  if (rate.data)
    return rate.variables.isUseful ? <Thanks words={strings.usefulThanks} /> : <More conversationId={rate.data.id} />
  return (
    <>
      <fieldset css={row}>
        <legend>{strings.useful}</legend>
        {([true, false] as const).map((isUseful) => (
          <Button
            key={String(isUseful)}
            look="quiet"
            disabled={rate.isPending}
            onClick={() => rate.mutate({ about, isUseful })}
          >
            {isUseful ? strings.yes : strings.no}
          </Button>
        ))}
      </fieldset>
      <Trouble error={rate.error} />
    </>
  )
}

function Trouble({ error }: { error: unknown }) {
  const refusal = useExplained(error)
  if (!refusal) return null
  return (
    <p role="alert" css={!refusal.isOver && problem}>
      {refusal.message}
    </p>
  )
}

/** The thanks take the place of the button that was pressed, and its focus. */
function Thanks({ words }: { words: string }) {
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <p ref={place} tabIndex={-1}>
      {words}
    </p>
  )
}

function More({ conversationId }: { conversationId: string }) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const say = useSay(conversationId)
  const [words, setWords] = useState('')
  useEffect(() => field.current?.focus(), [])
  if (say.data) return <Thanks words={strings.usefulDone} />
  return (
    <form
      css={{ display: 'grid', gap: 12, maxWidth: 560 }}
      onSubmit={(event) => {
        event.preventDefault()
        if (words.trim() !== '') say.mutate(words.trim())
      }}
    >
      <label htmlFor={id} css={label}>
        {strings.usefulMore}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={3}
        maxLength={LONGEST}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        css={input}
      />
      <div>
        <Button type="submit" look="secondary" busy={say.isPending} busyLabel={strings.sending}>
          {strings.usefulSend}
        </Button>
      </div>
      <Trouble error={say.error} />
    </form>
  )
}
