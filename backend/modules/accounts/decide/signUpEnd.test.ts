import { describe, test } from 'vitest'
import { verifyEmail } from '../decide.ts'
import { given, opened, openedAt, verified } from '../testing/ruth.ts'
import { eraseAccount } from './deletion.ts'
import { announceEnd } from './signUpEnd.ts'

const email = 'ruth@hale.family'
const signedUp = { ...opened, data: { ...opened.data, email } }
const [dayFive, daySeven, dayEight, dayTen] = [6, 8, 9, 11].map(
  (day) => `2030-01-${String(day).padStart(2, '0')}T00:00:00.000Z`,
) as [string, string, string, string]
const told = (about: string, askedAt: string) =>
  ({ type: 'LetterAsked', data: { letter: 1, kind: 'sign-up-ends', to: email, about, askedAt } }) as const
const announced = told(daySeven, dayFive)
const announce = announceEnd({ since: openedAt })
const erase = eraseAccount({ addressHashes: [] })

describe('a sign-up that nobody confirms', () => {
  test('is told on the fifth day that it ends on the seventh', () =>
    given(signedUp).by({ at: dayFive }).when(announce).emits(announced))
  test('is told two days before it ends, also when that is late', () =>
    given(signedUp).by({ at: dayEight }).when(announce).emits(told(dayTen, dayEight)))
  test('of before this rule counts from when it began', () =>
    given(signedUp)
      .by({ at: dayFive })
      .when(announceEnd({ since: dayFive }))
      .refuses('not-due', { until: dayTen }))
  test('is not told a moment early', () =>
    given(signedUp).by({ at: '2030-01-05T23:59:59.999Z' }).when(announce).refuses('not-due', { until: dayFive }))
  test('is not erased before it was told', () => given(signedUp).by({ at: dayTen }).when(erase).refuses('not-due'))
  test('is not erased before the day that it was told', () =>
    given(signedUp, announced).by({ at: dayFive }).when(erase).refuses('not-due', { until: daySeven }))
  test('is erased on that day', () =>
    given(signedUp, announced)
      .by({ at: daySeven })
      .when(erase)
      .emits({ type: 'AccountErased', data: { erasedAt: daySeven, addressHashes: [] } }))
  test('can be confirmed until then, though its first link is older than seven days', () =>
    given(signedUp, told(dayTen, dayEight))
      .by({ at: dayTen })
      .when(verifyEmail())
      .emits({ type: 'EmailVerified', data: { verifiedAt: dayTen } }))
  test('has no end any more once it is confirmed', () =>
    given(signedUp, announced, verified).by({ at: daySeven }).when(erase).refuses('not-due'))
  test('is told anew when its person wanted it gone and then kept it', () =>
    given(
      signedUp,
      announced,
      { type: 'DeletionRequested', data: { requestedAt: dayFive, eraseAt: '2030-02-05T00:00:00.000Z' } },
      { type: 'DeletionCancelled', data: { via: 'page', cancelledAt: dayEight } },
    )
      .by({ at: dayEight })
      .when(announce)
      .emits({ ...announced, data: { ...told(dayTen, dayEight).data, letter: 2 } }))
})

describe('nobody is told of an end', () => {
  test('whose address is confirmed', () => given(signedUp, verified).by({ at: dayTen }).when(announce).emits())
  test('whose address is made up, as that of a test login', () =>
    given(opened).by({ at: dayTen }).when(announce).emits())
  test('who has been told', () => given(signedUp, announced).by({ at: dayTen }).when(announce).emits())
  test('who looks at a demo', () =>
    given(signedUp, { type: 'DemoBegun', data: { until: dayTen } })
      .by({ at: dayEight })
      .when(announce)
      .emits())
})
