import { describe, test } from 'vitest'
import { adminId, asked, given, now, opened } from '../testing/ruth.ts'
import { cancelDeletion, eraseAccount, requestDeletion } from './deletion.ts'
import { undoChange } from './undo.ts'

const own = 'ruth@hale.example'
const eraseAt = '2030-02-01T00:00:00.000Z'
const requested = { type: 'DeletionRequested', data: { requestedAt: now, eraseAt } } as const
const planned = asked(1, 'deletion-planned', own, eraseAt)
const end = { addressHashes: ['h1'] }
const erased = { type: 'AccountErased', data: { erasedAt: eraseAt, ...end } } as const
const request = (confirmed: string[] = [], armed: string[] = []) => requestDeletion({ confirmed, armed })

describe('an account that its person wants gone', () => {
  test('is erased in thirty days, and an email can undo it', () =>
    given(opened)
      .when(request(['a', 'b'], ['a']))
      .emits(requested, planned))
  test('may take back what nobody has opened', () =>
    given(opened)
      .when(requestDeletion({ confirmed: [], armed: [], takeBackUnopened: true }))
      .emits({ ...requested, data: { ...requested.data, takeBackUnopened: true } }, planned))
  test('names every message that it cancels', () =>
    given(opened)
      .when(request(['b'], ['a']))
      .refuses('armed-messages-unconfirmed', { n: 1 }))
  test('of someone with a role stays until the role is given up', () =>
    given(opened, { type: 'RoleGranted', data: { role: 'admin', by: adminId } })
      .when(request())
      .refuses('staff-stays'))
  test('is kept after all by one press', () =>
    given(opened, requested, planned)
      .when(cancelDeletion({ via: 'page' }))
      .emits(
        { type: 'DeletionCancelled', data: { via: 'page', cancelledAt: now } },
        asked(2, 'deletion-cancelled', own),
      ))
  test('is kept after all by the link of the email, and nothing is locked', () =>
    given(opened, requested, planned)
      .when(undoChange({ letter: 1 }))
      .emits(
        { type: 'ChangeUndone', data: { letter: 1, undoneAt: now } },
        { type: 'DeletionCancelled', data: { via: 'mail', cancelledAt: now } },
        asked(2, 'deletion-cancelled', own),
      ))
  test('is not erased a moment early', () =>
    given(opened, requested)
      .by({ at: '2030-01-31T23:59:59.999Z' })
      .when(eraseAccount(end))
      .refuses('not-due', { until: eraseAt }))
  test('is erased when the thirty days are over', () =>
    given(opened, requested).by({ at: eraseAt }).when(eraseAccount(end)).emits(erased))
  test('takes back what nobody has opened, if its person wants it', () =>
    given(opened, { ...requested, data: { ...requested.data, takeBackUnopened: true } })
      .by({ at: eraseAt })
      .when(eraseAccount(end))
      .emits({ ...erased, data: { ...erased.data, takeBackUnopened: true } }))
  test('that is erased is not there any more', () =>
    given(opened, requested, erased).when(request()).refuses('account-unknown'))
})
