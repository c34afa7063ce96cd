import * as v from 'valibot'
import type { Aggregate } from '../../../kernel/decider.ts'
import { sql } from '../../../kernel/db.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { personal, type SupportEvent } from '../../support/events.ts'

type Turn = { readonly from: 'you' | 'us'; readonly text: string; readonly at: string }
export type Talk = { readonly topic: string; readonly turns: readonly Turn[] }

/** What a person and our desk said to each other; the desk's own notes are not the person's. */
const talk: Aggregate<Talk, SupportEvent> = {
  category: 'support',
  personal,
  subject: () => '',
  audience: () => '',
  initial: { topic: '', turns: [] },
  evolve: (talk, event) => {
    const said = (from: Turn['from'], { text, at }: Omit<Turn, 'from'>): Talk => ({
      ...talk,
      turns: [...talk.turns, { from, text, at }],
    })
    switch (event.type) {
      case 'ConversationStarted':
        return { ...said('you', { text: event.data.text, at: event.data.startedAt }), topic: event.data.topic }
      case 'CustomerReplied':
        return said('you', event.data)
      case 'StaffReplied':
        return said('us', event.data)
      case 'NoteAdded':
      case 'ConversationClosed':
      case 'ConversationReopened':
      case 'LetterAccepted':
      case 'LetterRejected':
        return talk
    }
  },
}

/** What the person wrote to us while signed in, and what we answered. */
export const conversationsOf = async ({ db, load }: Kernel, accountId: string): Promise<readonly Talk[]> => {
  const ids = await db.anyFirst(sql.type(v.object({ id: v.string() }))`
    select id from support.conversations where account_id = ${accountId} order by started_at, id`)
  return Promise.all(ids.map(async (id) => (await load(talk, id)).state))
}
