import type { Kernel } from '../../kernel/kernel.ts'
import type { Numbered } from './events.ts'
import type { GedcomNode } from './gedcom/node.ts'
import { writeTree, type Profile, type Written } from './gedcom/writing/write.ts'
import type { Sight } from './queries/sight.ts'
import { kindsIn, madeHere, recordsIn, removedFrom } from './queries/whole.ts'
import { maskedIn, shared } from './share.ts'
import { plainOf } from './structure.ts'

/** @number of our exports, which their header names */
const VERSION = '1.0'

type Links = Awaited<ReturnType<typeof madeHere>>

/** Without links to what was taken out of the tree. */
const withoutGone = (node: GedcomNode, gone: ReadonlySet<string>): GedcomNode => ({
  ...node,
  children: node.children
    .filter(({ pointer }) => pointer === undefined || !gone.has(pointer))
    .map((child) => withoutGone(child, gone)),
})

/** A record as a file has it: what was linked here stands in the records of people, too. */
const wholeOf = (root: Numbered, links: Links): GedcomNode => {
  const plain: GedcomNode = plainOf(root)
  if (root.tag !== 'INDI' || root.xref === undefined) return plain
  const made = (links.get(root.xref) ?? [])
    .map(({ family, role }) => ({ tag: role === 'child' ? 'FAMC' : 'FAMS', pointer: family, children: [] }))
    .filter((link) => !plain.children.some(({ tag, pointer }) => tag === link.tag && pointer === link.pointer))
  return made.length === 0 ? plain : { ...plain, children: [...plain.children, ...made] }
}

/**
 * Writes a tree as a file, piece by piece.
 * @param sight `masked` leaves of the living nothing but that they are there
 */
export async function* treeAsFile(
  kernel: Pick<Kernel, 'db' | 'clock' | 'settings'>,
  treeId: string,
  profile: Profile,
  sight: Sight = 'full',
): AsyncGenerator<string, Written> {
  const [kinds, links, gone, masked] = await Promise.all([
    kindsIn(kernel, treeId),
    madeHere(kernel, treeId),
    removedFrom(kernel, treeId),
    sight === 'masked' ? maskedIn(kernel, treeId) : undefined,
  ])
  const head = await headOf(kernel, treeId)
  async function* records() {
    for await (const { id, root } of recordsIn(kernel, treeId)) {
      if (root.tag === 'HEAD') continue
      const whole = gone.size === 0 ? wholeOf(root, links) : withoutGone(wholeOf(root, links), gone)
      const seen = masked ? shared(whole, id, masked) : whole
      if (seen) yield seen
    }
  }
  const { productName: product } = kernel.settings
  const writer = { product, version: VERSION, day: kernel.clock.now().slice(0, 10) }
  const from = head?.dialect ?? '70'
  const shown = masked ? undefined : head && plainOf(head)
  return yield* writeTree(profile, { dialect: from, head: shown, records: records(), kinds }, writer)
}

/** The header with which the file of a tree came. */
const headOf = async (kernel: Pick<Kernel, 'db'>, treeId: string): Promise<Numbered | undefined> => {
  for await (const { root } of recordsIn(kernel, treeId)) {
    if (root.tag === 'HEAD') return root
  }
  return undefined
}
