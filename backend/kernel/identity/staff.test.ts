import type { Context } from 'koa'
import { describe, expect, test } from 'vitest'
import type { Role } from '../contract.ts'
import { Refused } from '../errors.ts'
import type { SessionFacts } from './session.ts'
import { requireRole } from './staff.ts'

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const session: SessionFacts = {
  epoch: 0,
  isProven: false,
  role: 'admin',
  beganAt: ago(60),
  factorAt: ago(60),
  device: '',
}

/** What somebody with this session is told at an area for admins and support. */
const ask = async (changes: Partial<SessionFacts>, method = 'GET', isSignedIn = true): Promise<string> => {
  const state = isSignedIn ? { by: { kind: 'account', id: 'ruth' }, session: { ...session, ...changes } } : {}
  let answer = 'refused'
  try {
    await requireRole('admin', 'support')({ method, state } as unknown as Context, async () => void (answer = 'in'))
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    answer = error.code
  }
  return answer
}

describe('an area of the staff', () => {
  test.each<[Role, string]>([
    ['admin', 'in'],
    ['support', 'in'],
    ['editor', 'forbidden'],
    ['genealogist', 'forbidden'],
    ['user', 'forbidden'],
  ])('answers the role %s: %s', async (role, answer) => expect(await ask({ role })).toBe(answer))

  test('is closed to a visitor', async () => expect(await ask({}, 'GET', false)).toBe('sign-in'))
  test('asks whoever came in without a second factor for one', async () =>
    expect(await ask({ factorAt: undefined })).toBe('factor-needed'))
  test('ends a session after twelve hours', async () => expect(await ask({ beganAt: ago(721) })).toBe('sign-in'))
  test('takes a change within half an hour of a second factor', async () =>
    expect(await ask({ factorAt: ago(29) }, 'POST')).toBe('in'))
  test('asks for the second factor again before a later change', async () =>
    expect(await ask({ factorAt: ago(31) }, 'POST')).toBe('step-up-needed'))
  test('shows without asking again', async () => expect(await ask({ factorAt: ago(31) })).toBe('in'))
})
