import { MOST_PARTNERS } from '../contract/bounds.ts'
import type { Structure } from '../events.ts'
import { linksIn } from '../lenses/links.ts'
import { editedBy, refuse, requireOpen, type As, type Decide } from './guards.ts'

/** How someone stands in a family. Which of the two slots a partner has says nothing of their sex. */
export type Joining = {
  readonly xref: string
  readonly role: 'partner' | 'child'
  /** Whether it would make someone their own ancestor; the tree knows. */
  readonly isCycle: boolean
}

const slotOf = (taken: readonly string[]): string => (taken.includes('HUSB') ? 'WIFE' : 'HUSB')

/** Puts someone into a family: the one append that a link between people is. */
export const joinFamily =
  ({ xref, role, isCycle }: Joining, as: As): Decide =>
  (state) => {
    requireOpen(state, as)
    const { root, next } = state
    const links = linksIn(root, 0)
    if (links.some((link) => link.xref === xref && link.role === role))
      throw refuse(role === 'child' ? 'already-child' : 'already-partner')
    if (isCycle || links.some((link) => link.xref === xref)) throw refuse('cycle')
    const partners = root.children.filter(({ tag }) => tag === 'HUSB' || tag === 'WIFE')
    if (role === 'partner' && partners.length >= MOST_PARTNERS) throw refuse('family-full')
    const tag = role === 'child' ? 'CHIL' : slotOf(partners.map((partner) => partner.tag))
    const last = root.children.findLastIndex(
      (child) => child.tag === tag || (role === 'partner' && child.tag === 'HUSB'),
    )
    const at = last === -1 ? (role === 'partner' ? 0 : root.children.length) : last + 1
    const node = { tag, pointer: xref, id: next, children: [] }
    return editedBy(state, [{ op: 'add', under: root.id, at, node }])
  }

/** Takes someone out of a family. */
export const leaveFamily =
  ({ xref }: { readonly xref: string }, as: As): Decide =>
  (state) => {
    requireOpen(state, as)
    return editedBy(
      state,
      linksIn(state.root, 0).flatMap((link) =>
        link.xref === xref ? [{ op: 'remove' as const, id: link.nodeId }] : [],
      ),
    )
  }

/** A family with these partners and children. */
export const familyNode = (
  xref: string,
  { partners, children }: { readonly partners: readonly string[]; readonly children: readonly string[] },
): Structure => ({
  tag: 'FAM',
  xref,
  dialect: '70',
  children: [
    ...partners
      .slice(0, MOST_PARTNERS)
      .map((pointer, n) => ({ tag: n === 0 ? 'HUSB' : 'WIFE', pointer, children: [] })),
    ...children.map((pointer) => ({ tag: 'CHIL', pointer, children: [] })),
  ],
})
