import { CircleAlert, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { problem } from '../ui/fieldStyle.ts'
import { captionsIn, type CaptionFault } from './captionFile.ts'
import { captionStrings as strings } from './strings.ts'

/** Takes a file of captions as it is; the server reads it. Another file changes nothing, and that is said. */
export function CaptionFile({ label, onText }: { label: string; onText: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<CaptionFault>()
  const read = async (file: File | undefined) => {
    if (!file) return
    const found = await captionsIn(file)
    setFault('fault' in found ? found.fault : undefined)
    if ('text' in found) onText(found.text)
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
      <div role="alert" css={{ flexBasis: '100%', '&:empty': { display: 'none' } }}>
        {fault && (
          <p css={problem}>
            <CircleAlert aria-hidden />
            {strings.faults[fault]}
          </p>
        )}
      </div>
    </>
  )
}
