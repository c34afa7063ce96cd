import type { Context } from 'koa'
import { StoreUnavailable } from '../../../kernel/errors.ts'
import { commandOf } from '../../../kernel/http/http.ts'
import { applySignWith } from '../../../kernel/identity/signs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { ERASED } from '../../../kernel/log/codec.ts'
import { handling } from '../../../kernel/log/handle.ts'
import { blindKeyring } from '../../../kernel/log/keyring.ts'
import { loading } from '../../../kernel/log/load.ts'
import { tokenOf } from '../../../kernel/page/link.ts'
import { isOfLife } from '../message/plan.ts'
import { CANARY_ID, isCanary } from '../links.ts'
import { cancelMessage } from '../decide/cancel.ts'
import { refuse, type Decide } from '../decide/guards.ts'
import { recallMessage } from '../decide/recall.ts'
import { respond, type Strength } from '../decide/respond.ts'
import { message, type Message } from '../message.ts'
import type { Wish } from './pages.ts'
import { linkFacts } from '../queries/facts.ts'
import { deliveryIdsIn, wasClaimedIn } from '../message/recallable.ts'

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

/** Whether the message was cancelled before: then nothing but taking back what had begun is left to answer. */
export const isOver = ({ status }: Message, action: Wish): boolean => status === 'cancelled' && action !== 'recall'

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
  /** The decision of an answer. */
  const decisionOf = async ({ state, round }: Checked, action: Wish, strength: Strength): Promise<Decide> => {
    if (action === 'cancel') return cancelMessage({ via: 'mail', round })
    if (action !== 'recall')
      return respond({ outcome: action === 'planned' ? 'confirmed' : 'held', via: 'mail', round, strength })
    if (round !== state.round && !wasClaimedIn(state, round)) throw refuse('link-expired')
    // In the hold nothing was sent: taking it back needs no read table.
    return recallMessage({ links: state.status === 'claimed' ? [] : await linkFacts(kernel, deliveryIdsIn(state)) })
  }
  /** Answers with the message as it then is. Whoever answers one is there, for all of them. */
  const give = async (ctx: Context, checked: Checked, action: Wish, strength: Strength): Promise<Message> => {
    const { state } = checked
    const accountId = state.ownerId
    const command = commandOf(kernel, ctx, { kind: 'account', id: accountId }, { action })
    const decided = () => decisionOf(checked, action, strength)
    if (isCanary(capabilities, tokenOf(ctx))) return (await decided())(state, command).reduce(message.evolve, state)
    // An answer to another message counts while Postgres is away, too.
    const isNeeded = isOfLife(state) && !isOver(state, action)
    return applySignWith(kernel, { accountId, source: 'mail', isNeeded }, async (heard) => {
      if (isOver(state, action)) return state
      const decide = await decided()
      // Somebody else may read the mailbox of an author whose death was reported a second time.
      if (isOfLife(state) && heard === 'sign-in-needed') throw refuse(heard)
      if (isOfLife(state) && heard === 'unknown') throw new StoreUnavailable('Nobody knows whether this press counts')
      return (await handle(message, state.messageId, decide, command)).state
    })
  }
  return { find, give }
}
