import { expect, test } from 'vitest'
import { SYSTEM } from '../../kernel/clock.ts'
import { specification } from '../../kernel/testing/given.ts'
import { eventTypesIn, unnamedIn } from '../../kernel/testing/named.ts'
import { backup } from './backup.ts'
import { refusals } from './contract.ts'
import {
  failBackup,
  failProof,
  finishBackup,
  recordPart,
  recordProof,
  removeBackup,
  removeKeys,
  requestBackup,
} from './decide.ts'
import golden from './events.golden.json' with { type: 'json' }
import type { BackupsEvent } from './events.ts'

const at = '2030-01-01T00:00:00.000Z'
const given = specification(backup, { by: SYSTEM, at, dayMs: 86_400_000 })
const made = { toPos: '90', events: 4, blobs: 1, bytes: 2_048, hash: 'a1' }
const flaw = { reason: 'damaged', where: 'log/00001' } as const
const compared = { events: 4, streams: 2, rows: 3, fieldsOpened: 1, blobs: 1 }
const requested = { type: 'BackupRequested', data: { requestedAt: at } } as const
const finished = { type: 'BackupFinished', data: { ...made, finishedAt: at } } as const
const failed = { type: 'BackupFailed', data: { ...flaw, during: 'making', failedAt: at } } as const
const keysRemoved = { type: 'BackupKeysRemoved', data: { removedAt: at } } as const

test('a backup begins when it is asked for', () =>
  given()
    .when(requestBackup({ isOneRunning: false }))
    .emits(requested))
test('a second one beside it is refused', () =>
  given()
    .when(requestBackup({ isOneRunning: true }))
    .refuses('backup-running'))
test('the same request again is the same backup', () =>
  given(requested)
    .when(requestBackup({ isOneRunning: true }))
    .emits())
test('each part is told once', () => {
  const stored = { part: 'log', count: 4, bytes: 900 } as const
  given(requested).when(recordPart(stored)).emits({ type: 'BackupPartStored', data: stored })
})
test('with its manifest it is good', () => given(requested).when(finishBackup(made)).emits(finished))
test('what failed while it was made is not good after all', () =>
  given(requested, failed).when(finishBackup(made)).emits())
test('one that could not be made says why', () => given(requested).when(failBackup(flaw)).emits(failed))
test('a good one is not failed by a late word of its making', () =>
  given(requested, finished).when(failBackup(flaw)).emits())
test('one that was read back is proved', () =>
  given(requested, finished)
    .when(recordProof(compared))
    .emits({ type: 'BackupProved', data: { ...compared, provedAt: at } }))
test('one that could not be read back is damaged', () => {
  const told = { type: 'BackupFailed', data: { ...flaw, during: 'proof', failedAt: at } } as const
  expect(given(requested, finished).when(failProof(flaw)).emits(told).status).toBe('damaged')
})
test('its keys go once', () => given(requested, finished).when(removeKeys()).emits(keysRemoved))
test('it is removed once, with its keys', () => {
  const removed = { type: 'BackupRemoved', data: { removedAt: at } } as const
  expect(given(requested, finished).when(removeBackup()).emits(removed).hasKeys).toBe(false)
})
test('one that is being made is not removed', () => given(requested).when(removeBackup()).emits())
test('events as they were first stored still tell the same backup', () =>
  expect((golden as BackupsEvent[]).reduce(backup.evolve, backup.initial)).toEqual({
    status: 'removed',
    parts: ['log', 'tables', 'keyring', 'blobs'],
    isProved: true,
    hasKeys: false,
    hash: 'a1',
  }))
test('each event and refusal is named in a test', () => {
  const here = new URL('./', import.meta.url)
  expect(new Set(golden.map(({ type }) => type))).toEqual(new Set(eventTypesIn(here)))
  expect(unnamedIn(here, [...Object.keys(refusals), ...eventTypesIn(here)])).toEqual([])
})
