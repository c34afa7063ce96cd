import { useState } from 'react'
import { v7 as uuid } from 'uuid'
import * as v from 'valibot'
import { AddPhoto } from '../../../backend/modules/photos/contract.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { useAddPhoto } from './commands.ts'
import { strings } from './strings.ts'

const Fields = v.pick(AddPhoto, ['title'])

export function AddForm() {
  const [photoId, setPhotoId] = useState(() => uuid())
  const add = useAddPhoto()
  return (
    <Form
      key={photoId}
      id="add-photo"
      schema={Fields}
      defaultValues={{ title: '' }}
      error={add.error}
      onSubmit={(fields) => add.mutate({ photoId, ...fields }, { onSuccess: () => setPhotoId(uuid()) })}
    >
      <Field name="title" label={strings.name} autoComplete="off" />
      <div>
        <Button type="submit" busy={add.isPending} busyLabel={strings.adding}>
          {strings.add}
        </Button>
      </div>
    </Form>
  )
}
