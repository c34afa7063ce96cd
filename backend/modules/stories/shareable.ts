import type { Kernel } from '../../kernel/kernel.ts'
import { ONLY_WORDS, type Shareable, type Shared } from '../../kernel/process/shareable.ts'
import { firstNameOf } from '../../kernel/words/names.ts'
import { refuse } from './decide/guards.ts'
import { sendRecording } from './play.ts'
import { recordingsOf, storiesOf, titlesOf } from './queries.ts'
import { story, type Story } from './story.ts'

/** @number stories that can be chosen for a shared link. As many as one list offers. */
const MOST_CHOICES = 200

const calledIn = ({ title, question }: Pick<Story, 'title' | 'question'>): string => title || question

/** The story while it is told: none that was taken back or removed. */
const toldIn = async ({ load }: Pick<Kernel, 'load'>, id: string): Promise<Story | undefined> => {
  const { state } = await load(story, id)
  return state.status === 'told' ? state : undefined
}

/** A told story may leave the family by a link where its teller allows it; of whoever told it the first name goes along. */
export const shareable: Shareable = {
  kind: 'story',
  titlesOf,
  standingOf: async (kernel, id, familyId) => {
    const told = await toldIn(kernel, id)
    return told?.familyId === familyId ? told : undefined
  },
  parts: async (kernel, ids) => {
    const recordings = await recordingsOf(kernel, ids)
    const shown = ids.map(async (id): Promise<readonly (readonly [string, Shared])[]> => {
      const told = await toldIn(kernel, id)
      if (!told) return []
      const { name, toldAt: at, words } = told
      const { durationMs = null, variants = [] } = recordings.get(id) ?? {}
      const sound = { ...ONLY_WORDS, durationMs, hasSound: variants.includes('play') }
      return [[id, { title: calledIn(told), by: firstNameOf(name), at, words, ...sound }]]
    })
    return new Map((await Promise.all(shown)).flat())
  },
  open: async (ctx, kernel, id, part, fileName) => {
    const told = await toldIn(kernel, id)
    if (!told) throw refuse('not-found')
    await sendRecording(ctx, kernel, told, part, fileName !== undefined)
  },
  choices: async (kernel, familyId) => {
    const { stories } = await storiesOf(kernel, familyId, { limit: MOST_CHOICES })
    return stories
      .filter(({ state }) => state === 'told')
      .map(({ id, contributorId, mayShare, ...row }) => ({ id, title: calledIn(row), contributorId, mayShare }))
  },
}
