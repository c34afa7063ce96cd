import { may, type FamilyRole } from '../../kernel/identity/roles.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Shareable } from '../../kernel/process/shareable.ts'
import type { Thing } from './events.ts'
import type { Share } from './share.ts'

/** One of a link's things, and its kind while a visitor may see it. */
export type Shown = { readonly thing: Thing; readonly kind: Shareable | undefined }

/** Links to one's own things are the right of whoever may add; links to others' things, of whoever may invite. */
export const mayLink = (role: FamilyRole, isOwn: boolean): boolean => may(role, isOwn ? 'add' : 'invite')

/**
 * The things of a link that a visitor may see, found anew at each request: the link's maker must be a member who could
 * make it now, and the thing must be there and may leave the family. Events that end links would make each module know of
 * them, and one that comes late leaves a link open.
 */
export const visibilityOf = (kernel: Kernel, kinds: readonly Shareable[]) => {
  const kindOf = new Map(kinds.map((each) => [each.kind, each]))

  const shared = async (
    { familyId, contributorId }: Pick<Share, 'familyId' | 'contributorId'>,
    role: FamilyRole,
    { kind: name, id }: Thing,
  ): Promise<Shareable | undefined> => {
    const kind = kindOf.get(name)
    const standing = await kind?.standingOf(kernel, id, familyId)
    if (!kind || !standing?.mayShare) return undefined
    return mayLink(role, standing.contributorId === contributorId) ? kind : undefined
  }
  /** The role of whoever made it; undefined where they are no member any more. */
  const roleOf = ({ familyId, contributorId }: Share): Promise<FamilyRole | undefined> =>
    kernel.membership.roleIn(familyId, contributorId)

  /** A link's things in their order; nothing where none of them is shared any more. */
  const shownOf = async (share: Share): Promise<readonly Shown[]> => {
    const role = await roleOf(share)
    if (role === undefined) return []
    const shown = await Promise.all(
      share.things.map(async (thing) => ({ thing, kind: await shared(share, role, thing) })),
    )
    return shown.some(({ kind }) => kind) ? shown : []
  }
  return { kindOf, shownOf }
}
