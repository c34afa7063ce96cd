import { useCallback, useEffect, useState } from 'react'
import * as v from 'valibot'
import { Button } from '../../ui/Button.tsx'
import { wrap } from '../../ui/wrap.ts'

const Readiness = v.object({ ready: v.boolean() })
type Readiness = v.InferOutput<typeof Readiness>
type Asked = { readonly state: 'asking' } | { readonly state: 'silent' } | (Readiness & { readonly state: 'answered' })

const ask = async (): Promise<Asked> => {
  try {
    const response = await fetch('/readyz', { cache: 'no-store' })
    return { state: 'answered', ...v.parse(Readiness, await response.json()) }
  } catch {
    return { state: 'silent' }
  }
}

const sentence = (asked: Asked): string => {
  if (asked.state === 'asking') return 'Asking the server how it is.'
  if (asked.state === 'silent') return 'The server does not answer. Messages that are due will be sent when it is back.'
  return asked.ready
    ? 'All systems are working.'
    : 'Some parts do not answer. What is kept is safe, and messages that are due are sent as soon as they can.'
}

/** What the server says of itself at this moment, and nothing else. */
export function StatusPage() {
  const [asked, setAsked] = useState<Asked>({ state: 'asking' })
  const refresh = useCallback(() => void ask().then(setAsked), [])
  useEffect(refresh, [refresh])
  return (
    <div css={[wrap, { display: 'grid', gap: 28, '& > *': { maxWidth: 764 }, padding: '48px 0 96px' }]}>
      <h1 tabIndex={-1}>Status</h1>
      <p aria-live="polite" css={{ fontSize: 'var(--fs-h4)' }}>
        {sentence(asked)}
      </p>
      <p css={{ maxWidth: '64ch' }}>
        This page asks the parts that everything rests on: the record of everything that happened, and the shelf of
        recordings. This is the live result from just now.
      </p>
      <noscript>
        <p>
          Asking needs script. The plain answer is at <a href="/readyz">/readyz</a>.
        </p>
      </noscript>
      <div>
        <Button
          look="secondary"
          onClick={() => {
            setAsked({ state: 'asking' })
            refresh()
          }}
        >
          Ask again
        </Button>
      </div>
    </div>
  )
}
