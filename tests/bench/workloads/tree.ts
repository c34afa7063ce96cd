import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { clockOf } from '../../../backend/kernel/clock.ts'
import { ImportRow, People, PEOPLE_PAGE } from '../../../backend/modules/records/contract.ts'
import { peopleOf } from '../../../backend/modules/records/queries/people.ts'
import { until } from '../../kill/until.ts'
import type { Figure } from '../figures.ts'
import type { House } from '../house.ts'
import { listed, statementOf } from '../listed.ts'
import { rawInserts } from '../rawInserts.ts'
import { sizeIn, type Rounds } from '../rounds.ts'
import { sendingAs } from '../sending.ts'
import { writeGenerated } from '../tree/generated.ts'

const PEOPLE = 10_000
const FEW = 200
const READERS = 8
const SEED = 17
/** How long an import may take here until it is no result. */
const PATIENCE_MS = 900_000

const generated = async (people: number): Promise<Buffer> => {
  const folder = mkdtempSync(join(tmpdir(), 'everhearth-tree-'))
  try {
    const file = join(folder, 'tree.ged')
    await writeGenerated(file, people, SEED)
    return readFileSync(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
const seconds = (from: number): number => (performance.now() - from) / 1_000

/** P17: a file of 10,000 people is brought into a tree, taken out again, and its list is read. One round of each but the list. */
export const p17 = async (house: House, rounds: Rounds): Promise<Figure[]> => {
  const { browser, databaseUrl } = house
  const n = sizeIn(rounds, PEOPLE, FEW)
  const bytes = await generated(n)
  const raw = await rawInserts(databaseUrl)
  const bare = (await raw.run(rounds.ms)).perSecond
  await raw.stop()

  const [treeId, importId] = [randomUUID(), randomUUID()]
  const path = `/api/trees/${treeId}`
  const read = async (address: string) => JSON.parse((await browser.ask('GET', address)).body) as unknown
  const importIn = (state: ImportRow['state']) =>
    until(`an import that is ${state}`, PATIENCE_MS, async () => {
      const row = v.parse(ImportRow, await read(`${path}/imports/${importId}`))
      return row.state === state ? row : undefined
    })
  await browser.ask('POST', '/api/trees', { treeId, title: 'Measured' })

  const began = performance.now()
  const itemId = await sendingAs(house).send(bytes, 'application/octet-stream')
  await browser.ask('POST', `${path}/imports`, { importId, itemId })
  const { records } = await importIn('read')
  const applied = performance.now()
  await browser.ask('POST', `${path}/imports/${importId}/apply`, {})
  await importIn('finished')
  const rate = records / seconds(applied)
  await until('the whole list', PATIENCE_MS, async () =>
    v.parse(People, await read(`${path}/people`)).n === n ? true : undefined,
  )
  const usable = seconds(began)

  const exporting = performance.now()
  const { body } = await browser.ask('GET', `${path}/exports/everything-70`)
  const exported = seconds(exporting)
  if (body.split('\n').filter((line) => line.endsWith(' INDI')).length !== n) throw new Error('Not everybody came out')

  const one = (what: string, unit: string, value: number): Figure => ({ id: 'P17', what, unit, values: [value] })
  return [
    one(`${n} people, file to list`, 's', usable),
    one('records a second ÷ bare single-row durable inserts', '', rate / bare),
    one('export of everything', 's', exported),
    ...(await listed(house, rounds, {
      id: 'P17',
      path: `${path}/people`,
      readers: READERS,
      statement: await statementOf((fake) =>
        peopleOf({ db: fake.db, clock: clockOf(house.dayMs) }, treeId, 'full', { find: '', only: 'all', from: '' }),
      ),
      requireWhole: (answer) => {
        const { length } = v.parse(People, answer).people
        if (length !== Math.min(n, PEOPLE_PAGE)) throw new Error(`${length} rows`)
      },
    })),
  ]
}
