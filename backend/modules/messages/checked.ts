import type { Context } from 'koa'
import { commandOf } from '../../kernel/http/http.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { ERASED } from '../../kernel/log/codec.ts'
import { handling } from '../../kernel/log/handle.ts'
import { blindKeyring } from '../../kernel/log/keyring.ts'
import { loading } from '../../kernel/log/load.ts'
import { tokenOf } from '../../kernel/page/link.ts'
import { lifeAsStored } from '../life/reading.ts'
import { isOfLife } from './armed.ts'
import { CANARY_ID, isCanary } from './canary.ts'
import { refuse, type Decide } from './decide/guards.ts'
import { message, type Message } from './message.ts'
import type { Wish } from './pages.ts'

/** The message that a check's link speaks of, and the round it was mailed in. */
export type Checked = { readonly state: Message; readonly round: number }

/** Nobody's message, for whoever asks whether answers can be given: it is decided about, and never stored. */
const canary: Message = {
  ...message.initial,
  status: 'noticed',
  messageId: CANARY_ID,
  ownerId: CANARY_ID,
  round: 1,
  dueAt: '2000-01-01T00:00:00.000Z',
  zone: 'UTC',
}

/** Finds the message of a check's link, and answers for its author. */
export const checkedBy = (kernel: Kernel) => {
  const { capabilities, store } = kernel
  // The answer itself needs no key: it counts even while Postgres, where the keys are, is away.
  const handle = handling(store, blindKeyring)
  const blindLoad = loading(store, blindKeyring)

  const find = async (id: string, token: string): Promise<Checked | undefined> => {
    const { state: loaded } = await kernel.load(message, id).catch(() => blindLoad(message, id))
    if (isCanary(capabilities, token)) return { state: canary, round: 1 }
    const state = { ...loaded, title: loaded.title === ERASED ? '' : loaded.title }
    for (let { round } = state; round > 0; round -= 1)
      if (capabilities.isValid(token, 'check', id, round)) return { state, round }
    return undefined
  }
  /** Answers with the message as it then is. */
  const give = async (ctx: Context, { state }: Checked, decide: Decide, action: Wish): Promise<Message> => {
    const command = commandOf(kernel, ctx, { kind: 'account', id: state.ownerId }, { action })
    if (isCanary(capabilities, tokenOf(ctx))) return decide(state, command).reduce(message.evolve, state)
    // Somebody else may read the mailbox of an author whose death was reported a second time (docs/adr/0063).
    const { isSignInOnly } = (await blindLoad(lifeAsStored, state.ownerId)).state
    if (isSignInOnly && isOfLife(state)) throw refuse('sign-in-needed')
    const after = (await handle(message, state.messageId, decide, command)).state
    if (isSignInOnly) return after
    // Whoever answers one is there for all of them; an answer to another message counts while Postgres is away, too.
    const returned = kernel.returnTriggered(state.ownerId)
    await (isOfLife(state) ? returned : returned.catch(() => undefined))
    return after
  }
  return { find, give }
}
