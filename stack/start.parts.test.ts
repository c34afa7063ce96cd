import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { onPath } from './programs/onPath.ts'
import { isAlive, signal } from './supervisor/process.ts'
import { checkout, clearCheckouts } from './testing/checkout.ts'

const PARTS = ['postgres', 'event-node', 'temporal', 'blobs', 'mail', 'payments', 'api', 'projections', 'workflows']
const READY = 'Ctrl-C stops everything'

beforeAll(clearCheckouts)

let cleanUp: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const clean of cleanUp.toReversed()) await clean()
  cleanUp = []
})

const started = (...asked: Parameters<ReturnType<typeof checkout>['start']>) => {
  const place = checkout()
  cleanUp.push(place.remove)
  return { ...place, first: startIn(place, ...asked) }
}

const startIn = ({ start }: ReturnType<typeof checkout>, ...asked: Parameters<typeof start>) => {
  const run = start(...asked)
  cleanUp.push(async () => {
    run.child.kill('SIGKILL')
    await run.ended
  })
  return run
}

const settingsOf = async (port: number | undefined) =>
  (await (await fetch(`http://127.0.0.1:${port}/settings`)).json()) as Record<string, string>

test('a start names every part, and a stop leaves none running', async () => {
  const { first, note, running, folder } = started()
  await first.says(READY)
  for (const name of PARTS) expect(first.output()).toMatch(new RegExp(`${name} +\\d+\\.\\d s  port \\d+`))
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
  const notes = PARTS.map(note)
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  expect(notes.filter((part) => part && isAlive(part))).toEqual([])
  expect(running()).toEqual([])
})

test('a demo family that cannot be made is told in one sentence and stops nothing', async () => {
  const { first } = started()
  await first.says(READY)
  expect(first.lines.filter((line) => line.includes('The demo family could not be made'))).toHaveLength(1)
  expect(first.output()).not.toContain('Sign in')
})

test('with --no-demo no family is made', async () => {
  const { first } = started({}, ['--no-demo'])
  await first.says(READY)
  expect(first.output()).not.toContain('family')
})

test('a second start on the same data is refused with exit code 3, and the first goes on', async () => {
  const place = started()
  await place.first.says(READY)
  const second = startIn(place)
  expect(await second.ended).toBe(3)
  expect(second.output()).toContain('Everhearth already runs on this data')
  expect(place.running()).toHaveLength(PARTS.length)
})

const addressOf = ({ lines }: ReturnType<ReturnType<typeof checkout>['start']>) =>
  lines.join('\n').match(/App +(http\S+)/)?.[1] ?? ''

test('a second start says where the first answers', async () => {
  const place = started()
  await place.first.says(READY)
  const second = startIn(place)
  await second.ended
  expect(second.output()).toContain(`at ${addressOf(place.first)}.`)
})

test('two folders that start at once take ports of their own, and each prints its own address', async () => {
  const one = checkout()
  const other = checkout(one.portShift)
  cleanUp.push(one.remove, other.remove)
  const houses = [one, other].map((place) => ({ ...place, run: startIn(place) }))
  for (const { run } of houses) await run.says(READY)
  const ports = houses.flatMap(({ note }) => PARTS.flatMap((name) => Object.values(note(name)?.ports ?? {})))
  expect(new Set(ports).size).toBe(ports.length)
  for (const { run, folder } of houses) {
    expect(run.output()).not.toContain('started again')
    expect(await settingsOf(Number(new URL(addressOf(run)).port))).toMatchObject({
      SETUP_CODE_FILE: join(folder, 'setup-code'),
    })
  }
})

test('after the supervisor was killed the next one adopts what is as wanted and replaces what is not', async () => {
  const place = started({}, ['--day', '60s'])
  await place.first.says(READY)
  const before = new Map(PARTS.map((name) => [name, place.note(name)?.pid]))
  place.first.child.kill('SIGKILL')
  await place.first.ended
  expect(place.running()).toHaveLength(PARTS.length)

  const second = startIn(place, {}, ['--day', '10s'])
  await second.says(READY)
  const kept = PARTS.filter((name) => place.note(name)?.pid === before.get(name))
  expect(kept).toEqual(['postgres', 'event-node', 'temporal', 'blobs', 'mail'])
  expect(second.output().match(/was still running/g)).toHaveLength(kept.length)
  expect((await settingsOf(place.note('api')?.ports['http']))['DAY_MS']).toBe('10000')
})

test('parts that are killed come up again, those first that the others need', async () => {
  const { first, note } = started()
  await first.says(READY)
  for (const name of ['postgres', 'event-node', 'api']) {
    const part = note(name)
    if (part) signal(part, 'SIGKILL')
  }
  for (const name of ['postgres', 'event-node', 'api']) await first.says(`${name} is up again`)
  const lines = first.lines.filter((line) => line.includes('is up again'))
  expect(lines.indexOf('postgres is up again')).toBeLessThan(lines.indexOf('event-node is up again'))
})

test('a part whose port is taken moves, says so, and the app is told', async () => {
  const place = checkout()
  cleanUp.push(place.remove)
  const usual = 1025 + place.portShift
  const stranger = createServer().listen(usual, '127.0.0.1')
  await once(stranger, 'listening')
  cleanUp.push(async () => void stranger.close())
  const run = startIn(place)
  await run.says(READY)
  const { smtp } = place.note('mail')?.ports ?? {}
  expect(smtp).not.toBe(usual)
  expect(run.output()).toContain(`mail moves, because its usual ports are taken: smtp ${smtp} instead of ${usual}`)
  expect((await settingsOf(place.note('api')?.ports['http']))['SMTP_URL']).toBe(`smtp://127.0.0.1:${smtp}`)
})

test('a part that the environment names is used and not started', async () => {
  const given = { SMTP_URL: 'smtp://mail.hale.example:25', TEMPORAL_ADDRESS: 'temporal.hale.example:7233' }
  const { first, note } = started(given)
  await first.says(READY)
  expect(first.output()).not.toMatch(/^(mail|temporal) /m)
  expect(await settingsOf(note('api')?.ports['http'])).toMatchObject(given)
})

const isAtHand = onPath('temporal') !== undefined && (onPath('minio') ?? onPath('weed')) !== undefined

test.skipIf(isAtHand)('without network and programs a sentence says what to install, and it ends with 4', async () => {
  const place = checkout()
  cleanUp.push(place.remove)
  const nowhere = 'http://127.0.0.1:9'
  const proxies = { HTTPS_PROXY: nowhere, HTTP_PROXY: nowhere, ALL_PROXY: nowhere }
  const pip = { PIP_CONFIG_FILE: '/dev/null', PIP_INDEX_URL: `${nowhere}/simple`, PIP_NO_CACHE_DIR: '1' }
  const run = startIn(place, { EVERHEARTH_CACHE: join(place.root, 'cache'), ...proxies, ...pip })
  expect(await run.ended).toBe(4)
  expect(run.output()).toMatch(/Install (its command line so that `temporal`|MinIO)/)
  expect(place.running()).toEqual([])
})

test('a disk with too little room is told of before anything is written, and it ends with 5', async ({ skip }) => {
  const place = checkout()
  cleanUp.push(place.remove)
  mkdirSync(place.folder)
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=50m', 'tmpfs', place.folder])
  if (mounted.status !== 0) return skip('a small disk cannot be mounted here')
  cleanUp.push(async () => void spawnSync('umount', [place.folder]))
  const run = startIn(place)
  expect(await run.ended).toBe(5)
  expect(run.output()).toContain('Free some space and start again; nothing is lost.')
})
