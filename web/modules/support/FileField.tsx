import { useEffect, useRef, useState } from 'react'
import { FILE_BYTES } from '../../../backend/modules/support/contract.ts'
import { FieldFrame } from '../../ui/FieldFrame.tsx'
import { input } from '../../ui/fieldStyle.ts'
import { strings } from './strings.ts'

// A help for choosing: what a file is, the server reads from its bytes.
const ACCEPT = 'image/jpeg,image/png,image/webp,image/heic,.heic,application/pdf,text/plain,audio/*'

type FileFieldProps = {
  id: string
  optional?: boolean
  problem?: string | undefined
  onChoose: (file: File | undefined) => void
}

/** Chooses one file; one that is too large is said so at once, and is not kept. */
export function FileField({ id, optional = false, problem, onChoose }: FileFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [isTooLarge, setTooLarge] = useState(false)
  const take = (target: HTMLInputElement) => {
    const file = target.files?.[0]
    const isRefused = file !== undefined && file.size > FILE_BYTES
    if (isRefused) target.value = ''
    setTooLarge(isRefused)
    onChoose(isRefused ? undefined : file)
  }
  useEffect(() => {
    // Chosen before the script had come.
    if (field.current?.files?.length) take(field.current)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const error = isTooLarge ? strings.fileTooLarge : problem
  return (
    <FieldFrame id={id} label={strings.file} hint={strings.fileHint} optional={optional} error={error}>
      {(control) => (
        <input
          {...control}
          ref={field}
          type="file"
          accept={ACCEPT}
          css={input}
          onChange={({ target }) => take(target)}
        />
      )}
    </FieldFrame>
  )
}
