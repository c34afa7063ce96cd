import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { secretsOf } from './secrets.ts'

let folder = ''
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'everhearth-secrets-'))))
afterEach(() => rmSync(folder, { recursive: true }))

test('the secrets of a data folder are made once and only their owner reads them', () => {
  const made = secretsOf(folder)
  expect(secretsOf(folder)).toEqual(made)
  expect(Buffer.from(made.masterKey, 'base64')).toHaveLength(32)
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
})

test('a folder from before there were backups and capsules gets their keys once, and keeps its own', () => {
  const { backupKey: _new, vaultKey: _newer, ...old } = secretsOf(folder)
  writeFileSync(join(folder, 'secrets.json'), JSON.stringify(old))
  const made = secretsOf(folder)
  expect(made).toMatchObject(old)
  for (const key of [made.backupKey, made.vaultKey]) expect(Buffer.from(key, 'base64')).toHaveLength(32)
  expect(secretsOf(folder)).toEqual(made)
})

test('broken secrets are not replaced, because the data could then never be opened', () => {
  writeFileSync(join(folder, 'secrets.json'), '{"masterKey"')
  expect(() => secretsOf(folder)).toThrow('Bring back a copy')
})
