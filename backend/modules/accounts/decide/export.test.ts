import { expect, test } from 'vitest'
import { asked, given, now, opened } from '../testing/ruth.ts'
import { requestExport } from './export.ts'

const requested = { type: 'ExportRequested', data: { requestedAt: now } } as const
const told = asked(1, 'data-exported', 'ruth@hale.example')

test('whoever takes everything along is written to, and may say that it was not them', () => {
  given(opened).when(requestExport()).emits(requested, told)
  expect(given(opened, requested, told).state.undoable).toEqual([told.data])
})
test('only an account that is open has anything to take along', () =>
  given().when(requestExport()).refuses('account-unknown'))
