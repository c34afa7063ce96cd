import { expect, test } from 'vitest'
import { specification } from '../../kernel/testing/given.ts'
import { approveReview, refuseReview, writeReview } from './decide.ts'
import golden from './events.golden.json' with { type: 'json' }
import type { ReviewsEvent } from './events.ts'
import { review } from './review.ts'

const at = '2030-01-08T00:00:00.000Z'
const given = specification(review, { by: { kind: 'account', id: 'ana' }, at, dayMs: 86_400_000 })
const facts = { openedAt: '2030-01-01T00:00:00.000Z', kept: 1, worksHere: false }
const opinion = { name: 'Ana', stars: 2, text: 'Slow, but it kept its word.' } as const
const write = (changes = {}) => writeReview({ ...opinion, facts: { ...facts, ...changes } })
const written = {
  type: 'ReviewWritten',
  data: { ...opinion, accountId: 'ana', worksHere: false, writtenAt: at },
} as const
const approved = { type: 'ReviewApproved', data: { by: 'ana' } } as const
const refused = { type: 'ReviewRefused', data: { by: 'ana', reason: 'abuse' } } as const

test('a review is written after a week, with something kept', () => given().when(write()).emits(written))
test('within the week it is refused, with the day', () =>
  given()
    .when(write({ openedAt: '2030-01-01T00:00:00.001Z' }))
    .refuses('account-too-new', { until: '2030-01-08T00:00:00.001Z' }))
test('without anything kept it is refused', () =>
  given()
    .when(write({ kept: 0 }))
    .refuses('nothing-kept'))
test('whoever works here says so', () =>
  given()
    .when(write({ worksHere: true }))
    .emits({ ...written, data: { ...written.data, worksHere: true } }))
test('another text is read anew, and is called edited', () => {
  const better = { ...opinion, stars: 4 } as const
  const edited = { type: 'ReviewEdited', data: { ...better, editedAt: at } } as const
  const state = given(written, approved)
    .when(writeReview({ ...better, facts }))
    .emits(edited)
  expect(state).toMatchObject({ status: 'pending', isEdited: true })
})
test('it is approved, however many stars it gives', () => given(written).when(approveReview()).emits(approved))
test('it is refused with a reason', () => given(written).when(refuseReview('abuse')).emits(refused))
test('what was refused may be approved after all', () => given(written, refused).when(approveReview()).emits(approved))
test('nothing is neither approved nor refused', () => {
  given().when(approveReview()).refuses('not-found')
  given().when(refuseReview('abuse')).refuses('not-found')
})
test('events as they were first stored still tell the same review', () =>
  expect((golden as ReviewsEvent[]).reduce(review.evolve, review.initial)).toMatchObject({
    status: 'refused',
    stars: 4,
    isEdited: true,
    reason: 'personal_data',
  }))
