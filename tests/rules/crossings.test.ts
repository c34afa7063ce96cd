import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { crossedBy, ownerOf } from './crossing.ts'
import { crossings } from './crossings.ts'
import { sources } from './cruise.ts'
import { tablesIn, tablesOf } from './tables.ts'
import { sqlIn } from './texts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const IS_READ = /^(?:backend|projections|workflows)\/(?!.*(?:\.test\.ts$|\/testing\/))/u

const found = (): Record<string, string> => {
  const tables = tablesIn(root)
  const all = new Map<string, Set<string>>()
  for (const file of sources(root).filter((path) => IS_READ.test(path)))
    for (const text of sqlIn(root, file))
      for (const [table, columns] of crossedBy(ownerOf(file), text, tables)) {
        const crossing = `${ownerOf(file)} -> ${table}`
        all.set(crossing, new Set([...(all.get(crossing) ?? []), ...columns]))
      }
  return Object.fromEntries([...all].map(([crossing, columns]) => [crossing, [...columns].toSorted().join(' ')]))
}

test('modules meet in SQL where the list says so, in these columns, and nowhere else', () =>
  expect(found()).toEqual(crossings))

test('the list is sorted', () => expect(Object.keys(crossings)).toEqual(Object.keys(crossings).toSorted()))

const MADE = `
  create table people.people (id uuid primary key, name text, -- as, it is, shown
    price numeric(8, 2) not null, primary key (id));
  alter table people.people add column zone text, drop column price;`
const QUERY = `select p.name, zone, t.id from things.things t join people.people p on p.id = t.owner_id where t.at > 'price'`
const columnsIn = (...migrations: string[]) => [
  ...(crossedBy('things', QUERY, tablesOf(migrations)).get('people.people') ?? []),
]

test('a text of one module names columns of another’s table, by an alias or alone', () =>
  expect(columnsIn(MADE)).toEqual(['name', 'zone', 'id']))

test('a column that was renamed or dropped is not named any more', () => {
  expect(columnsIn(MADE, 'alter table people.people rename column zone to place;')).toEqual(['name', 'id'])
  expect(columnsIn(MADE, 'alter table people.people drop zone;')).toEqual(['name', 'id'])
})

test('a module’s own tables are no crossing', () =>
  expect([...crossedBy('people', QUERY, tablesOf([MADE])).keys()]).toEqual([]))

test('a change of a table that this reading does not know is not passed over', () =>
  expect(() => tablesOf([MADE, 'alter table people.people set schema else;'])).toThrow('set schema'))
