import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { Download, FileInput, Plus, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { EXPORTS, type RecipeRow } from '../../../backend/modules/recipes/contract.ts'
import { useFamily } from '../../app/family.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { OutsideFamilies } from '../../app/OutsideFamilies.tsx'
import { paths } from '../../app/paths.ts'
import { PlaceHead } from '../../app/PlaceHead.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { problem } from '../../ui/fieldStyle.ts'
import { MoreMenu } from '../../ui/MoreMenu.tsx'
import { showToast } from '../../ui/toasts.ts'
import { useExplained } from '../../ui/useExplained.ts'
import { Filters } from './Filters.tsx'
import { RecipeCard } from './RecipeCard.tsx'
import { matching, NO_FILTER, type Filter } from './filter.ts'
import { recipes, useRestoreRecipe } from './recipes.ts'
import { strings } from './strings.ts'

const column = css`
  display: grid;
  gap: 24px;
  justify-items: start;
  & > ul,
  & > section {
    width: 100%;
  }
`
const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`
const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: 20px;
  margin: 0;
  padding: 0;
  list-style: none;
`

/** All of a family's recipes as a file, in the forms that others read. */
const exports = (familyId: string) =>
  EXPORTS.map((as) => ({
    words: strings.take[as],
    icon: Download,
    onSelect: () => window.location.assign(`/api/recipes/export?as=${as}&family=${familyId}`),
  }))

/** The family's recipes, found by title, ingredient, cook and kind. */
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
  const { familyId, may } = useFamily()
  const mayAdd = may('add')
  const add = mayAdd && (
    <>
      <ButtonLink href={paths.recipe('new')} icon={Plus}>
        {strings.add}
      </ButtonLink>
      <ButtonLink look="secondary" href={paths.recipe('import')} icon={FileInput}>
        {strings.bring}
      </ButtonLink>
    </>
  )
  return (
    <div css={column}>
      {rows.length === 0 ? (
        <EmptyState title={strings.emptyTitle} line={mayAdd ? strings.emptyLine : strings.emptyForViewer}>
          {add}
        </EmptyState>
      ) : (
        <>
          <div css={actions}>
            {add}
            <MoreMenu label={strings.more} items={exports(familyId)} />
          </div>
          <Found rows={rows} />
        </>
      )}
    </div>
  )
}

function Found({ rows }: { rows: readonly RecipeRow[] }) {
  const [filter, setFilter] = useState<Filter>(NO_FILTER)
  const restore = useRestoreRecipe()
  const refusal = useExplained(restore.error)
  const found = matching(rows, filter)
  const isNoneRemoved = filter.state === 'removed' && rows.every(({ removedAt }) => removedAt === null)
  const bringBack = ({ id, title }: RecipeRow) =>
    restore.mutate(id, { onSuccess: () => showToast({ title: strings.restored(title) }) })
  return (
    <>
      <Filters rows={rows} filter={filter} onChange={setFilter} />
      {refusal && (
        <p role="alert" css={problem}>
          {refusal.message}
        </p>
      )}
      <output className="sr-only">{strings.found(found.length)}</output>
      {found.length === 0 ? (
        <p>{isNoneRemoved ? strings.noneRemoved : strings.noMatch}</p>
      ) : (
        <ul css={grid}>
          {found.map((row) => (
            <RecipeCard key={row.id} row={row}>
              {row.removedAt !== null && row.mayChange && (
                <Button look="quiet" icon={Undo2} onClick={() => bringBack(row)}>
                  {strings.restore}
                  <span className="sr-only">: {row.title}</span>
                </Button>
              )}
            </RecipeCard>
          ))}
        </ul>
      )}
    </>
  )
}
