import { css } from '@emotion/react'
import { useId, useState, type ReactNode, type SyntheticEvent } from 'react'
import * as v from 'valibot'
import { Neutral, Subscribe } from '../../../backend/modules/subscribers/contract.ts'
import { post } from '../../app/http.ts'
import { Button } from '../../ui/Button.tsx'
import type { ButtonLook } from '../../ui/buttonStyle.ts'
import { input, label } from '../../ui/fieldStyle.ts'
import { useExplained } from '../../ui/useExplained.ts'

const strings = {
  heading: 'Stay Connected',
  email: 'Your email',
  noScript: 'This box needs JavaScript.',
  subscribe: 'Subscribe',
  subscribing: 'Sending…',
  promise: 'No spam, unsubscribe anytime.',
} as const

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  input {
    flex: 1 1 240px;
    width: auto;
    min-width: 0;
  }
`
// For machines alone: out of sight, out of the tab order and of what is read out.
const trap = css`
  position: absolute;
  left: -9999px;
  visibility: hidden;
`

type Told = { readonly words: string; readonly isProblem: boolean }
type BoxProps = {
  source: Subscribe['source']
  heading?: ReactNode
  /** A line of its own above the field, where the box stands for something else than our letters. */
  line?: ReactNode
  look?: ButtonLook
}

/**
 * Asks for an address. It stands on every public page, so it brings no form library. The one in the footer is the
 * landmark: a second of the same name would lead nobody anywhere.
 */
export function NewsletterBox({ source, heading = strings.heading, line, look = 'secondary' }: BoxProps) {
  const id = useId()
  const [said, setSaid] = useState<Told>()
  const [error, setError] = useState<unknown>()
  const refusal = useExplained(error)
  const told = refusal ? { words: refusal.message, isProblem: !refusal.isOver } : said
  const [isBusy, setBusy] = useState(false)

  const send = async (form: HTMLFormElement) => {
    const { email, website } = Object.fromEntries(new FormData(form))
    // Since the page was opened, not since this script came: on a slow line people have written long before it.
    const wish = v.safeParse(Subscribe, { email, source, website, afterMs: Math.round(performance.now()) })
    setError(undefined)
    if (!wish.success) return setSaid({ words: wish.issues[0].message, isProblem: true })
    setBusy(true)
    try {
      setSaid({ words: (await post('/api/newsletter/subscribe', wish.output, Neutral)).message, isProblem: false })
    } catch (refused) {
      setError(refused)
    }
    setBusy(false)
  }
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(event.currentTarget)
  }

  return (
    <section
      aria-labelledby={source === 'footer' ? `${id}-heading` : undefined}
      css={{ display: 'grid', gap: 10, maxWidth: 520, position: 'relative' }}
    >
      <h2 id={`${id}-heading`} css={{ fontSize: 'var(--fs-h4)' }}>
        {heading}
      </h2>
      {line && <p>{line}</p>}
      <noscript>{strings.noScript}</noscript>
      <form noValidate onSubmit={submit} css={{ display: 'grid', gap: 8 }}>
        <label htmlFor={`${id}-email`} css={label}>
          {strings.email}
        </label>
        <div css={row}>
          <input
            id={`${id}-email`}
            name="email"
            type="email"
            autoComplete="email"
            aria-invalid={told?.isProblem || undefined}
            aria-describedby={`${id}-told`}
            css={input}
          />
          <Button
            type="submit"
            look={look}
            busy={isBusy}
            busyLabel={strings.subscribing}
            aria-describedby={told?.isProblem ? `${id}-told` : undefined}
          >
            {strings.subscribe}
          </Button>
        </div>
        <div css={trap} aria-hidden>
          <input name="website" tabIndex={-1} autoComplete="off" aria-label="Leave this empty" />
        </div>
        <p id={`${id}-told`} aria-live="polite" css={{ fontSize: 'var(--fs-small)', fontWeight: told ? 600 : 400 }}>
          {told?.words ?? strings.promise}
        </p>
      </form>
    </section>
  )
}
