import type { SetName, SetSex } from '../contract/commands.ts'
import type { Edit } from '../events.ts'
import { writtenName } from '../lenses/names.ts'
import { childOf } from '../structure.ts'
import { editedBy, requireOpen, type As, type Decide } from './guards.ts'

/** Changes the first name of a person; its pieces follow, and whatever else stands below it stays. */
export const setName =
  ({ given, surname }: SetName, as: As): Decide =>
  (state) => {
    requireOpen(state, as)
    const { root, next } = state
    const payload = writtenName({ given, surname })
    const name = childOf(root, 'NAME')
    if (!name) {
      if (payload === '') return []
      return editedBy(state, [
        { op: 'add', under: root.id, at: 0, node: { tag: 'NAME', payload, id: next, children: [] } },
      ])
    }
    const pieces: readonly (readonly [string, string])[] = [
      ['GIVN', given],
      ['SURN', surname],
    ]
    const edits: Edit[] = (name.payload ?? '') === payload ? [] : [{ op: 'set', id: name.id, payload }]
    for (const [tag, text] of pieces) {
      const piece = childOf(name, tag)
      if (!piece || (piece.payload ?? '') === text) continue
      edits.push(text === '' ? { op: 'remove', id: piece.id } : { op: 'set', id: piece.id, payload: text })
    }
    return editedBy(state, edits)
  }

export const setSex =
  ({ sex }: SetSex, as: As): Decide =>
  (state) => {
    requireOpen(state, as)
    const { root, next } = state
    const node = childOf(root, 'SEX')
    if (node) return editedBy(state, node.payload === sex ? [] : [{ op: 'set', id: node.id, payload: sex }])
    const names = root.children.findLastIndex(({ tag }) => tag === 'NAME')
    const added = { tag: 'SEX', payload: sex, id: next, children: [] }
    return editedBy(state, [{ op: 'add', under: root.id, at: names + 1, node: added }])
  }
