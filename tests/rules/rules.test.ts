import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { circlesOf } from './circles.ts'
import { cruise, sources } from './cruise.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const missing = (all: readonly string[], read: readonly string[]) =>
  all.filter((path) => existsSync(join(root, path)) && !read.includes(path))

const { read, violations: broken, imports, values } = cruise(root)

test('the tree keeps every rule, and the check has read each of its files', () => {
  expect(broken).toEqual([])
  expect(missing(sources(root), read)).toEqual([])
})

const MOST_IN_A_CIRCLE = 20
const ofWeb = (all: typeof imports) => new Map([...all].filter(([file]) => file.startsWith('web/')))

test('the web has no circle of more than 20 files, late imports and types among them', () => {
  expect(circlesOf(ofWeb(imports)).filter(({ length }) => length > MOST_IN_A_CIRCLE)).toEqual([])
})

test('links that know a page are such a circle', () => {
  const knowing = [...(imports.get('web/app/paths.ts') ?? []), 'web/app/modules.ts']
  const [largest] = circlesOf(ofWeb(new Map([...imports, ['web/app/paths.ts', knowing]])))
  expect(largest?.length).toBeGreaterThan(MOST_IN_A_CIRCLE)
})

test('files that lead to each other are one circle, and a way out of it is none', () => {
  const ways = { a: ['b', 'd'], b: ['c'], c: ['a'], d: ['e', 'elsewhere'], e: ['d'], f: ['a'] }
  const circles = circlesOf(new Map(Object.entries(ways)))
  expect(circles.map((files) => files.toSorted())).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ])
})

test('what workflows share runs the SDK of workflows alone', () => {
  const workflows = [...values.keys()].filter((file) =>
    /^workflows\/[^/]+\/(?:workflow|[a-z]+Workflow)\.ts$/.test(file),
  )
  const shared = new Set(
    workflows.flatMap((file) => values.get(file) ?? []).filter((file) => !file.includes('node_modules')),
  )
  expect(shared.size).toBeGreaterThan(0)
  const beyond = [...shared].flatMap((file) => values.get(file) ?? []).filter((file) => !shared.has(file))
  expect(beyond.filter((file) => !/node_modules\/@temporalio\/(?:workflow|common)\//.test(file))).toEqual([])
})

/** One forbidden import for each rule: the file it is added to, and what it imports. */
const mutations: Readonly<Record<string, readonly [file: string, imported: string]>> = {
  'delivery-knows-no-plan': ['backend/modules/deliveries/delivery.ts', '../billing/events.ts'],
  'contract-is-a-leaf': ['backend/modules/messages/contract.ts', './events.ts'],
  'contract-parts-are-leaves': ['backend/modules/messages/contract/draft.ts', '../events.ts'],
  'events-are-a-leaf': ['backend/modules/messages/events.ts', './message.ts'],
  'decisions-are-pure': ['backend/modules/messages/decide/cancel.ts', 'node:fs'],
  'decisions-read-nothing': ['backend/modules/life/decide/wait.ts', '../hold.ts'],
  'readings-are-leaves': ['backend/modules/messages/reading.ts', '../recipients/events.ts'],
  'readings-read-nothing': ['backend/modules/life/reading.ts', './queries.ts'],
  'modules-meet-in-events': ['backend/modules/messages/routes.ts', '../recipients/queries.ts'],
  'module-shapes-are-listed': ['backend/main.ts', './modules/reviews/module.ts'],
  'lists-are-for-roots': ['backend/modules/messages/routes.ts', '../index.ts'],
  'ingredients-stand-alone': ['backend/modules/recipes/ingredients/units.ts', '../events.ts'],
  'gedcom-stands-alone': ['backend/modules/records/gedcom/node.ts', '../../../kernel/clock.ts'],
  'backend-looks-inward': ['backend/modules/messages/routes.ts', '../../../projections/modules.ts'],
  'kernel-knows-no-module': ['backend/kernel/clock.ts', '../modules/messages/message.ts'],
  'projections-read-events': ['projections/messages/contents.ts', '../../backend/modules/messages/next.ts'],
  'workflows-stay-home': ['workflows/messages/activities.ts', '../../backend/modules/recipients/queries.ts'],
  'workflow-is-deterministic': ['workflows/messages/workflow.ts', './activities.ts'],
  'stack-stands-alone': ['stack/start.ts', '../backend/kernel/clock.ts'],
  'nobody-imports-the-stack': ['workflows/bundles.ts', '../stack/failure.ts'],
  'event-node-is-an-island': ['stack/event-node/settings.ts', '../failure.ts'],
  'nobody-imports-the-event-node': ['stack/start.ts', './event-node/settings.ts'],
  'web-imports-contracts': ['web/app/http.ts', '../../backend/modules/messages/message.ts'],
  'web-modules-are-strangers': ['web/modules/site/strings.ts', '../messages/strings.ts'],
  'ui-knows-no-module': ['web/ui/clock.ts', '../app/paths.ts'],
  'one-event-store-client': ['backend/kernel/clock.ts', '@eventstore/db-client'],
  'the-bench-stays-apart': ['tests/run/printed.ts', '../bench/figures.ts'],
  'specs-play-slowed': ['tests/journeys/drafts.spec.ts', '@playwright/test'],
  'no-cycles': ['backend/kernel/errors.ts', './log/load.ts'],
}

/** Thousands of files, on a machine that is busy with everything else. */
const COPY_MS = 60_000
let copy = ''
beforeAll(() => {
  // Inside the project, so that its node_modules are found.
  mkdirSync(join(root, '.data'), { recursive: true })
  copy = mkdtempSync(join(root, '.data', 'rules-'))
  for (const path of [...sources(root), 'package.json', 'tsconfig.json', '.dependency-cruiser.mjs']) {
    if (!existsSync(join(root, path))) continue
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    cpSync(join(root, path), join(copy, path))
  }
}, COPY_MS)
afterAll(() => rmSync(copy, { recursive: true, force: true }), COPY_MS)

test('there is a forbidden import for each rule', async () => {
  const path = '../../.dependency-cruiser.mjs'
  const { default: config } = (await import(path)) as { default: { forbidden: { name: string }[] } }
  expect(Object.keys(mutations).toSorted()).toEqual(config.forbidden.map(({ name }) => name).toSorted())
})

test('each rule fails by its name when its forbidden import is added', () => {
  const before = Object.values(mutations).map(([file]) => [file, readFileSync(join(copy, file), 'utf8')] as const)
  for (const [file, imported] of Object.values(mutations)) {
    const path = join(copy, file)
    writeFileSync(path, `import ${JSON.stringify(imported)}\n${readFileSync(path, 'utf8')}`)
  }
  const { violations } = cruise(copy)
  for (const [file, text] of before) writeFileSync(join(copy, file), text)
  for (const [rule, [file]] of Object.entries(mutations))
    expect(violations.some((violation) => violation.startsWith(`${rule}: ${file}`))).toBe(true)
}, 300_000)
