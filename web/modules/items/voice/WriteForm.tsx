import { useState } from 'react'
import { v7 as uuid } from 'uuid'
import * as v from 'valibot'
import { AddItem, MOST_WORDS } from '../../../../backend/modules/items/contract.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Form } from '../../../ui/Form.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { TextArea } from '../../../ui/TextArea.tsx'
import { useAddItem } from '../commands.ts'
import { voiceStrings as strings } from './strings.ts'

const Written = v.object({
  title: AddItem.entries.title.wrapped,
  text: v.pipe(
    v.string(),
    v.check((words) => words.trim() !== '', 'Write something first.'),
    v.maxLength(MOST_WORDS, `A memory can have up to ${MOST_WORDS.toLocaleString('en-US')} characters.`),
  ),
})

/** A memory in words alone. */
export function WriteForm({ onDone }: { onDone: () => void }) {
  const [itemId] = useState(() => uuid())
  const add = useAddItem()
  return (
    <Form
      id="write-item"
      schema={Written}
      defaultValues={{ title: '', text: '' }}
      error={add.error}
      onSubmit={({ title, text }) =>
        add.mutate(
          { itemId, title, text },
          {
            onSuccess: () => {
              showToast({ title: strings.written })
              onDone()
            },
          },
        )
      }
    >
      <Field name="title" label={strings.titleLabel} autoComplete="off" optional />
      <TextArea name="text" label={strings.words} rows={8} />
      <div>
        <Button type="submit" busy={add.isPending} busyLabel={strings.saving}>
          {strings.save}
        </Button>
      </div>
    </Form>
  )
}
