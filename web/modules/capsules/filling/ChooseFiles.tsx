import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { fillingStrings as strings } from './strings.ts'

/** A button that asks the device for files. */
export function ChooseFiles({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={strings.files}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <Button look="secondary" icon={Upload} onClick={() => input.current?.click()}>
        {strings.files}
      </Button>
    </>
  )
}
