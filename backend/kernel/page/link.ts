import type { Context, Middleware } from 'koa'
import { Refused } from '../errors.ts'
import { type Refusals, problemOf } from '../http/problem.ts'
import type { Kernel } from '../kernel.ts'
import { sendPage, type Html } from './html.ts'
import { formTokens } from './formToken.ts'

/** What a form under a link posts besides its own fields; `sentence` is what was wrong with the press before. */
export type Form = {
  readonly token: string
  readonly nonce: string
  readonly sentence: string | undefined
  /** The code of the refusal whose sentence it is, so that a page can say it at the field it is about. */
  readonly refusal?: string | undefined
}

/** The token in a path, as it was asked for. */
export const tokenOf = (ctx: Context): string =>
  String((ctx as Context & { params: Record<string, string> }).params['token'])

/** Turns a refusal into a page, with the refusal's own status; where `isRead` is false it stays a refusal. */
export const refusalsAsPages =
  (
    refusals: Refusals,
    show: (ctx: Context, code: string, sentence: string) => unknown,
    isRead: (ctx: Context) => boolean = () => true,
  ): Middleware =>
  async (ctx, next) => {
    try {
      await next()
    } catch (error) {
      if (!(error instanceof Refused) || !isRead(ctx)) throw error
      const { status, problem } = problemOf(refusals, error)
      await show(ctx, problem.code, problem.message)
      ctx.status = status
    }
  }

type Finding<Found> = {
  /** The code that a token is refused with which names nothing here; a contract answers it with 404. */
  readonly invalid: string
  /** What a token names, whose stream is `id`; undefined for a token of another kind, and for a stream that is not there. */
  readonly find: (id: string, token: string) => Promise<Found | undefined>
}

/** What the token in a request's path names. */
export const finding =
  <Found>({ capabilities }: Pick<Kernel, 'capabilities'>, { invalid, find }: Finding<Found>) =>
  async (ctx: Context): Promise<Found> => {
    const token = tokenOf(ctx)
    const id = capabilities.idIn(token)
    const named = id === undefined ? undefined : await find(id, token)
    if (named === undefined) throw new Refused(invalid)
    return named
  }

export type Linked<Found> = Finding<Found> & {
  readonly title: string
  /** The path below which its pages lie, and the cookie of their forms. */
  readonly path: string
  readonly refusals: Refusals
  /** The page of a refusal. */
  readonly end: (code: string, sentence: string, token: string) => Html
}

/**
 * The pages behind a mailed link, for people without an account: what the link names, its forms, and refusals as pages.
 * Reading a page changes nothing; only a form's button does, and `isByPerson` says whether a person has pressed it.
 */
export const linkOf = <Found>(kernel: Kernel, linked: Linked<Found>) => {
  const { title, path, refusals, end } = linked
  const { settings } = kernel
  const formToken = formTokens(settings, path)

  const send = (ctx: Context, body: Html, status = 200, head: { title?: string; script?: string } = {}): void =>
    sendPage(ctx, settings, { title, ...head, body, status })
  /** Begins a form: its nonce holds in this browser only. */
  const form = (ctx: Context, sentence?: string, refusal?: string): Form => {
    const token = tokenOf(ctx)
    return { token, nonce: formToken.begin(ctx, token), sentence, refusal }
  }
  return {
    send,
    found: finding(kernel, linked),
    form,
    /** Begins the second step of an answer: its nonce holds in every browser, since some keep no cookie. */
    formOfStep: (ctx: Context, step: string): Form => {
      const token = tokenOf(ctx)
      return { token, nonce: formToken.beginStep(token, step), sentence: undefined }
    },
    isOurs: (ctx: Context, nonce: string): boolean => formToken.isOurs(ctx, tokenOf(ctx), nonce),
    isOfStep: (ctx: Context, step: string, nonce: string): boolean => formToken.isOfStep(tokenOf(ctx), step, nonce),
    isByPerson: (ctx: Context, nonce: string): boolean => formToken.isByPerson(ctx, tokenOf(ctx), nonce),
    inPages: refusalsAsPages(refusals, (ctx, code, sentence) => send(ctx, end(code, sentence, tokenOf(ctx)))),
  }
}

export type Link<Found> = ReturnType<typeof linkOf<Found>>
