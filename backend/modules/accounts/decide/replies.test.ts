import { test } from 'vitest'
import { given, opened } from '../testing/ruth.ts'
import { seeReplies } from './replies.ts'

const seen = (until: string) => ({ type: 'RepliesSeen', data: { until } }) as const
const EARLY = '2020-01-01T00:00:00.000Z'
const LATER = '2020-01-02T00:00:00.000Z'

test('replies that were seen are new no more', () =>
  given(opened)
    .when(seeReplies({ until: EARLY }))
    .emits(seen(EARLY)))
test('the same ones, or earlier ones, again change nothing', () => {
  given(opened, seen(LATER))
    .when(seeReplies({ until: LATER }))
    .emits()
  given(opened, seen(LATER))
    .when(seeReplies({ until: EARLY }))
    .emits()
})
test('only an account that is open sees them', () =>
  given()
    .when(seeReplies({ until: EARLY }))
    .refuses('account-unknown'))
