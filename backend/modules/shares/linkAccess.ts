import type { Context } from 'koa'
import { unlockedWith } from '../../kernel/identity/unlocked.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { tokenOf } from '../../kernel/page/link.ts'
import type { Shareable } from '../../kernel/process/shareable.ts'
import { isEnded, refuse } from './decide/link.ts'
import { visibilityOf, type Shown } from './visibility.ts'
import { share, type Share } from './share.ts'

export type Held = { readonly id: string; readonly state: Share; readonly shown: readonly Shown[] }

/** The address of a link, which opens it. */
export const urlOf = (
  { capabilities, settings }: Pick<Kernel, 'capabilities' | 'settings'>,
  { shareId, n }: Pick<Share, 'shareId' | 'n'>,
): string => `${settings.origin}/shared/${capabilities.issue('share', shareId, n)}`

/** The access that a link gives to whoever holds it. */
export const linkAccess = (kernel: Kernel, kinds: readonly Shareable[]) => {
  const { capabilities, clock, load, settings } = kernel
  const { shownOf } = visibilityOf(kernel, kinds)
  const cookie = unlockedWith(settings, { purpose: 'share', cookie: 'opened' })

  /** @throws Refused gone for every link that leads nowhere, so that nobody learns what was once there */
  const held = async (ctx: Context): Promise<Held> => {
    const token = tokenOf(ctx)
    const id = capabilities.idIn(token)
    if (id === undefined) throw refuse('gone')
    const { state } = await load(share, id)
    if (isEnded(state, clock.now()) || !capabilities.isValid(token, 'share', id, state.n)) throw refuse('gone')
    const shown = await shownOf(state)
    if (shown.length === 0) throw refuse('gone')
    return { id, state, shown }
  }
  /** The visit that this browser began; a new passcode ends it. */
  const visitIn = (ctx: Context, { id, state }: Held): string | undefined => {
    const [visitId, n] = (cookie.wordIn(ctx, id) ?? '').split('.')
    return Number(n) === state.passcodeN ? visitId : undefined
  }
  /** Lets this browser in, for twelve hours. */
  const letIn = (ctx: Context, { id, state }: Held, visitId: string): void =>
    cookie.give(ctx, id, `${visitId}.${state.passcodeN}`)

  /** @throws Refused gone; not-open where this browser has not opened it */
  const opened = async (ctx: Context): Promise<Held & { readonly visitId: string }> => {
    const found = await held(ctx)
    const visitId = visitIn(ctx, found)
    if (visitId === undefined) throw refuse('not-open')
    return { ...found, visitId }
  }
  return { held, visitIn, letIn, opened }
}
