import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { v7 as uuid } from 'uuid'
import * as v from 'valibot'
import { AddPhoto, type PhotoRow } from '../../../backend/modules/photos/contract.ts'
import { useFamily } from '../../app/family.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { OutsideFamilies } from '../../app/OutsideFamilies.tsx'
import { paths } from '../../app/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { DataTable, type Column } from '../../ui/DataTable.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Field } from '../../ui/Field.tsx'
import { FieldFrame } from '../../ui/FieldFrame.tsx'
import { input } from '../../ui/fieldStyle.ts'
import { Form } from '../../ui/Form.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Select } from '../../ui/Select.tsx'
import { dateOf } from '../../ui/shortDay.ts'
import { showToast } from '../../ui/toasts.ts'
import { Toggle } from '../../ui/Toggle.tsx'
import { PhotoActions } from './PhotoActions.tsx'
import { photos, useAddPhoto } from './photos.ts'
import { strings } from './strings.ts'

const column = css`
  display: grid;
  gap: 20px;
  justify-items: start;
  & > * {
    min-width: 0;
    max-width: 100%;
  }
  & > table,
  & > section {
    width: 100%;
  }
`
const filters = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 20px;
  width: 100%;
`

/** The family's photos under an address of their own. */
export function PhotosPage() {
  return (
    <>
      <PageHeader
        title={strings.title}
        line={strings.line}
        back={{ href: paths.familyCollaboration(), words: strings.toFamily }}
      />
      <Photos />
    </>
  )
}

/** The family's photos, and what their reader may do with each. The family's page has it behind a tab, too. */
export function Photos() {
  const { isNone } = useFamily()
  const all = useQuery(photos())
  if (isNone) return <OutsideFamilies line={strings.noFamily} />
  return (
    <Loaded query={all} words={strings.fetching}>
      {(rows) => <Shown rows={rows} />}
    </Loaded>
  )
}

function Shown({ rows }: { rows: readonly PhotoRow[] }) {
  const { may } = useFamily()
  const [isAdding, setAdding] = useState(false)
  const add = may('add') && (
    <Button look="secondary" icon={Plus} onClick={() => setAdding(true)}>
      {strings.add}
    </Button>
  )
  return (
    <div css={column}>
      {rows.length === 0 ? (
        <EmptyState title={strings.emptyTitle} line={may('add') ? strings.emptyLine : strings.emptyForViewer}>
          {add}
        </EmptyState>
      ) : (
        <>
          {add}
          <Filtered rows={rows} />
        </>
      )}
      <Dialog isOpen={isAdding} onClose={() => setAdding(false)} title={strings.add}>
        <AddForm onDone={() => setAdding(false)} />
      </Dialog>
    </div>
  )
}

const Fields = v.pick(AddPhoto, ['title'])

function AddForm({ onDone }: { onDone: () => void }) {
  const [photoId] = useState(() => uuid())
  const add = useAddPhoto()
  const send = ({ title }: v.InferOutput<typeof Fields>) =>
    add.mutate(
      { photoId, title },
      {
        onSuccess: () => {
          showToast({ title: strings.added(title) })
          onDone()
        },
      },
    )
  return (
    <Form id="add-photo" schema={Fields} defaultValues={{ title: '' }} error={add.error} onSubmit={send}>
      <Field name="title" label={strings.titleLabel} autoComplete="off" />
      <div>
        <Button type="submit" busy={add.isPending} busyLabel={strings.adding}>
          {strings.save}
        </Button>
      </div>
    </Form>
  )
}

const choicesOf = <Value extends string>(words: Readonly<Record<Value, string>>) =>
  (Object.keys(words) as Value[]).map((value) => ({ value, words: words[value] }))
type Whose = keyof typeof strings.whoseChoices
const whoseChoices = choicesOf(strings.whoseChoices)
type State = keyof typeof strings.states
const states = choicesOf(strings.states)

const columns: readonly Column<PhotoRow>[] = [
  { head: strings.heads.title, cell: ({ title }) => title },
  { head: strings.heads.by, cell: ({ addedBy }) => addedBy },
  { head: strings.heads.at, cell: ({ addedAt }) => dateOf(addedAt) },
  { head: strings.heads.actions, cell: (row) => <PhotoActions row={row} /> },
]

function Filtered({ rows }: { rows: readonly PhotoRow[] }) {
  const [search, setSearch] = useState('')
  const [whose, setWhose] = useState<Whose>('all')
  const [state, setState] = useState<State>('kept')
  const inState = rows.filter(({ removedAt }) => (removedAt === null) === (state === 'kept'))
  const wanted = search.trim().toLowerCase()
  const found = inState.filter(
    ({ title, isOwn }) => title.toLowerCase().includes(wanted) && (whose === 'all' || isOwn),
  )
  return (
    <>
      <div css={filters}>
        <FieldFrame id="photos-search" label={strings.search} css={{ flex: '1 1 260px' }}>
          {(control) => (
            <input
              {...control}
              type="search"
              value={search}
              onChange={({ target }) => setSearch(target.value)}
              css={input}
            />
          )}
        </FieldFrame>
        <Select
          id="photos-whose"
          label={strings.whose}
          value={whose}
          choices={whoseChoices}
          onChange={(value) => setWhose(value === 'own' ? 'own' : 'all')}
          css={{ flex: '0 1 220px' }}
        />
        <Toggle label={strings.state} choices={states} value={state} onChange={setState} />
      </div>
      {found.length > 0 ? (
        <DataTable caption={strings.title} columns={columns} rows={found} idOf={({ id }) => id} />
      ) : (
        <p role="status">{state === 'removed' && inState.length === 0 ? strings.noneRemoved : strings.noMatch}</p>
      )}
    </>
  )
}
