// Through: trees, records, shares, every route that answers
// Whoever lives is nobody’s to read about but their family’s: a crawler asks every route for all that it can name.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../backend/kernel/ids.ts'
import type { Browser } from '../../backend/kernel/testing/browser.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { treesIn } from '../../backend/modules/records/testing/house.ts'
import { linkedIn, PLANTED, planted } from '../../backend/modules/records/testing/living.ts'
import { householdIn, startHouse } from '../household/household.ts'
import { readRoutesOf } from './routes.ts'

let server: TestServer
let lived: Awaited<ReturnType<typeof livedIn>>
beforeAll(async () => {
  server = await startHouse()
  await server.kernel.blobs.ready()
  lived = await livedIn()
})
afterAll(() => server.stop())

/** A family with a tree that holds somebody who lives, and everything by which one could ask for them. */
const livedIn = async () => {
  const house = householdIn(server)
  const trees = treesIn(server.kernel, house)
  const ana = await house.author()
  const treeId = await trees.tree(ana)
  const importId = await trees.bring(ana, treeId, planted)
  const found = await Promise.all(['zelda', 'old'].map((name) => trees.people(ana, treeId, `?find=${name}`)))
  const [zelda = '', old = ''] = found.map(({ people }) => people[0]?.id ?? '')
  await ana.browser.ask('POST', `/api/trees/${treeId}/home`, { recordId: old })
  const { visitor, path } = await linkedIn(server, ana, old)
  const token = path.split('/').at(-1) ?? ''
  const values: Readonly<Record<string, readonly string[]>> = {
    tree: [treeId],
    record: [zelda, old],
    import: [importId],
    id: [zelda, treeId, importId, ana.id],
    token: [token],
    kind: ['branch', 'tree', 'record', 'users', 'stories', 'memories'],
    name: [`record-${zelda}`, `tree-${treeId}`, `gedimport-${importId}`, `account-${ana.id}`],
    variant: ['thumb', 'original'],
    profile: ['everything-7.0', 'share'],
  }
  const admin = await server.signedInAs(newId(), 'admin')
  const stranger = (await house.author()).browser
  return { ana, zelda, values, visitor, admin, stranger }
}

/** Each address of a route: where a name has no values of its own, the person who lives stands for it. */
const filled = (path: string): readonly string[] => {
  const name = /:(\w+)/.exec(path)?.[1]
  if (name === undefined) return [path]
  return (lived.values[name] ?? [lived.zelda]).flatMap((value) => filled(path.replace(`:${name}`, value)))
}
const addresses = (): readonly string[] => [
  ...readRoutesOf(server.kernel)
    .filter(({ path }) => !path.includes('/live'))
    .flatMap(({ path }) => filled(path.replaceAll(/[{}]/g, ''))),
  ...PLANTED.flatMap((word) => [`/api/search?q=${word}`, `/api/admin/users?find=${word}`]),
]

/** What somebody reads of the living, asked for every address, as the family's own pages ask. */
const readBy = async (browser: Browser): Promise<readonly string[]> => {
  const said = await Promise.all(
    addresses().map(async (path) => {
      const { status, json } = await browser.ask('GET', path, undefined, { 'X-Family': lived.ana.id })
      if (status >= 500) return [`${path} ${status}`]
      const text = typeof json === 'string' ? json : JSON.stringify(json ?? '')
      // What is asked for may be said back in a refusal.
      return status < 400 ? PLANTED.filter((word) => text.includes(word)).map((word) => `${path} ${word}`) : []
    }),
  )
  return said.flat()
}

describe('of the living nothing is read', () => {
  test.each([
    ['a guest', () => server.browser()],
    ['a visitor of a link', () => lived.visitor],
    ['somebody of another family', () => lived.stranger],
    ['staff', () => lived.admin],
  ])('by %s', async (_, browserOf) => {
    expect(await readBy(browserOf())).toEqual([])
  })

  test('and the family itself reads all of it', async () => {
    const said = await readBy(lived.ana.browser)
    expect(PLANTED.filter((word) => !said.some((line) => line.endsWith(` ${word}`)))).toEqual([])
  })
})
