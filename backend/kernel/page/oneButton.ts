import type { Context } from 'koa'
import { Press } from '../contract.ts'
import { bodyOf } from '../http/request.ts'
import type { Settings } from '../process/settings.ts'
import { commonSentences } from '../words/refusals.ts'
import { tokenOf } from './link.ts'
import { formTokens } from './formToken.ts'
import { sendWords, type Words } from './wordsPage.ts'

export type Asked = Omit<Words, 'form'> & {
  /** The path below which it lies, and the cookie of its form. */
  readonly path: string
  /** Names its picture. */
  readonly seed: string
  readonly button: string
}
/** A form by its button, or a mail program without cookies or sign-in (RFC 8058), which asks for no page at all. */
export type How = 'page' | 'one_click'

const isOneClick = (ctx: Context): boolean => {
  const { body } = ctx.request as { body?: Record<string, unknown> }
  return body?.['List-Unsubscribe'] === 'One-Click'
}

/** A page of one button behind a mailed link: reading it changes nothing, and its button is pressed by a hand. */
export const oneButton = (settings: Settings, { path, seed, button, ...words }: Asked) => {
  const formToken = formTokens(settings, path)

  const show = (ctx: Context, sentence?: string): void => {
    const nonce = formToken.begin(ctx, tokenOf(ctx))
    sendWords(ctx, settings, seed, { ...words, form: { button, nonce, ...(sentence !== undefined && { sentence }) } })
  }
  const pressed = (act: (ctx: Context, how: How) => Promise<void>) => async (ctx: Context) => {
    if (!formToken.isByPerson(ctx, tokenOf(ctx), bodyOf(ctx, Press).nonce))
      return show(ctx, commonSentences['press-again'])
    await act(ctx, 'page')
  }
  /** The same where a mail program may press as well: that needs no hand, for its owner has asked it to. */
  const left = (act: (ctx: Context, how: How) => Promise<void>) => {
    const byHand = pressed(act)
    return (ctx: Context) => (isOneClick(ctx) ? act(ctx, 'one_click') : byHand(ctx))
  }
  return { read: (ctx: Context) => show(ctx), pressed, left }
}
