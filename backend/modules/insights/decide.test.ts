import { expect, test } from 'vitest'
import { specification } from '../../kernel/testing/given.ts'
import { eventTypesIn, unnamedIn } from '../../kernel/testing/named.ts'
import { MOST_DISMISSED, refusals } from './contract.ts'
import { dismissSuggestion } from './decide.ts'
import golden from './events.golden.json' with { type: 'json' }
import type { InsightsEvent } from './events.ts'
import { insight } from './insight.ts'

const at = '2030-01-01T00:00:00.000Z'
const given = specification(insight, { by: { kind: 'account', id: 'ana' }, at, dayMs: 86_400_000 })
const gone = (key: string): InsightsEvent => ({
  type: 'SuggestionDismissed',
  data: { familyId: 'hale', kind: 'gap', key, dismissedAt: at },
})

test('a suggestion is said to be wrong once', () => {
  const { dismissed } = given()
    .when(dismissSuggestion({ kind: 'gap', key: 'voice:a1' }, 'hale'))
    .emits(gone('voice:a1'))
  expect(dismissed).toEqual(['gap voice:a1'])
  given(gone('voice:a1'))
    .when(dismissSuggestion({ kind: 'gap', key: 'voice:a1' }, 'hale'))
    .emits()
})

test('so many of them a family can say are wrong', () =>
  given(...Array.from({ length: MOST_DISMISSED }, (_, n) => gone(`voice:${n}`)))
    .when(dismissSuggestion({ kind: 'gap', key: 'voice:a1' }, 'hale'))
    .refuses('too-many-dismissed'))

test('one of each event is kept, and each event and refusal is named in a test', () => {
  const here = new URL('./', import.meta.url)
  expect(new Set(golden.map(({ type }) => type))).toEqual(new Set(eventTypesIn(here)))
  expect(unnamedIn(here, Object.keys(refusals))).toEqual([])
})
