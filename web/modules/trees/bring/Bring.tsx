import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { v7 as uuid } from 'uuid'
import { explain } from '../../../app/explain.ts'
import { useFamily } from '../../../app/family.ts'
import { HttpError } from '../../../app/httpError.ts'
import { Button } from '../../../ui/Button.tsx'
import { problem } from '../../../ui/fieldStyle.ts'
import { small } from '../../../ui/surfaces.ts'
import { useAddTree, useBeginImport } from '../commands.ts'
import { strings } from '../strings.ts'
import { sendFile } from '../upload.ts'
import { bringStrings } from './strings.ts'

/** @number characters of a file’s name that a new tree is called by */
const MOST_TITLE = 100

type BringProps = {
  /** The empty tree that it is brought into; without one a tree is begun for it. */
  into?: string
  onBegun?: (treeId: string) => void
}

const titleOf = (name: string): string =>
  name
    .replace(/\.(ged|gdz|zip)$/i, '')
    .slice(0, MOST_TITLE)
    .trim() || strings.ours

/** Asks for a file, sends it to the family's memories, and lets it be read. */
export function Bring({ into, onBegun }: BringProps) {
  const input = useRef<HTMLInputElement>(null)
  const { familyId } = useFamily()
  const addTree = useAddTree()
  const begin = useBeginImport()
  const [percent, setPercent] = useState<number>()
  const [refusal, setRefusal] = useState('')

  const bring = async (file: File) => {
    const [treeId, itemId, mediaId, importId] = [into ?? uuid(), uuid(), uuid(), uuid()]
    setRefusal('')
    setPercent(0)
    try {
      const onSent = (bytes: number) => setPercent(Math.round((100 * bytes) / Math.max(1, file.size)))
      await sendFile(file, { itemId, mediaId, familyId }, onSent)
      if (into === undefined) await addTree.mutateAsync({ treeId, title: titleOf(file.name) })
      await begin.mutateAsync({ treeId, importId, itemId })
      onBegun?.(treeId)
    } catch (error) {
      setRefusal(error instanceof Error && !(error instanceof HttpError) ? error.message : explain(error).message)
    } finally {
      setPercent(undefined)
    }
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".ged,.gdz,.zip"
        aria-label={bringStrings.choose}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void bring(file)
          target.value = ''
        }}
      />
      <Button
        look="secondary"
        icon={FileUp}
        busy={percent !== undefined}
        busyLabel={strings.saving}
        onClick={() => input.current?.click()}
      >
        {bringStrings.choose}
      </Button>
      {percent !== undefined && (
        <p css={small} aria-live="polite">
          {bringStrings.sending(percent)}
        </p>
      )}
      {refusal !== '' && (
        <p role="alert" css={problem}>
          {refusal}
        </p>
      )}
    </>
  )
}
