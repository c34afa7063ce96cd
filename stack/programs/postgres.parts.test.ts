import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { postgresPlace } from './postgres.ts'

const isRoot = process.getuid?.() === 0

let folder = ''
let reachable = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'everhearth-private-')) // of mode 700
  reachable = mkdtempSync(join(tmpdir(), 'everhearth-reachable-'))
  chmodSync(reachable, 0o755)
})
afterEach(() => {
  for (const path of [folder, reachable]) rmSync(path, { recursive: true })
})

test('Postgres lies beside the other data where its user can reach it', () => {
  const { data, user } = postgresPlace(reachable)
  expect(data).toBe(join(reachable, 'postgres'))
  expect(user === undefined).toBe(!isRoot)
})

test.runIf(isRoot)('below a private folder of root it lies elsewhere, the same place at every start', () => {
  const place = postgresPlace(folder, reachable)
  expect(place.data).toMatch(new RegExp(`^${reachable}/[0-9a-f]{12}/postgres$`))
  const version = spawnSync(join(place.bin, 'postgres'), ['--version'], { ...place.user, cwd: '/', encoding: 'utf8' })
  expect(version.stdout).toContain('PostgreSQL) 18.')
  expect(postgresPlace(folder, reachable)).toEqual(place)
})
