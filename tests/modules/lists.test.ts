// Through: audit, backups, accounts
import type { WorkflowClient } from '@temporalio/client'
import { globSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { categories, happened } from '../../backend/routers.ts'
import * as backend from '../../backend/modules/index.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { eventTypesIn } from '../../backend/kernel/testing/named.ts'
import { limits } from '../../backend/modules/media/contract/bounds.ts'
import type { Module } from '../../backend/kernel/process/module.ts'
import * as projections from '../../projections/index.ts'
import * as workflows from '../../workflows/index.ts'
import * as mail from '../../workflows/queues/mail.ts'
import * as media from '../../workflows/queues/media.ts'
import * as timeline from '../../workflows/queues/timeline.ts'
import { sweepsOf } from '../../workflows/sweeps.ts'
import type { WorkModule } from '../../workflows/kernel/module.ts'
import { categories as projected, noted } from '../../projections/modules.ts'

// What is asked of the lists here calls neither.
const settings = { transcribeUrl: '', speechEngine: '', readerEngine: '', aiFeatures: [] as const }
const kernel = { clock: {}, settings: settings as unknown as Kernel['settings'] } as Kernel
const temporal = {} as WorkflowClient

const A_SENTENCE = /^[A-Z].{20,}\.$/u
/**
 * Reactors by the names that are stored: another name would begin again at the log's first event. What fills a demo may
 * do so, by the same commands, and is left out.
 */
const CHECKPOINTS = [
  'archives',
  'backups',
  'deliveries',
  'doors',
  'ends',
  'erasure',
  'life',
  'lives',
  'media',
  'messages',
  'opening',
  'pairs',
  'plans',
  'processes',
  'questionsOver',
  'reading',
  'recipients',
  'sameFile',
  'sessions',
  'signs',
  'tells',
  'waits',
]

const modules: readonly (readonly [string, Module])[] = Object.entries(backend)

const work: readonly (readonly [string, WorkModule])[] = Object.entries(workflows)

/** The folders of modules that hold such a file. */
const foldersWith = (file: string) =>
  globSync(`backend/modules/*/${file}`)
    .map((path) => path.split('/')[2] ?? '')
    .toSorted()

test('whoever serves routes is listed', () => {
  const serving = modules.filter(([, { routers, rest, streaming }]) => [routers, rest, streaming].flat().some(Boolean))
  expect(serving.map(([name]) => name).toSorted()).toEqual(foldersWith('routes.ts'))
})

test('whoever stores events is listed with their categories, has read tables, and says what ends with an account', () => {
  const storing = modules.filter(([, module]) => module.categories.length > 0).map(([name]) => name)
  expect(storing.toSorted()).toEqual(foldersWith('events.ts'))
  // What can be found is written by what happens to things of others.
  expect(Object.keys(projections).toSorted()).toEqual([...storing, 'search'].toSorted())
  expect(Object.keys(workflows).toSorted()).toEqual(storing.toSorted())
  expect(projected.toSorted()).toEqual(categories.toSorted())
})

test('every category that is written is in the history', () => {
  const sources = globSync('backend/**/*.ts', { exclude: ['**/*.test.ts', '**/testing/**'] })
  const written = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/^ {2}category: '(\w+)',$/gmu)].map(([, name = '']) => name),
  )
  expect(new Set([...written, 'subscription'])).toEqual(new Set(categories))
})

test('each part of an export has a name and a place of its own', () => {
  const parts = modules.flatMap(([, module]) => ('none' in module.export ? [] : module.export))
  expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length)
  const places = parts.flatMap((part) => ('place' in part ? part.place : []))
  expect(new Set(places).size).toBe(places.length)
})

test('who has nothing to hand over, or nothing to end with an account, says why', () => {
  const parts = [...modules.map(([, module]) => module.export), ...work.map(([, module]) => module.ends.account)]
  const reasons = parts.flatMap((part) => ('none' in part ? part.none : []))
  expect(reasons.filter((reason) => !A_SENTENCE.test(reason))).toEqual([])
})

const recordables = modules.flatMap(([, { recordable = [] }]) => recordable)

/** Least and most minutes, by what is taken. */
const BOUNDS = { portrait: [0, 0], recording: [1, limits.voiceMinutes], anything: [1, 240] } as const

test('whatever recordings are made for is listed once, with bounds that media can keep', () => {
  const listed = modules.flatMap(([name, { recordable }]) => (recordable ? name : []))
  expect(listed.toSorted()).toEqual(foldersWith('recordable.ts'))
  expect(new Set(recordables.map(({ purpose }) => purpose)).size).toBe(recordables.length)
  for (const { purpose, category, takes, mostMinutes } of recordables) {
    expect(purpose).toMatch(/^[a-z]{2,20}$/u)
    expect(categories).toContain(category)
    const [least, most] = BOUNDS[takes]
    for (const minutes of Object.values(mostMinutes)) {
      expect(minutes).toBeGreaterThanOrEqual(least)
      expect(minutes).toBeLessThanOrEqual(most)
    }
  }
})

test('whatever a page gives tickets for is awaited, and whatever nobody awaits an account records', () => {
  const given = globSync('backend/modules/*/**/*.ts', { exclude: ['**/*.test.ts'] })
    .filter((path) => readFileSync(path, 'utf8').includes('tickets.issue({ purpose:'))
    .map((path) => path.split('/')[2])
  const awaited = modules.flatMap(([name, { recordable }]) => (recordable?.isAwaited ? name : []))
  expect(new Set(given)).toEqual(new Set(awaited))
  expect(recordables.filter(({ isAwaited, requireOwn }) => !isAwaited && !requireOwn)).toEqual([])
})

test('whoever takes note of damage is told of recordings that are made', () => {
  const noted = work.flatMap(([, { damaged = {} }]) => Object.keys(damaged))
  expect(recordables.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(noted))
})

test('whatever is noted of a family is an event, and has a sentence', () => {
  const table = readFileSync('projections/families/activities.ts', 'utf8')
  const own = [...table.matchAll(/\b(?:note|of[A-Z]\w+)\('(\w+)'/gu)].map(([, kind = '']) => kind)
  expect([...own, ...noted.flatMap(({ kinds }) => Object.values(kinds))].toSorted()).toEqual(
    Object.keys(happened).toSorted(),
  )
  for (const { category, kinds, erasedBy } of noted) {
    const [owner = ''] = modules.find(([, module]) => module.categories.includes(category)) ?? []
    const types = eventTypesIn(pathToFileURL(`backend/modules/${owner}/`))
    expect(types).toEqual(expect.arrayContaining([...Object.keys(kinds), erasedBy]))
  }
})

/** The types of events in a golden file, whether it is one list or has one for each stream. */
const typesIn = (golden: unknown): string[] =>
  [...JSON.stringify(golden).matchAll(/"type":"([A-Z]\w+)"/gu)].map(([, type = '']) => type)

test.each(foldersWith('events.ts'))('of each event of %s one is kept as it was first stored', (name) => {
  const folder = pathToFileURL(`backend/modules/${name}/`)
  const golden: unknown = JSON.parse(readFileSync(new URL('events.golden.json', folder), 'utf8'))
  expect(new Set(typesIn(golden))).toEqual(new Set(eventTypesIn(folder)))
})

test('whatever workflow someone ends by hand, something notices', () => {
  const listed = work.flatMap(([, module]) => Object.keys(module.workflows ?? {}))
  // What belongs to no module: the sweep, the ways that all modules share, and what is over when its last run is.
  expect([...listed, 'reconcile', 'tell', 'end', 'apply', 'tend'].toSorted()).toEqual(
    Object.keys({ ...mail, ...media, ...timeline }).toSorted(),
  )
})

test('what runs at fixed times is what a module says, and nothing else', () => {
  const listed = work.flatMap(([, module]) =>
    Object.entries(module.workflows ?? {}).flatMap(([type, noticed]) => (noticed === 'schedule' ? type : [])),
  )
  const run = sweepsOf(86_400_000).map(({ workflowType }) => workflowType)
  expect(run.toSorted()).toEqual([...listed, 'reconcile'].toSorted())
})

test('whoever has something to tell people is listed with it', () => {
  const telling = work.flatMap(([name, { notifications }]) => (notifications ? name : []))
  const written = globSync('workflows/*/notifications.ts').map((path) => path.split('/')[1])
  expect(new Set(telling)).toEqual(new Set(written))
})

test('what people are told of is an event of its category', () => {
  const told = work.flatMap(
    ([, { notifications }]) => notifications?.by(kernel).flatMap((table) => Object.values(table)) ?? [],
  )
  const unheard = told.flatMap(({ name, category, types }) => {
    const [owner = ''] = modules.find(([, module]) => module.categories.includes(category)) ?? []
    const known = eventTypesIn(pathToFileURL(`backend/modules/${owner}/`))
    return types.length > 0 && types.every((type) => known.includes(type)) ? [] : name
  })
  expect(unheard).toEqual([])
})

test('a workflow that the tables tell of is among what its module finds open', () => {
  const told = work.flatMap(([, module]) =>
    Object.entries(module.workflows ?? {}).flatMap(([type, noticed]) => (noticed === 'open' ? type : [])),
  )
  const found = work.flatMap(([, { open }]) => open?.(kernel, temporal).map(({ type }) => type) ?? [])
  // The sweep itself holds messages against their workflows.
  expect(new Set(told)).toEqual(new Set([...found.filter((type) => type !== 'end'), 'deliverMessage']))
})

test('a checkpoint has one reactor', () => {
  const named = work.flatMap(([, { reactors }]) => Object.keys(reactors?.(kernel, temporal) ?? {}))
  expect([...named, 'ends', 'processes', 'tells'].toSorted()).toEqual(CHECKPOINTS)
})
