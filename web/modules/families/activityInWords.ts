import { roleNames } from '../../../backend/kernel/identity/roles.ts'
import type { Activity, FamilyView } from '../../../backend/modules/families/contract.ts'
import { strings } from './strings.ts'

/** Activities hold ids alone: here they get the names that the family has today. */
const nameIn = ({ members }: FamilyView, accountId: string | null): string =>
  members.find((member) => member.accountId === accountId)?.name ?? strings.former

const roleIn = ({ members }: FamilyView, accountId: string | null): string | undefined => {
  const role = members.find((member) => member.accountId === accountId)?.role
  return role && roleNames[role].toLowerCase()
}

type Sentence = (names: { readonly by: string; readonly who: string; readonly role: string | undefined }) => string

/** By the kind of what happened; what a later version of the server adds has no sentence here. */
const sentences: Readonly<Record<string, Sentence>> = {
  family_named: ({ by }) => `${by} gave the family its name.`,
  member_joined: ({ who }) => `${who} joined the family.`,
  member_left: ({ who }) => `${who} left the family.`,
  member_removed: ({ by, who }) => `${by} removed ${who}.`,
  role_changed: ({ by, who, role }) =>
    role === undefined
      ? `${by} changed what ${who} may do.`
      : `${by} changed the role of ${who}, who is a ${role} now.`,
  story_asked: ({ by }) => `${by} asked for a story.`,
  // Whoever tells one may have no account: who it was stands beside the story.
  story_told: () => 'A story was told.',
  story_removed: ({ by }) => `${by} removed a story.`,
  story_restored: ({ by }) => `${by} brought a story back.`,
  relative_added: ({ by }) => `${by} added a relative.`,
  relative_removed: ({ by }) => `${by} removed a relative.`,
  ownership_transferred: ({ who }) => `${who} took the family over.`,
  link_made: ({ by }) => `${by} shared something by link.`,
  link_opened: ({ by }) => `${by}’s link was opened for the first time.`,
  link_ended: ({ by }) => `${by}’s link ended.`,
}

export const activityInWords = (view: FamilyView, { kind, actorId, thingId }: Activity): string | undefined =>
  sentences[kind]?.({ by: nameIn(view, actorId), who: nameIn(view, thingId), role: roleIn(view, thingId) })
