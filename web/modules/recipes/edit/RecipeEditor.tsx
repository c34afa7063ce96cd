import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { v7 as uuid } from 'uuid'
import { useLocation } from 'wouter'
import { linesOf, MOST_CARDS, type Content, type RecipeDetail } from '../../../../backend/modules/recipes/contract.ts'
import { paths } from '../../../app/paths.ts'
import { relatives } from '../../../app/relatives.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Form } from '../../../ui/Form.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { problem } from '../../../ui/fieldStyle.ts'
import { showToast } from '../../../ui/toasts.ts'
import { useAddRecipe, useEditRecipe } from '../recipes.ts'
import { AllergenChoice } from './AllergenChoice.tsx'
import { MemoryField } from './MemoryField.tsx'
import { MoreFields } from './MoreFields.tsx'
import { NeedsField, readAll, type Corrections } from './NeedsField.tsx'
import { StepsField } from './StepsField.tsx'
import { editStrings as strings } from './strings.ts'
import { TopFields } from './TopFields.tsx'
import { contentOf, faultIn, Fields, fieldsOf, stepsOf } from './values.ts'

/** Writes a new recipe, or changes one on the version that was there when it was opened. */
export function RecipeEditor({ row }: { row?: RecipeDetail }) {
  const [seen] = useState(row)
  const title = seen ? strings.changeTitle(seen.title) : strings.newTitle
  const back = seen
    ? { href: paths.recipe(seen.id), words: strings.backTo(seen.title) }
    : { href: paths.familyRecipes(), words: strings.back }
  return (
    <>
      <PageHeader title={title} back={back} />
      {seen ? <Change row={seen} /> : <Add />}
    </>
  )
}

function Add() {
  const [recipeId] = useState(() => uuid())
  const [, navigate] = useLocation()
  const add = useAddRecipe()
  return (
    <Fill
      error={add.error}
      isPending={add.isPending}
      onSave={(content) =>
        add.mutate(
          { recipeId, ...content },
          {
            onSuccess: () => {
              showToast({ title: strings.saved(content.title) })
              navigate(paths.recipe(recipeId))
            },
          },
        )
      }
    />
  )
}

function Change({ row }: { row: RecipeDetail }) {
  const [, navigate] = useLocation()
  const edit = useEditRecipe(row)
  return (
    <Fill
      row={row}
      error={edit.error}
      isPending={edit.isPending}
      onSave={(content) => edit.mutate(content, { onSuccess: () => navigate(paths.recipe(row.id)) })}
    />
  )
}

type FillProps = { row?: RecipeDetail; error: unknown; isPending: boolean; onSave: (content: Content) => void }

const correctionsIn = (row: RecipeDetail | undefined): Corrections =>
  new Map(row?.ingredients.map((one) => [`${one.section}\n${one.original}`, one]))

function Fill({ row, error, isPending, onSave }: FillProps) {
  const people = useQuery(relatives())
  const [text, setText] = useState(() => linesOf(row?.ingredients ?? []))
  const [corrections, setCorrections] = useState<Corrections>(() => correctionsIn(row))
  const [steps, setSteps] = useState(() => stepsOf(row))
  const [allergens, setAllergens] = useState(row?.about.allergens ?? [])
  const [cardIds, setCardIds] = useState<readonly string[]>(row?.about.cardIds ?? [])
  const [storyVoiceId, setStoryVoiceId] = useState<string | null>(row?.about.storyVoiceId ?? null)
  const [fault, setFault] = useState<string>()
  const persons = people.data?.people ?? []
  const idOf = (name: string) => persons.find((one) => one.name === name)?.id ?? null
  const send = (fields: Fields) => {
    const ingredients = readAll(text, corrections)
    const content = contentOf({ fields, ingredients, steps, allergens, cardIds, storyVoiceId }, row, idOf)
    const found = faultIn(content)
    setFault(found)
    if (found === undefined) onSave(content)
  }
  return (
    <Form
      id="recipe"
      schema={Fields}
      defaultValues={fieldsOf(row)}
      error={error}
      onSubmit={send}
      css={{ maxWidth: 860 }}
    >
      <TopFields names={persons.map(({ name }) => name)} />
      <MemoryField
        kind="voice"
        words={strings.storyVoice}
        ids={storyVoiceId === null ? [] : [storyVoiceId]}
        most={1}
        onChange={([id = null]) => setStoryVoiceId(id)}
      />
      <MemoryField kind="photo" words={strings.cards} ids={cardIds} most={MOST_CARDS} onChange={setCardIds} />
      <NeedsField text={text} onText={setText} corrections={corrections} onCorrections={setCorrections} />
      <StepsField steps={steps} onChange={setSteps} />
      <MoreFields />
      <AllergenChoice chosen={allergens} onChange={setAllergens} />
      {fault !== undefined && (
        <p role="alert" css={problem}>
          {fault}
        </p>
      )}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <Button type="submit" busy={isPending} busyLabel={strings.saving}>
          {strings.save}
        </Button>
        <ButtonLink look="secondary" href={row ? paths.recipe(row.id) : paths.familyRecipes()}>
          {strings.cancel}
        </ButtonLink>
      </div>
    </Form>
  )
}
