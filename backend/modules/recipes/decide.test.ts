import { describe, expect, test } from 'vitest'
import { specification } from '../../kernel/testing/given.ts'
import { pairsOf, wordOf, type CommandOf, type Row } from '../../kernel/testing/table.ts'
import { MOST_RECIPES } from './contract.ts'
import * as decide from './decide.ts'
import golden from './events.golden.json' with { type: 'json' }
import type { RecipesEvent } from './events.ts'
import { recipe } from './recipe.ts'
import { contentOf } from './testing/content.ts'

const at = '2030-01-01T00:00:00.000Z'
const later = '2030-01-31T00:00:00.000Z'
const ana = { by: { kind: 'account', id: 'ana' }, at, dayMs: 86_400_000 } as const
const given = specification(recipe, ana)

const content = contentOf('At the lake')
const other = contentOf('By the gate')
const one = { recipeId: 'one', ...content } as const
const added: RecipesEvent = {
  type: 'RecipeAdded',
  data: { ...one, familyId: 'hale', contributorId: 'ana', addedAt: at },
}
const removed: RecipesEvent = { type: 'RecipeRemoved', data: { removedBy: 'ana', removedAt: at } }
const erased: RecipesEvent = { type: 'RecipeErased', data: { reason: 'removed', erasedAt: later } }

/** A recipe that has come to each state; the last but one is looked at thirty days later. */
const states = {
  new: [],
  kept: [added],
  edited: [added, { type: 'RecipeEdited', data: other }],
  removed: [added, removed],
  'removed long ago': [added, removed],
  erased: [added, removed, erased],
} as const satisfies Readonly<Record<string, readonly RecipesEvent[]>>
type State = keyof typeof states
type Command = CommandOf<typeof decide, decide.Decide> | 'eraseWithFamily'

const none: ReadonlySet<string> = new Set()
const as = { role: 'contributor', known: none } as const
const commands: Readonly<Record<Command, decide.Decide>> = {
  addRecipe: decide.addRecipe(one, { familyId: 'hale', kept: 0, known: none }),
  editRecipe: decide.editRecipe(other, as),
  removeRecipe: decide.removeRecipe(as),
  restoreRecipe: decide.restoreRecipe(as),
  eraseRecipe: decide.eraseRecipe({ reason: 'removed' }),
  eraseWithFamily: decide.eraseRecipe({ reason: 'family' }),
}
const gone = { new: 'not-found', erased: 'not-found' } as const
/** What each command does in each state: an event, a refusal, `-` for nothing. */
const table: Readonly<Record<Command, Row<State>>> = {
  addRecipe: { new: 'RecipeAdded', else: '-' },
  editRecipe: { ...gone, edited: '-', else: 'RecipeEdited' },
  removeRecipe: { ...gone, removed: '-', 'removed long ago': '-', else: 'RecipeRemoved' },
  restoreRecipe: { ...gone, removed: 'RecipeRestored', 'removed long ago': 'restore-over', else: '-' },
  eraseRecipe: { 'removed long ago': 'RecipeErased', else: '-' },
  eraseWithFamily: { new: '-', erased: '-', else: 'RecipeErased' },
}

test.each(pairsOf(table, states))('"%s" of a recipe that is %s: %s', (command, state, word) => {
  const now = { ...ana, at: state === 'removed long ago' ? later : at }
  expect(wordOf(commands[command], given(...states[state]).state, now)).toBe(word)
})

test('a recipe is added once', () => given().when(commands.addRecipe).emits(added))
test('a family keeps so many and no more', () =>
  given()
    .when(decide.addRecipe(one, { familyId: 'hale', kept: MOST_RECIPES, known: none }))
    .refuses('too-many-recipes'))
test('the id of another’s recipe is taken', () =>
  given({ ...added, data: { ...added.data, contributorId: 'ben' } })
    .when(commands.addRecipe)
    .refuses('id-taken'))

test('a memory that is not the whole family’s is not named; one that was stays when it is gone', () => {
  const about = { ...content.about, storyVoiceId: 'voice' }
  const voiced = { ...content, about }
  given(added).when(decide.editRecipe(voiced, as)).refuses('memory-unknown')
  const said: RecipesEvent = { type: 'RecipeEdited', data: voiced }
  given(added)
    .when(decide.editRecipe(voiced, { ...as, known: new Set(['voice']) }))
    .emits(said)
  const later: RecipesEvent = { type: 'RecipeEdited', data: { ...voiced, title: 'By the gate' } }
  given(added, said)
    .when(decide.editRecipe({ ...voiced, title: 'By the gate' }, as))
    .emits(later)
})

describe('another’s recipe', () => {
  const ben = given(added).by({ by: { kind: 'account', id: 'ben' } })
  test.each(['editRecipe', 'removeRecipe', 'restoreRecipe'] as const)('is no contributor’s to change: %s', (command) =>
    ben.when(commands[command]).refuses('forbidden'),
  )
  test('is a steward’s to change', () =>
    ben
      .when(decide.removeRecipe({ role: 'steward' }))
      .emits({ type: 'RecipeRemoved', data: { removedBy: 'ben', removedAt: at } }))
})

test('events as they were first stored still tell the same recipe', () =>
  expect((golden as RecipesEvent[]).reduce(recipe.evolve, recipe.initial)).toEqual({
    status: 'erased',
    recipeId: '018f0000-0000-7000-8000-00000000000a',
    familyId: '018f0000-0000-7000-8000-00000000000b',
    contributorId: '018f0000-0000-7000-8000-00000000000c',
    content: other,
    addedAt: at,
    removedAt: '',
  }))
