import { expect } from 'vitest'
import * as v from 'valibot'
import type { Author, Household } from '../../../../tests/household/household.ts'
import * as workflows from '../../../../workflows/index.ts'
import { processing } from '../../../../workflows/kernel/process.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { itemsIn } from '../../items/testing/house.ts'
import { ChangedRecord, ImportRow, People, PersonDetail, type NewPerson } from '../contract.ts'

/** A file of a family tree with what other programs drop: a dual year, two births, an own tag, a note that goes on. */
export const FILE = `0 HEAD
1 SOUR PAF
2 VERS 5.2
1 GEDC
2 VERS 5.5.1
2 FORM LINEAGE-LINKED
1 CHAR UTF-8
0 @I1@ INDI
1 NAME Ruth /Hale/
2 _CALLED Ruthie
1 SEX F
1 BIRT
2 DATE 11 FEB 1731/32
2 PLAC Gloucester
1 BIRT
2 DATE ABT 1732
1 DEAT Y
1 FAMS @F1@
0 @I2@ INDI
1 NAME Zoë /Fen/
1 BIRT
2 DATE 1990
1 _CUSTOM kept
2 _DEEP as it is
0 @F1@ FAM
1 WIFE @I1@
1 CHIL @I2@
1 CHIL @I9@
0 @N1@ NOTE A long st
1 CONC ory
1 CONT that goes on
0 TRLR
`

/** Trees of a test's own, their people, and files that are brought into them. */
export const treesIn = (kernel: Kernel, house: Household) => {
  const { add: addItem, store } = itemsIn(kernel, house)

  const tree = async ({ browser }: Author, title = 'At the lake'): Promise<string> => {
    const treeId = newId()
    const { status } = await browser.ask('POST', '/api/trees', { treeId, title })
    expect(status).toBe(201)
    return treeId
  }
  const add = async ({ browser }: Author, treeId: string, person: Partial<NewPerson> = {}): Promise<string> => {
    const sent = { personId: newId(), given: 'Ruth', surname: 'Hale', ...person }
    const { status, json } = await browser.ask('POST', `/api/trees/${treeId}/people`, sent)
    expect({ status, json }).toMatchObject({ status: 201 })
    return v.parse(ChangedRecord, json).id
  }
  const relate = async ({ browser }: Author, treeId: string, id: string, kin: string, person: object) => {
    const sent = { kin, newFamilyId: newId(), person: { is: 'new', personId: newId(), surname: '', ...person } }
    return browser.ask('POST', `/api/trees/${treeId}/records/${id}/relatives`, sent)
  }
  const people = async ({ browser }: Author, treeId: string, query = '') =>
    v.parse(People, (await browser.ask('GET', `/api/trees/${treeId}/people${query}`)).json)
  const person = async ({ browser }: Author, treeId: string, id: string) =>
    v.parse(PersonDetail, (await browser.ask('GET', `/api/trees/${treeId}/records/${id}`)).json)
  /** A change of a record, on the version that it has. */
  const change = async (by: Author, treeId: string, id: string, method: string, part: string, body: object = {}) => {
    const { revision } = await person(by, treeId, id)
    return by.browser.ask(method, `/api/trees/${treeId}/records/${id}/${part}`, body, { 'If-Match': `"${revision}"` })
  }

  /** A file among the memories of the family. */
  const file = async (by: Author, bytes: Buffer | string = FILE): Promise<string> => {
    const mediaId = newId()
    const content = Buffer.from(bytes)
    const itemId = await addItem(by, { mediaId, text: '', title: '', name: 'tree.ged' })
    await store(by, itemId, mediaId, { bytes: content, mime: 'application/octet-stream' })
    return itemId
  }
  const importAt = async ({ browser }: Author, treeId: string, importId: string) =>
    v.parse(ImportRow, (await browser.ask('GET', `/api/trees/${treeId}/imports/${importId}`)).json)
  /** Does what an import owes, step by step, until it owes nothing. */
  const process = async (importId: string): Promise<void> => {
    const { loadPart, doStep } = processing(kernel, [workflows.records.process ?? []].flat())
    const of = { stream: `gedimport-${importId}`, part: '' }
    for (let { next } = await loadPart(of); next; { next } = await doStep(of, next));
    const { position } = (await kernel.store.read(of.stream)).at(-1) ?? { position: '0' }
    expect(await kernel.checkpointSignals.passed('records', position, 25_000)).toBe(true)
  }
  const begin = async (by: Author, treeId: string, bytes?: Buffer | string): Promise<string> => {
    const importId = newId()
    const itemId = await file(by, bytes)
    const { status } = await by.browser.ask('POST', `/api/trees/${treeId}/imports`, { importId, itemId })
    expect(status).toBe(201)
    return importId
  }
  /** Reads a file, and says what it would bring. */
  const read = async (by: Author, treeId: string, bytes?: Buffer | string): Promise<ImportRow> => {
    const importId = await begin(by, treeId, bytes)
    await process(importId)
    return importAt(by, treeId, importId)
  }
  const act = async ({ browser }: Author, treeId: string, importId: string, what: string) =>
    browser.ask('POST', `/api/trees/${treeId}/imports/${importId}/${what}`, {})
  /** Brings a file into a tree. */
  const bring = async (by: Author, treeId: string, bytes?: Buffer | string): Promise<string> => {
    const { id } = await read(by, treeId, bytes)
    expect(await act(by, treeId, id, 'apply')).toMatchObject({ status: 200 })
    await process(id)
    return id
  }
  /** A tree as a file of this form. */
  const download = async ({ browser }: Author, treeId: string, profile: string): Promise<string> => {
    const { status, json } = await browser.ask('GET', `/api/trees/${treeId}/exports/${profile}`)
    expect(status).toBe(200)
    return v.parse(v.string(), json)
  }
  return { tree, add, relate, people, person, change, file, begin, process, importAt, read, act, bring, download }
}
