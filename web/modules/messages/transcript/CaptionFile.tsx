import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { textIn } from './textIn.ts'

/** Takes a file of captions as it is; the server reads it. */
export function CaptionFile({ label, onText }: { label: string; onText: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const read = async (file: File | undefined) => {
    if (file) onText(textIn(await file.arrayBuffer()))
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".vtt,.srt,text/vtt"
        hidden
        aria-label={label}
        onChange={({ target }) => {
          void read(target.files?.[0])
          target.value = ''
        }}
      />
      <Button look="quiet" icon={Upload} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  )
}
