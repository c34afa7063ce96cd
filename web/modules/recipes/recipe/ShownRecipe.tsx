import { css } from '@emotion/react'
import { ArrowLeft, ChefHat, Pencil, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { RecipeDetail } from '../../../../backend/modules/recipes/contract.ts'
import type { System } from '../../../../backend/modules/recipes/ingredients/convert.ts'
import { paths } from '../../../app/paths.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Banner } from '../../../ui/Banner.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { MoreMenu } from '../../../ui/MoreMenu.tsx'
import { RemoveDialog } from '../../../ui/RemoveDialog.tsx'
import { card, phone, small } from '../../../ui/surfaces.ts'
import { showToast } from '../../../ui/toasts.ts'
import { CookMode } from '../cook/CookMode.tsx'
import { useVoices } from '../cook/useVoices.ts'
import { useRemoveRecipe, useRestoreRecipe } from '../recipes.ts'
import { Cards } from './Cards.tsx'
import { Needs } from './Needs.tsx'
import { Steps } from './Steps.tsx'
import { recipeStrings as strings } from './strings.ts'
import { Voice } from './Voice.tsx'
import { useScale } from './useScale.ts'

const back = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  font-size: var(--fs-small);
`
const head = css`
  display: grid;
  gap: 16px;
  margin-bottom: 32px;
  overflow-wrap: anywhere;
`
const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  ${phone} {
    & > :first-of-type {
      flex: 1 1 100%;
    }
    & > a {
      flex: 1;
    }
  }
`
const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
  gap: 32px 36px;
  align-items: start;
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const story = css`
  ${card}
  margin: 0 0 32px;
  padding: 22px 26px;
  font: 400 var(--fs-voice) / 1.62 var(--font-voice);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

/** A recipe: whose it is, its story, what it needs and what is to do. */
export function ShownRecipe({ row }: { row: RecipeDetail }) {
  const scaling = useScale(row)
  const [system, setSystem] = useState<System>('written')
  const [isCooking, setCooking] = useState(false)
  const voices = useVoices(row)
  return (
    <>
      <Link href={paths.familyRecipes()} css={back}>
        <ArrowLeft aria-hidden />
        {strings.back}
      </Link>
      {row.removedAt !== null && <Removed row={row} />}
      <div css={head}>
        <h1 tabIndex={-1}>{row.title}</h1>
        <Whose row={row} />
        <Actions row={row} isReady={voices !== null} onCook={() => setCooking(true)} />
      </div>
      <Cards ids={row.about.cardIds} />
      {row.about.story !== '' && <blockquote css={story}>{row.about.story}</blockquote>}
      {row.about.storyVoiceId !== null && (
        <div css={{ marginBottom: 32 }}>
          <Voice itemId={row.about.storyVoiceId} />
        </div>
      )}
      <div css={columns}>
        <Needs row={row} scaling={scaling} system={system} onSystem={setSystem} />
        <Steps row={row} system={system} />
      </div>
      <CookMode
        row={row}
        voices={voices ?? new Map()}
        isOpen={isCooking}
        onClose={() => setCooking(false)}
        factor={scaling.factor}
        system={system}
      />
    </>
  )
}

function Whose({ row: { cook, about } }: { row: RecipeDetail }) {
  const { origin, when, place } = about
  const learned = origin.name === '' ? when : strings.learnedFrom(origin.name, when)
  const lines = [learned, place === '' ? '' : strings.from(place)].filter(Boolean)
  if (cook === '' && lines.length === 0) return null
  return (
    <div css={{ display: 'flex', gap: 14, alignItems: 'center' }}>
      {cook !== '' && <Avatar name={cook} />}
      <div>
        {cook !== '' && <p css={{ fontWeight: 600 }}>{cook}</p>}
        {lines.map((line) => (
          <p key={line} css={small}>
            {line}
          </p>
        ))}
      </div>
    </div>
  )
}

function Actions({ row, isReady, onCook }: { row: RecipeDetail; isReady: boolean; onCook: () => void }) {
  const [, navigate] = useLocation()
  const [removing, setRemoving] = useState<RecipeDetail>()
  const removal = useRemoveRecipe()
  const mayChange = row.mayChange && row.removedAt === null
  return (
    <div css={buttons}>
      {row.steps.length > 0 && (
        <Button icon={ChefHat} busy={!isReady} busyLabel={strings.loadingVoices} onClick={onCook}>
          {strings.cookIt}
        </Button>
      )}
      {mayChange && (
        <>
          <ButtonLink look="secondary" icon={Pencil} href={paths.recipe(row.id, '?edit')}>
            {strings.change}
          </ButtonLink>
          <MoreMenu
            label={strings.more}
            items={[{ words: strings.remove, icon: Trash2, onSelect: () => setRemoving(row), isDanger: true }]}
          />
        </>
      )}
      <RemoveDialog
        thing={removing}
        words={({ title }) => ({
          title: strings.removeTitle(title),
          line: strings.removeLine,
          done: strings.removed(title),
        })}
        removal={{
          ...removal,
          mutate: (thing, { onSuccess }) =>
            removal.mutate(thing, {
              onSuccess: () => {
                onSuccess()
                navigate(paths.familyRecipes())
              },
            }),
        }}
        onClose={() => setRemoving(undefined)}
      />
    </div>
  )
}

function Removed({ row }: { row: RecipeDetail }) {
  const restore = useRestoreRecipe()
  return (
    <div css={{ marginBottom: 24 }}>
      <Banner
        tone="note"
        icon={Trash2}
        title={strings.isRemoved}
        actions={
          <Button
            look="secondary"
            icon={Undo2}
            busy={restore.isPending}
            onClick={() => restore.mutate(row.id, { onSuccess: () => void showToast({ title: strings.restored }) })}
          >
            {strings.restore}
          </Button>
        }
      />
    </div>
  )
}
