import { useState } from 'react'
import { v7 as uuid } from 'uuid'
import {
  SIZE_IDS,
  SIZES,
  THEME_IDS,
  THEMES,
  type EditScrapbook,
  type ScrapbookRow,
} from '../../../backend/modules/scrapbooks/contract.ts'
import { Button } from '../../ui/Button.tsx'
import { FieldFrame } from '../../ui/FieldFrame.tsx'
import { input, problem } from '../../ui/fieldStyle.ts'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { Select } from '../../ui/Select.tsx'
import { useExplained } from '../../ui/useExplained.ts'
import { useAddScrapbook, useEditScrapbook } from './scrapbooks.ts'
import { strings } from './strings.ts'

const themes = THEME_IDS.map((value) => ({ value, words: THEMES[value].words }))
const sizes = SIZE_IDS.map((value) => ({ value, words: SIZES[value].words }))
const isTheme = (value: string): value is EditScrapbook['theme'] => THEME_IDS.some((each) => each === value)

type HeadFormProps = {
  of?: EditScrapbook
  isBusy: boolean
  error: unknown
  onSave: (head: EditScrapbook) => void
}

/** What a book is called, how it looks, and how large its pages are. */
function HeadForm({ of, isBusy, error, onSave }: HeadFormProps) {
  const [title, setTitle] = useState(of?.title ?? '')
  const [theme, setTheme] = useState<EditScrapbook['theme']>(of?.theme ?? 'vintage')
  const [size, setSize] = useState<EditScrapbook['size']>(of?.size ?? 'a4')
  const refusal = useExplained(error)
  return (
    <form
      noValidate
      css={{ display: 'grid', gap: 20 }}
      onSubmit={(event) => {
        event.preventDefault()
        onSave({ title, theme, size })
      }}
    >
      {refusal && (
        <p role="alert" css={problem}>
          {refusal.message}
        </p>
      )}
      <FieldFrame id="book-title" label={strings.titleLabel}>
        {(control) => (
          <input
            {...control}
            value={title}
            autoComplete="off"
            onChange={({ target }) => setTitle(target.value)}
            css={input}
          />
        )}
      </FieldFrame>
      <Select
        id="book-theme"
        label={strings.theme}
        value={theme}
        choices={themes}
        onChange={(value) => isTheme(value) && setTheme(value)}
      />
      <RadioCards name="book-size" legend={strings.size} value={size} choices={sizes} onChange={setSize} />
      <div>
        <Button type="submit" busy={isBusy} busyLabel={strings.saving}>
          {strings.save}
        </Button>
      </div>
    </form>
  )
}

/** Begins a book. */
export function StartForm({ onDone }: { onDone: (scrapbookId: string) => void }) {
  const [scrapbookId] = useState(() => uuid())
  const add = useAddScrapbook()
  return (
    <HeadForm
      isBusy={add.isPending}
      error={add.error}
      onSave={(head) => add.mutate({ scrapbookId, ...head }, { onSuccess: () => onDone(scrapbookId) })}
    />
  )
}

/** Changes one, on the version that was seen when the form was opened. */
export function ChangeForm({ row, onDone }: { row: ScrapbookRow; onDone: () => void }) {
  const [seen] = useState(row)
  const edit = useEditScrapbook(seen)
  return (
    <HeadForm
      of={seen}
      isBusy={edit.isPending}
      error={edit.error}
      onSave={(head) => edit.mutate(head, { onSuccess: onDone })}
    />
  )
}
