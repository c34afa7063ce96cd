import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../ui/Button.tsx'
import { strings } from './strings.ts'

/** What may be chosen, and what is said of it. */
export type ToChoose = { readonly accept: string; readonly label: string; readonly hint?: string }

/** A file of this device in place of a recording: what somebody said long ago lies in files. */
export function ChooseRecording({ choice, onChoose }: { choice: ToChoose; onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const { accept, label } = choice
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onChoose(file)
          target.value = ''
        }}
      />
      <Button look="quiet" icon={Upload} onClick={() => input.current?.click()}>
        {strings.chooseFile}
      </Button>
    </div>
  )
}
