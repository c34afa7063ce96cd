import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { hint as hintStyle, label as labelStyle, problem } from './fieldStyle.ts'

export type FieldWords = { label: string; hint?: ReactNode; error?: string; optional?: boolean }
export type Control = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean | undefined }

type FrameProps = FieldWords & { id: string; className?: string; children: (control: Control) => ReactNode }

/** Label above, hint and error under; the control gets the ids that tie them together. */
export function FieldFrame({ id, label, hint, error, optional = false, className, children }: FrameProps) {
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const describedBy = [errorId, hintId].filter((each) => each !== undefined).join(' ')
  return (
    <div
      className={className}
      css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6, alignContent: 'start', minWidth: 0 }}
    >
      <label htmlFor={id} css={labelStyle}>
        {label}
        {optional && <span css={{ fontWeight: 400 }}> (optional)</span>}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      {error && (
        <span id={errorId} css={problem}>
          <CircleAlert aria-hidden />
          {error}
        </span>
      )}
      {hint && (
        <span id={hintId} css={hintStyle}>
          {hint}
        </span>
      )}
    </div>
  )
}
