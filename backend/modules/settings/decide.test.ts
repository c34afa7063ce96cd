import { expect, test } from 'vitest'
import { DEFAULT_SYSTEM } from '../../kernel/process/system.ts'
import { specification } from '../../kernel/testing/given.ts'
import { changeSettings } from './decide.ts'
import golden from './events.golden.json' with { type: 'json' }
import type { SettingsEvent } from './events.ts'
import { system } from './system.ts'

const at = '2030-01-01T00:00:00.000Z'
const given = specification(system, { by: { kind: 'account', id: 'ada' }, at, dayMs: 86_400_000 })
const after = { ...DEFAULT_SYSTEM, maxFileSize: 5 }

test('the house begins open, with mails and files of 100 MB', () =>
  expect(given().state).toEqual({
    maintenanceMode: false,
    registrationEnabled: true,
    maxFileSize: 100,
    emailNotifications: true,
  }))
test('a change keeps what stood before', () =>
  given()
    .when(changeSettings(after))
    .emits({ type: 'SystemSettingsChanged', data: { before: DEFAULT_SYSTEM, after } }))
test('the same again changes nothing', () => given().when(changeSettings(DEFAULT_SYSTEM)).emits())
test('events as they were first stored still tell the same switches', () =>
  expect((golden as SettingsEvent[]).reduce(system.evolve, system.initial)).toEqual({
    ...DEFAULT_SYSTEM,
    maintenanceMode: true,
  }))
