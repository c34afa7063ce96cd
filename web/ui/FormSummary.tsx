import { css } from '@emotion/react'
import { CircleAlert } from 'lucide-react'
import type { Ref } from 'react'
import type { FieldErrors } from 'react-hook-form'
import type { Explained } from './explain.ts'
import { problem } from './fieldStyle.ts'

const wordsOf = (message: unknown) => (typeof message === 'string' ? message : 'Please look at this field')

export const refusalIdOf = (formId: string): string => `${formId}-refusal`

const box = css`
  display: grid;
  gap: 4px;
  padding: 16px 20px;
  border: 2px solid var(--danger);
  border-radius: var(--r-control);
  background: var(--surface);
  a {
    color: var(--danger);
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`

const calm = css`
  border-color: var(--line);
`

type SummaryProps = {
  ref: Ref<HTMLDivElement>
  id: string
  errors: FieldErrors
  refusal: Explained | undefined
}

export function FormSummary({ ref, id, errors, refusal }: SummaryProps) {
  const fields = Object.entries(errors)
  return (
    <div ref={ref} tabIndex={-1} role="alert" css={[box, refusal?.isOver && calm]}>
      {refusal && (
        <p id={refusalIdOf(id)} css={[!refusal.isOver && problem, { fontSize: 'var(--fs-body)' }]}>
          {!refusal.isOver && <CircleAlert aria-hidden />}
          {refusal.message}
        </p>
      )}
      {fields.length > 0 && (
        <>
          <p css={{ fontWeight: 600 }}>
            {fields.length === 1 ? 'One thing to look at' : `${fields.length} things to look at`}
          </p>
          <ul className="plain">
            {fields.map(([name, fault]) => (
              <li key={name}>
                <a href={`#${id}-${name}`}>{wordsOf(fault?.message)}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
