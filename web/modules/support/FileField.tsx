import { useEffect, useState, type RefObject } from 'react'
import { FILE_BYTES } from '../../../backend/modules/support/contract.ts'
import { FieldFrame } from '../../ui/FieldFrame.tsx'
import { input } from '../../ui/fieldStyle.ts'
import { strings } from './strings.ts'

// A help for choosing: what a file is, the server reads from its bytes.
const ACCEPT = 'image/jpeg,image/png,image/webp,image/heic,.heic,application/pdf,text/plain,audio/*'

/** The field itself knows what was chosen, also before the script had come: whoever sends asks it. */
export const chosenIn = ({ current }: RefObject<HTMLInputElement | null>): File | undefined => current?.files?.[0]

type FileFieldProps = {
  ref: RefObject<HTMLInputElement | null>
  id: string
  optional?: boolean
  problem?: string | undefined
  onChange?: () => void
}

/** Chooses one file; one that is too large is said so at once, and is not kept. */
export function FileField({ ref, id, optional = false, problem, onChange }: FileFieldProps) {
  const [isTooLarge, setTooLarge] = useState(false)
  const check = (target: HTMLInputElement) => {
    const file = target.files?.[0]
    const isRefused = file !== undefined && file.size > FILE_BYTES
    if (isRefused) target.value = ''
    setTooLarge(isRefused)
    onChange?.()
  }
  useEffect(() => {
    if (ref.current && chosenIn(ref)) check(ref.current)
    // Once, for what was chosen before the script had come.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const error = isTooLarge ? strings.fileTooLarge : problem
  return (
    <FieldFrame id={id} label={strings.file} hint={strings.fileHint} optional={optional} error={error}>
      {(control) => (
        <input
          {...control}
          ref={ref}
          type="file"
          accept={ACCEPT}
          css={input}
          onChange={({ target }) => check(target)}
        />
      )}
    </FieldFrame>
  )
}
