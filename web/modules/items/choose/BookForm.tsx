import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { v7 as uuid } from 'uuid'
import { useLocation } from 'wouter'
import type { ItemRow } from '../../../../backend/modules/items/contract.ts'
import { ChangedScrapbook } from '../../../../backend/modules/scrapbooks/contract.ts'
import { post } from '../../../app/http.ts'
import { paths } from '../../../app/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { FieldFrame } from '../../../ui/FieldFrame.tsx'
import { input, problem } from '../../../ui/fieldStyle.ts'
import { useExplained } from '../../../ui/useExplained.ts'
import { mayPrint } from './useActs.ts'
import { chooseStrings as strings } from './strings.ts'

/** Makes a book of the photos among what is chosen, its pages laid out, and goes there. */
export function BookForm({ rows }: { rows: readonly ItemRow[] }) {
  const [, navigate] = useLocation()
  // The same book on another try: what was begun is not begun twice.
  const [scrapbookId] = useState(() => uuid())
  const [title, setTitle] = useState('')
  const itemIds = rows.filter(mayPrint).map(({ id }) => id)
  const make = useMutation({
    mutationKey: ['scrapbooks'],
    mutationFn: async () => {
      await post('/api/scrapbooks', { scrapbookId, title, theme: 'vintage', size: 'a4' }, ChangedScrapbook)
      await post(`/api/scrapbooks/${scrapbookId}/fill`, { itemIds }, ChangedScrapbook)
    },
    onSuccess: () => navigate(paths.scrapbook(scrapbookId, '?edit')),
  })
  const refusal = useExplained(make.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    make.mutate()
  }
  return (
    <form css={{ display: 'grid', gap: 20 }} onSubmit={submit} noValidate>
      {refusal && (
        <p role="alert" css={problem}>
          {refusal.message}
        </p>
      )}
      <p>{strings.bookLine(itemIds.length, rows.length - itemIds.length)}</p>
      <FieldFrame id="book-name" label={strings.bookName}>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            value={title}
            onChange={({ target }) => setTitle(target.value)}
            css={input}
          />
        )}
      </FieldFrame>
      <div>
        <Button type="submit" busy={make.isPending} busyLabel={strings.saving}>
          {strings.makeBook}
        </Button>
      </div>
    </form>
  )
}
