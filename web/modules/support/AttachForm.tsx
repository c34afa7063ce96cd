import { useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useExplained } from '../../ui/useExplained.ts'
import { useAttach } from './commands.ts'
import { chosenIn, FileField } from './FileField.tsx'
import { strings } from './strings.ts'

/** Adds a file to a conversation; `problem` is why one that came with its first words was not taken. */
export function AttachForm({ conversationId, problem }: { conversationId: string; problem: string | undefined }) {
  const attach = useAttach(conversationId)
  const field = useRef<HTMLInputElement>(null)
  const [isMissing, setMissing] = useState(false)
  const told = useExplained(attach.error)?.message ?? problem
  return (
    <form
      css={{ display: 'grid', gap: 12 }}
      onSubmit={(event) => {
        event.preventDefault()
        const file = chosenIn(field)
        setMissing(!file)
        if (file) attach.mutate(file)
      }}
    >
      <FileField
        ref={field}
        id={`file-${conversationId}`}
        problem={isMissing ? strings.noFile : told}
        onChange={() => setMissing(false)}
      />
      <div>
        <Button type="submit" look="secondary" busy={attach.isPending} busyLabel={strings.sending}>
          {strings.addFile}
        </Button>
      </div>
    </form>
  )
}
