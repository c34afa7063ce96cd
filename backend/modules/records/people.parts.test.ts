import { afterAll, beforeAll, expect, test } from 'vitest'
import { householdIn, startHouse, type Household } from '../../../tests/household/household.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { newId } from '../../kernel/ids.ts'
import { treesIn } from './testing/house.ts'

let server: TestServer
let house: Household
let trees: ReturnType<typeof treesIn>
beforeAll(async () => {
  server = await startHouse()
  await server.kernel.blobs.ready()
  house = householdIn(server)
  trees = treesIn(server.kernel, house)
})
afterAll(() => server.stop())

const namesIn = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name)

test('someone is added with what is known, and stands in the list and on their page', async () => {
  const ana = await house.author({ name: 'Ana' })
  const treeId = await trees.tree(ana)
  const id = await trees.add(ana, treeId, {
    sex: 'F',
    born: 'about 1931',
    bornAt: 'Gloucester',
    died: '2019',
    hasDied: true,
  })
  const { people, n } = await trees.people(ana, treeId)
  expect({ people, n }).toMatchObject({
    n: 1,
    people: [
      {
        id,
        name: 'Ruth Hale',
        birth: 'ABT 1931',
        birthPlace: 'Gloucester',
        death: '2019',
        diedIn: 2019,
        isLiving: false,
      },
    ],
  })
  const page = await trees.person(ana, treeId, id)
  expect(page.facts.map(({ tag, date, place }) => [tag, date, place])).toEqual([
    ['BIRT', 'ABT 1931', 'Gloucester'],
    ['DEAT', '2019', ''],
  ])
  expect(page).toMatchObject({
    given: 'Ruth',
    surname: 'Hale',
    mayChange: true,
    changes: [{ kind: 'added', by: 'Ana' }],
  })
  expect(page.gedcom).toContain('1 NAME Ruth /Hale/\n')
})

test('people are found by any of their words, without case and marks, and come in pages', async () => {
  const ana = await house.author()
  const treeId = await trees.tree(ana)
  await trees.add(ana, treeId, { given: 'Zoë', surname: 'Müller' })
  await trees.add(ana, treeId, { given: 'Ruth', surname: 'Hale' })
  await trees.add(ana, treeId, { given: '', surname: '', born: '1850' })
  const found = async (query: string) => namesIn((await trees.people(ana, treeId, query)).people)
  expect(await found('')).toEqual(['Ruth Hale', 'Zoë Müller', ''])
  expect(await found('?find=muller%20zoe')).toEqual(['Zoë Müller'])
  expect(await found('?find=%25')).toHaveLength(3)
  expect(await found('?only=dead')).toEqual([''])
  expect(await found('?only=unconnected')).toHaveLength(3)
})

test('parents, partners and children are one append on their family each', async () => {
  const ana = await house.author()
  const treeId = await trees.tree(ana)
  const ruth = await trees.add(ana, treeId)
  for (const [kin, given] of [
    ['parent', 'Joseph'],
    ['parent', 'Margaret'],
    ['sibling', 'Thomas'],
    ['partner', 'Karl'],
    ['child', 'Mia'],
  ] as const)
    expect(await trees.relate(ana, treeId, ruth, kin, { given })).toMatchObject({ status: 201 })
  const { parents, families } = await trees.person(ana, treeId, ruth)
  expect(parents.map(({ partners, children }) => [namesIn(partners), namesIn(children)])).toEqual([
    [
      ['Joseph', 'Margaret'],
      ['Ruth Hale', 'Thomas'],
    ],
  ])
  expect(families.map(({ partners, children }) => [namesIn(partners), namesIn(children)])).toEqual([
    [['Ruth Hale', 'Karl'], ['Mia']],
  ])
})

test('nobody becomes their own ancestor', async () => {
  const ana = await house.author()
  const treeId = await trees.tree(ana)
  const ruth = await trees.add(ana, treeId)
  await trees.relate(ana, treeId, ruth, 'child', { given: 'Mia' })
  const [child] = (await trees.person(ana, treeId, ruth)).families[0]?.children ?? []
  const sent = { kin: 'child', newFamilyId: newId(), person: { is: 'known', personId: ruth } }
  const path = `/api/trees/${treeId}/records/${child?.id ?? ''}/relatives`
  expect(await ana.browser.ask('POST', path, sent)).toMatchObject({ status: 409, json: { code: 'cycle' } })
  const self = { ...sent, person: { is: 'known', personId: child?.id } }
  expect(await ana.browser.ask('POST', path, self)).toMatchObject({ status: 409, json: { code: 'same-person' } })
})

test('a slip is undone, however much was changed elsewhere since', async () => {
  const ana = await house.author()
  const treeId = await trees.tree(ana)
  const id = await trees.add(ana, treeId, { born: '1931' })
  const { facts } = await trees.person(ana, treeId, id)
  const birth = facts[0]?.nodeId ?? 0
  expect(await trees.change(ana, treeId, id, 'PATCH', `facts/${birth}`, { date: '1913' })).toMatchObject({
    status: 200,
  })
  await trees.change(ana, treeId, id, 'POST', 'nodes/0/notes', { text: 'She sang.' })
  const [, slip] = (await trees.person(ana, treeId, id)).changes
  expect(slip).toMatchObject({ kind: 'edited', revision: 1, canUndo: true })
  expect(await ana.browser.ask('POST', `/api/trees/${treeId}/records/${id}/undo`, { revision: 1 })).toMatchObject({
    status: 200,
  })
  const page = await trees.person(ana, treeId, id)
  expect(page).toMatchObject({ birth: '1931', notes: [{ text: 'She sang.' }] })
  expect(page.changes.find(({ revision }) => revision === 1)).toMatchObject({ canUndo: false })
})

test('of two edits of one record the second is told that it is late', async () => {
  const ana = await house.author()
  const treeId = await trees.tree(ana)
  const id = await trees.add(ana, treeId)
  const path = `/api/trees/${treeId}/records/${id}/name`
  const rename = (given: string) => ana.browser.ask('PUT', path, { given, surname: 'Hale' }, { 'If-Match': '"0"' })
  expect(await rename('Ruth Ann')).toMatchObject({ status: 200 })
  expect(await rename('Ruta')).toMatchObject({ status: 412, json: { code: 'stale' } })
  expect((await trees.person(ana, treeId, id)).name).toBe('Ruth Ann Hale')
})

test('whom others point to is removed with those links, or not at all', async () => {
  const ana = await house.author()
  const treeId = await trees.tree(ana)
  const ruth = await trees.add(ana, treeId)
  await trees.relate(ana, treeId, ruth, 'child', { given: 'Mia' })
  const path = `/api/trees/${treeId}/records/${ruth}`
  expect(await ana.browser.ask('DELETE', path, {})).toMatchObject({ status: 409, json: { code: 'in-use' } })
  expect(await ana.browser.ask('DELETE', `${path}?links=drop`, {})).toMatchObject({ status: 200 })
  expect(namesIn((await trees.people(ana, treeId)).people)).toEqual(['Mia'])
  await ana.browser.ask('POST', `${path}/restore`, {})
  expect(namesIn((await trees.people(ana, treeId)).people)).toHaveLength(2)
})

test('a fact is cited by the second of a recording', async () => {
  const ana = await house.author()
  const treeId = await trees.tree(ana)
  const id = await trees.add(ana, treeId, { born: '1931' })
  const { facts } = await trees.person(ana, treeId, id)
  const itemId = await trees.file(ana)
  await trees.change(ana, treeId, id, 'POST', `nodes/${facts[0]?.nodeId ?? 0}/sources`, {
    itemId,
    page: 'Ruth said it',
    seconds: 751,
  })
  const page = await trees.person(ana, treeId, id)
  expect(page.facts[0]?.sources).toMatchObject([{ page: 'Ruth said it', itemId, seconds: 751 }])
})

test('an empty tree begins with whoever asks and the relatives whom the family has named', async () => {
  const ana = await house.author({ name: 'Ana Hale' })
  const treeId = await trees.tree(ana)
  const named = async (name: string, kin: string, hasDied: boolean) => {
    const relativeId = newId()
    await ana.browser.ask('POST', '/api/relatives', { relativeId, name, sex: 'male', hasDied })
    await ana.browser.ask('PUT', '/api/kin', { from: relativeId, to: ana.id, kin })
    return relativeId
  }
  const joseph = await named('Joseph Hale', 'parent', true)
  await named('Thomas Hale', 'sibling', false)
  const begin = () => ana.browser.ask('POST', `/api/trees/${treeId}/begin`, {})
  const { json } = await begin()
  const page = await trees.person(ana, treeId, (json as { id: string }).id)
  expect(page).toMatchObject({ name: 'Ana Hale', relativeId: ana.id })
  expect(page.parents.map(({ partners, children }) => [partners, children])).toMatchObject([
    [
      [{ name: 'Joseph Hale', sex: 'M', relativeId: joseph, isLiving: false }],
      [{ name: 'Ana Hale' }, { name: 'Thomas Hale' }],
    ],
  ])
  expect((await begin()).status).toBe(201)
  expect((await trees.people(ana, treeId)).n).toBe(3)
})

test('a tree that has people is begun by nobody', async () => {
  const ana = await house.author()
  const treeId = await trees.tree(ana)
  await trees.add(ana, treeId)
  const { status, json } = await ana.browser.ask('POST', `/api/trees/${treeId}/begin`, {})
  expect({ status, json }).toMatchObject({ status: 409, json: { code: 'tree-has-people' } })
})

test('another family’s tree and its people are not there', async () => {
  const [ana, ben] = [await house.author(), await house.author()]
  const treeId = await trees.tree(ana)
  const id = await trees.add(ana, treeId)
  const own = await trees.tree(ben)
  for (const path of [
    `${treeId}/people`,
    `${treeId}/records/${id}`,
    `${treeId}/history`,
    `${own}/records/${id}`,
    `${treeId}/imports`,
    `${treeId}/exports/everything-70`,
  ])
    expect(await ben.browser.ask('GET', `/api/trees/${path}`)).toMatchObject({ status: 404 })
})

test('a plan’s people are counted over all trees of a family', async () => {
  const ana = await house.author()
  const treeId = await trees.tree(ana)
  await trees.add(ana, treeId)
  const { kernel } = server
  const used = kernel.uses.filter(({ limit }) => limit === 'treePersons')
  expect(await Promise.all(used.map(({ count }) => count(kernel, ana.id)))).toEqual([1])
})
