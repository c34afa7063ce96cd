import { Refused } from '../../../kernel/errors.ts'
import type { AddFact, AddNote, ChangeFact, CiteSource } from '../contract/commands.ts'
import type { Edit, Numbered, Structure } from '../events.ts'
import { writtenDate } from '../lenses/dates.ts'
import { ITEM_TAG, SECOND_TAG } from '../lenses/tags.ts'
import { childOf, nodeIn, numbered, placeIn } from '../structure.ts'
import { editedBy, requireOpen, type As, type Decide } from './guards.ts'

type Dialect = '551' | '70'

/** In which dialect a structure of a record is written: its own, else that of the one above it. */
const dialectOf = (root: Numbered, id: number): Dialect => {
  for (let at: number | undefined = id; at !== undefined; at = placeIn(root, at)?.above.id) {
    const dialect = nodeIn(root, at)?.dialect
    if (dialect !== undefined) return dialect
  }
  return '70'
}

/** What is new is written as GEDCOM 7, and says so where the record is not. */
const fresh = (root: Numbered, under: number, structure: Structure, next: number): Numbered =>
  numbered(dialectOf(root, under) === '70' ? structure : { ...structure, dialect: '70' }, next).node

const leaf = (tag: string, payload: string): Structure => ({ tag, payload, children: [] })
const dateNode = (text: string): Structure => {
  const { payload, phrase } = writtenDate(text, '70')
  return {
    tag: 'DATE',
    ...(payload !== '' && { payload }),
    children: phrase === undefined ? [] : [leaf('PHRASE', phrase)],
  }
}

/** Tags whose bare structure says nothing in GEDCOM: what happened without a date or a place is said by `Y`. */
const SAID_BY_Y = new Set(['BIRT', 'CHR', 'DEAT', 'BURI', 'CREM', 'MARR', 'DIV', 'ADOP', 'BAPM', 'ENGA'])

export const factNode = ({ tag, type, value, date, place }: AddFact): Structure => {
  const children = [
    ...(type === '' ? [] : [leaf('TYPE', type)]),
    ...(date === '' ? [] : [dateNode(date)]),
    ...(place === '' ? [] : [leaf('PLAC', place)]),
  ]
  const payload = value !== '' ? value : children.length === 0 && SAID_BY_Y.has(tag) ? 'Y' : undefined
  return { tag, ...(payload !== undefined && { payload }), children }
}

export const addFact =
  (fact: AddFact, as: As): Decide =>
  (state) => {
    requireOpen(state, as)
    const { root, next } = state
    const last = root.children.findLastIndex(({ tag }) => tag === fact.tag)
    const at = last === -1 ? root.children.length : last + 1
    return editedBy(state, [{ op: 'add', under: root.id, at, node: fresh(root, root.id, factNode(fact), next) }])
  }

/** A structure of the record, other than the record itself. */
const requireNode = (root: Numbered, id: number): Numbered => {
  const node = id === root.id ? undefined : nodeIn(root, id)
  if (!node) throw new Refused('not-found')
  return node
}

/** Changes what a fact says; its notes, sources and whatever else a file brought stay below it. */
export const changeFact =
  (nodeId: number, { type, value, date, place }: ChangeFact, as: As): Decide =>
  (state) => {
    requireOpen(state, as)
    const { root } = state
    const fact = requireNode(root, nodeId)
    let { next } = state
    const edits: Edit[] = []
    const put = (node: Structure, at: number) => {
      const added = fresh(root, fact.id, node, next)
      next += 1 + added.children.length
      edits.push({ op: 'add', under: fact.id, at, node: added })
    }
    const part = (tag: string, text: string | undefined) => {
      if (text === undefined) return
      const known = childOf(fact, tag)
      if (known && text === '') edits.push({ op: 'remove', id: known.id })
      else if (known && (known.payload ?? '').trim() !== text) edits.push({ op: 'set', id: known.id, payload: text })
      else if (!known && text !== '') put(leaf(tag, text), fact.children.length)
    }
    if (value !== undefined && value !== (fact.payload === 'Y' ? '' : (fact.payload ?? '')))
      edits.push({ op: 'set', id: fact.id, ...(value !== '' && { payload: value }), pointer: fact.pointer })
    part('TYPE', type)
    if (date !== undefined) edits.push(...dateEdits(root, fact, date, put))
    part('PLAC', place)
    return editedBy(state, edits)
  }

const dateEdits = (
  root: Numbered,
  fact: Numbered,
  text: string,
  put: (node: Structure, at: number) => void,
): readonly Edit[] => {
  const known = childOf(fact, 'DATE')
  if (!known) {
    if (text !== '') put(dateNode(text), 0)
    return []
  }
  if (text === '') return [{ op: 'remove', id: known.id }]
  if (text === (known.payload || childOf(known, 'PHRASE')?.payload)) return []
  const { payload, phrase } = writtenDate(text, dialectOf(root, known.id))
  const words = childOf(known, 'PHRASE')
  if (phrase !== undefined && !words) {
    // The words of a date stand below it: it is written anew.
    put(dateNode(text), fact.children.indexOf(known) + 1)
    return [{ op: 'remove', id: known.id }]
  }
  return [
    { op: 'set', id: known.id, ...(payload !== '' && { payload }) },
    ...(words && phrase === undefined ? [{ op: 'remove' as const, id: words.id }] : []),
    ...(words && phrase !== undefined ? [{ op: 'set' as const, id: words.id, payload: phrase }] : []),
  ]
}

/** Takes a structure out, with all that stands below it; it can be brought back from the history. */
export const removeNode =
  (nodeId: number, as: As): Decide =>
  (state) => {
    requireOpen(state, as)
    return editedBy(state, [{ op: 'remove', id: requireNode(state.root, nodeId).id }])
  }

export const addNote =
  (nodeId: number, { text }: AddNote, as: As): Decide =>
  (state) => {
    requireOpen(state, as)
    const { root, next } = state
    const under = nodeId === root.id ? root : requireNode(root, nodeId)
    const node = fresh(root, under.id, leaf('NOTE', text), next)
    return editedBy(state, [{ op: 'add', under: under.id, at: under.children.length, node }])
  }

/** Says where a fact, or the whole record, is known from. */
export const citeSource =
  (nodeId: number, { itemId, page, seconds }: CiteSource, as: As): Decide =>
  (state) => {
    requireOpen(state, as)
    const { root, next } = state
    const under = nodeId === root.id ? root : requireNode(root, nodeId)
    const item = itemId === undefined ? [] : [leaf(ITEM_TAG, itemId)]
    const second = seconds === undefined ? [] : [leaf(SECOND_TAG, String(seconds))]
    const said = page === '' ? [] : [leaf('PAGE', page)]
    const structure: Structure = { tag: 'SOUR', pointer: 'VOID', children: [...said, ...item, ...second] }
    const node = fresh(root, under.id, structure, next)
    return editedBy(state, [{ op: 'add', under: under.id, at: under.children.length, node }])
  }
