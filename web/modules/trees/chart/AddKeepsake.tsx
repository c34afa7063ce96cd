import { ImagePlus } from 'lucide-react'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { v7 as uuid } from 'uuid'
import { ChangedRecord, type PersonDetail } from '../../../../backend/modules/records/contract.ts'
import { explain } from '../../../app/explain.ts'
import { useFamily } from '../../../app/family.ts'
import { post } from '../../../app/http.ts'
import { HttpError } from '../../../app/httpError.ts'
import { Button } from '../../../ui/Button.tsx'
import { problem } from '../../../ui/fieldStyle.ts'
import { showToast } from '../../../ui/toasts.ts'
import { recordApi } from '../queries.ts'
import { sendFile } from '../upload.ts'
import { chartStrings as strings } from './strings.ts'

type Of = Pick<PersonDetail, 'id' | 'treeId' | 'revision'>

/** A photo or a voice of someone, dropped on the button or chosen by it: kept among the memories, named in their record. */
export function AddKeepsake({ detail: { id, treeId, revision } }: { detail: Of }) {
  const { familyId } = useFamily()
  const chooser = useRef<HTMLInputElement>(null)
  const add = useMutation({
    mutationKey: ['people'],
    mutationFn: async (file: File) => {
      const itemId = uuid()
      await sendFile(file, { itemId, mediaId: uuid(), familyId }, () => {})
      const path = `${recordApi(treeId, id)}/nodes/0/sources`
      return post(path, { itemId }, ChangedRecord, { revision })
    },
    onSuccess: () => void showToast({ title: strings.fileAdded }),
  })
  const refusal = add.error instanceof HttpError ? explain(add.error).message : add.error?.message
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0]
    if (file && !add.isPending) add.mutate(file)
  }
  return (
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        take(event.dataTransfer.files)
      }}
    >
      <Button
        look="quiet"
        icon={ImagePlus}
        busy={add.isPending}
        busyLabel={strings.adding}
        onClick={() => chooser.current?.click()}
      >
        {strings.addFile}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept="image/*,audio/*"
        className="sr-only"
        aria-label={strings.addFile}
        tabIndex={-1}
        onChange={({ target }) => {
          take(target.files)
          target.value = ''
        }}
      />
      {refusal !== undefined && (
        <p role="alert" css={problem}>
          {refusal}
        </p>
      )}
    </div>
  )
}
