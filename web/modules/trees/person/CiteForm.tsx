import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { ItemPage } from '../../../../backend/modules/items/contract.ts'
import { CiteSource, type PersonDetail } from '../../../../backend/modules/records/contract.ts'
import { get } from '../../../app/http.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Form } from '../../../ui/Form.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { useCite } from '../commands.ts'
import { secondsIn } from './seconds.ts'
import { personStrings as strings } from './strings.ts'

/** @number memories that a source can be chosen from, the newest first */
const MOST_ITEMS = 100
const NONE = 'none'

const items = () => ({
  queryKey: ['items', 'to-cite'],
  queryFn: () => get(`/api/items?order=added&limit=${MOST_ITEMS}`, ItemPage),
})

const Said = v.object({
  item: v.string(),
  page: CiteSource.entries.page.wrapped,
  at: v.pipe(
    v.string(),
    v.check((text) => text.trim() === '' || secondsIn(text) !== undefined, strings.sourceAtWrong),
  ),
})

/** Says where a fact is known from: a memory of the family with its second, or something in words. */
export function CiteForm({ detail, nodeId, onDone }: { detail: PersonDetail; nodeId: number; onDone: () => void }) {
  const [seen] = useState(detail)
  const cite = useCite(seen, nodeId)
  const { data } = useQuery(items())
  const choices = (data?.items ?? []).map(({ id, title, date }) => ({ value: id, words: title || date.words }))
  return (
    <Form
      id="person-source"
      schema={Said}
      defaultValues={{ item: NONE, page: '', at: '' }}
      error={cite.error}
      onSubmit={({ item, page, at }) => {
        const seconds = item === NONE ? undefined : secondsIn(at)
        cite.mutate(
          { page, ...(item !== NONE && { itemId: item }), ...(seconds !== undefined && { seconds }) },
          { onSuccess: onDone },
        )
      }}
    >
      <SelectField
        name="item"
        label={strings.sourceItem}
        choices={[{ value: NONE, words: strings.sourceNone }, ...choices]}
      />
      <Field name="at" label={strings.sourceAt} hint={strings.sourceAtHint} autoComplete="off" optional />
      <Field name="page" label={strings.sourcePage} autoComplete="off" optional />
      <div>
        <Button type="submit" busy={cite.isPending} busyLabel={strings.saving}>
          {strings.save}
        </Button>
      </div>
    </Form>
  )
}
