import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { RecipeRow } from '../../../backend/modules/recipes/contract.ts'
import { useFamily } from '../../app/family.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { OutsideFamilies } from '../../app/OutsideFamilies.tsx'
import { PlaceHead } from '../../app/PlaceHead.tsx'
import { Button } from '../../ui/Button.tsx'
import { DataTable, type Column } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FieldFrame } from '../../ui/FieldFrame.tsx'
import { input, problem } from '../../ui/fieldStyle.ts'
import { Select } from '../../ui/Select.tsx'
import { dateOf } from '../../ui/shortDay.ts'
import { small } from '../../ui/surfaces.ts'
import { showToast } from '../../ui/toasts.ts'
import { Toggle } from '../../ui/Toggle.tsx'
import { useExplained } from '../../ui/useExplained.ts'
import { RecipeDialogs, type Open } from './RecipeDialogs.tsx'
import { recipes, useRestoreRecipe } from './recipes.ts'
import { strings } from './strings.ts'

const column = css`
  display: grid;
  gap: 20px;
  justify-items: start;
  & > table,
  & > section {
    width: 100%;
  }
`
const filters = css`
  display: flex;
  flex-wrap: wrap;
  gap: 20px;
  align-items: end;
  width: 100%;
`
const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  @media (min-width: 1024px) {
    flex-wrap: nowrap;
    white-space: nowrap;
  }
`

/** The family's recipes, and what their reader may do with each. */
export function RecipesPage() {
  const { isNone } = useFamily()
  const all = useQuery(recipes())
  if (isNone) return <OutsideFamilies line={strings.noFamily} />
  return (
    <>
      <PlaceHead line={strings.line} />
      <Loaded query={all} words={strings.fetching}>
        {(rows) => <Shown rows={rows} />}
      </Loaded>
    </>
  )
}

function Shown({ rows }: { rows: readonly RecipeRow[] }) {
  const mayAdd = useFamily().may('add')
  const [open, setOpen] = useState<Open>()
  const add = mayAdd && (
    <Button look="secondary" icon={Plus} onClick={() => setOpen({ act: 'add' })}>
      {strings.add}
    </Button>
  )
  return (
    <div css={column}>
      {rows.length === 0 ? (
        <EmptyState title={strings.emptyTitle} line={mayAdd ? strings.emptyLine : strings.emptyForViewer}>
          {add}
        </EmptyState>
      ) : (
        <>
          {add}
          <Filtered rows={rows} onOpen={setOpen} />
        </>
      )}
      <RecipeDialogs open={open} onClose={() => setOpen(undefined)} />
    </div>
  )
}

type Acts = { readonly onOpen: (open: Open) => void; readonly onRestore: (row: RecipeRow) => void }

const actionsOn = (recipe: RecipeRow, { onOpen, onRestore }: Acts) => {
  const named = <span className="sr-only">: {recipe.title}</span>
  if (!recipe.mayChange) return null
  if (recipe.removedAt !== null)
    return (
      <Button look="quiet" icon={Undo2} onClick={() => onRestore(recipe)}>
        {strings.restore}
        {named}
      </Button>
    )
  return (
    <div css={actions}>
      <Button look="quiet" icon={Pencil} onClick={() => onOpen({ act: 'rename', row: recipe })}>
        {strings.rename}
        {named}
      </Button>
      <Button look="quiet" icon={Trash2} onClick={() => onOpen({ act: 'remove', row: recipe })}>
        {strings.remove}
        {named}
      </Button>
    </div>
  )
}
const columnsWith = (acts: Acts): readonly Column<RecipeRow>[] => [
  { head: strings.heads.title, cell: ({ title }) => title },
  {
    head: strings.heads.addedBy,
    cell: ({ addedBy, addedAt }) => (
      <>
        {addedBy}
        <span css={[small, { display: 'block', whiteSpace: 'nowrap' }]}>{dateOf(addedAt)}</span>
      </>
    ),
  },
  { head: strings.heads.actions, cell: (recipe) => actionsOn(recipe, acts) },
]

const choicesOf = <Value extends string>(words: Readonly<Record<Value, string>>) =>
  (Object.keys(words) as Value[]).map((value) => ({ value, words: words[value] }))
const whoseChoices = choicesOf(strings.whoseChoices)
const states = choicesOf(strings.states)

function Filtered({ rows, onOpen }: { rows: readonly RecipeRow[]; onOpen: Acts['onOpen'] }) {
  const [search, setSearch] = useState('')
  const [whose, setWhose] = useState('all')
  const [state, setState] = useState<keyof typeof strings.states>('kept')
  const restore = useRestoreRecipe()
  const refusal = useExplained(restore.error)
  const onRestore = ({ id, title }: RecipeRow) =>
    restore.mutate(id, { onSuccess: () => showToast({ title: strings.restored(title) }) })

  const inState = rows.filter(({ removedAt }) => (removedAt === null) === (state === 'kept'))
  const wanted = search.trim().toLowerCase()
  const found = inState.filter(({ title, isOwn }) => title.toLowerCase().includes(wanted) && (whose === 'all' || isOwn))
  return (
    <>
      <div css={filters}>
        <FieldFrame id="recipes-search" label={strings.search} css={{ flex: '1 1 260px' }}>
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
          id="recipes-whose"
          label={strings.whose}
          value={whose}
          choices={whoseChoices}
          onChange={setWhose}
          css={{ flex: '0 1 220px' }}
        />
        <Toggle label={strings.state} choices={states} value={state} onChange={setState} />
      </div>
      {refusal && (
        <p role="alert" css={problem}>
          {refusal.message}
        </p>
      )}
      {found.length > 0 ? (
        <DataTable
          caption={strings.title}
          columns={columnsWith({ onOpen, onRestore })}
          rows={found}
          idOf={({ id }) => id}
        />
      ) : (
        <p>{state === 'removed' && inState.length === 0 ? strings.noneRemoved : strings.noMatch}</p>
      )}
    </>
  )
}
