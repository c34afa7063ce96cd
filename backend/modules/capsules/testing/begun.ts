import type { Household } from '../../../../tests/household/household.ts'
import type { Actor } from '../../../kernel/event.ts'
import { newId } from '../../../kernel/ids.ts'
import { capsule } from '../capsule.ts'
import { addCapsule, contribute } from '../decide/fill.ts'
import { openCapsule } from '../decide/open.ts'
import { sealCapsule } from '../decide/seal.ts'

type State = 'filling' | 'due' | 'sealed' | 'opened'
type Thing = { readonly kind: 'words' | 'question'; readonly words: string }

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const OPENS_IN_H = { filling: 48, sealed: 48, due: -1, opened: -1 } as const
const room = { limit: 9, used: 0, plan: null }
export const title = 'At the lake'
const QUESTION: Thing = { kind: 'question', words: 'Who is at the table?' }

/** A capsule of somebody's, begun three hours ago, as far as it is to have come, with the ids of what is in it. */
export const begun = async (
  { tell }: Pick<Household, 'tell'>,
  { familyId, by }: { readonly familyId: string; readonly by: Actor },
  state: State,
  things: readonly Thing[] = [QUESTION],
) => {
  const id = newId()
  const [at, opensAt] = [inHours(-3), inHours(OPENS_IN_H[state])]
  const head = { title, day: opensAt.slice(0, 10), zone: 'UTC', openerIds: [by.id] }
  const facts = { familyId, memberIds: [by.id], room, opensAt }
  await tell(capsule, id, addCapsule({ capsuleId: id, ...head }, facts), by, at)
  const contents: string[] = []
  for (const thing of things) {
    const contributionId = newId()
    await tell(capsule, id, contribute({ contributionId, ...thing }, { hasArrived: false }), by, at)
    contents.push(contributionId)
  }
  const seal = sealCapsule({ confirmWords: title, pending: 0, role: 'owner' })
  if (state !== 'filling') await tell(capsule, id, seal, by, at)
  if (state === 'opened') await tell(capsule, id, openCapsule())
  return { id, contents }
}
