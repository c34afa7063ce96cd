import type { Context } from 'koa'
import { handleAndWait } from '../../kernel/http/http.ts'
import { unlockedWith } from '../../kernel/identity/unlocked.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { tokenOf } from '../../kernel/page/link.ts'
import { refuse, requireUnlocked, type Decide } from './decide/guards.ts'
import { delivery, type Delivery } from './delivery.ts'
import type { DeliveredContent } from './contract.ts'
import { contentOf } from './queries.ts'

export type Held = { readonly id: string; readonly state: Delivery }

/** The access that a link gives to whoever holds it: its delivery, and once they proved who they are, the message. */
export const linkAccess = (kernel: Kernel) => {
  const { capabilities, clock, load, settings } = kernel
  const proof = unlockedWith(settings, { purpose: 'unlock', cookie: 'unlocked' })

  /** The link's delivery, also for a link that a newer one replaced. */
  const anyHeld = async (ctx: Context): Promise<Held & { readonly isOld: boolean }> => {
    const token = tokenOf(ctx)
    const id = capabilities.idIn(token)
    if (!id) throw refuse('link-invalid')
    const { state } = await load(delivery, id)
    const isFor = (nonce: string) => nonce !== '' && capabilities.isValid(token, 'deliver', id, nonce)
    if (isFor(state.linkNonce)) return { id, state, isOld: false }
    if (state.oldNonces.some(isFor)) return { id, state, isOld: true }
    throw refuse('link-invalid')
  }
  const held = async (ctx: Context): Promise<Held> => {
    const { isOld, ...found } = await anyHeld(ctx)
    if (isOld) throw refuse('link-replaced')
    return found
  }
  const isProved = (ctx: Context, { id, state }: Held): boolean => state.isUnlocked && proof.isGiven(ctx, id)

  /** Throws unless the link holds, was opened and this browser gave the proof. */
  const proved = async (ctx: Context): Promise<Held> => {
    const found = await held(ctx)
    requireUnlocked(found.state, clock.now())
    if (!isProved(ctx, found)) throw refuse('not-unlocked')
    return found
  }
  /** The message, which has this recording in it. */
  const contentWith = async ({ state }: Held, mediaId: string): Promise<DeliveredContent> => {
    const content = await contentOf(kernel, state)
    if (!content?.media.some(({ id }) => id === mediaId)) throw refuse('not-found')
    return content
  }
  /** Gives the recipient's command; `commandId` where the request's own key must not count. */
  const give = async (ctx: Context, { id, state }: Held, decision: Decide, body: unknown, commandId?: string) => {
    const target = { aggregate: delivery, id, by: { kind: 'recipient', id: state.recipientId } } as const
    return (await handleAndWait(kernel, 'deliveries')(ctx, target, decision, body, commandId)).state
  }
  return { anyHeld, held, isProved, proved, contentWith, give, prove: proof.give }
}
