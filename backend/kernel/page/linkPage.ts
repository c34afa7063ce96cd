import type { Context } from 'koa'
import type * as v from 'valibot'
import { Refused } from '../errors.ts'
import { problemOf } from '../http/problem.ts'
import { bodyOf, describing } from '../http/request.ts'
import { applySign } from '../identity/signs.ts'
import type { Kernel } from '../kernel.ts'
import { commonSentences } from '../words/refusals.ts'
import { html, type Html } from './html.ts'
import { linkOf, tokenOf, type Form, type Linked } from './link.ts'

/** A form of one button, with the fields that the page's answer takes besides. */
export const pressForm = (
  { nonce }: Form,
  action: string,
  { words, look, fields }: { readonly words: string; readonly look: 'primary' | 'secondary'; readonly fields?: Html },
): Html =>
  html`<form method="post" action="${action}">
    <input type="hidden" name="nonce" value="${nonce}" />${fields}
    <button class="${look}" type="submit">${words}</button>
  </form>`

/** What was wrong with the press before, above what is asked again. */
export const alertOf = ({ sentence }: Form): Html | false =>
  sentence !== undefined && html`<p role="alert">${sentence}</p>`

type Wanted<Found, Draft> = Linked<Found> & {
  /**
   * The page as it stands. It begins its form only where it has one, since each form sets a cookie; `draft` is what was
   * posted before, where the page comes back.
   */
  readonly page: (found: Found, form: () => Form, draft: Draft | undefined) => Html | Promise<Html>
  /** Where the page of what it names lies, for a link in whose place an answer puts another. */
  readonly pathOf?: (found: Found) => string
  /** Whose mailbox the link was mailed to, where that is an author's: whoever presses its button is there. */
  readonly author?: (found: Found) => string
  /** The address of the page's script, where it has one. */
  readonly script?: string
  /** What a press is answered with that may have been a program's. */
  readonly onceMore?: string
}
type Said<Draft> = {
  readonly sentence: string
  readonly refusal?: string
  readonly status: number
  readonly draft: Draft | undefined
}

/**
 * One page behind a mailed link, which shows where a thing stands and has buttons: `read` answers GET, `pressed` makes
 * the answer of a button. `act` gives the button's command and answers what the page then shows, if it is not `done`;
 * after a refusal of one of the codes in `again` the page is shown once more, with its sentence.
 */
export const linkPage = <Found, Draft extends object = object>(kernel: Kernel, wanted: Wanted<Found, Draft>) => {
  const { path, refusals, page, pathOf, author, script, onceMore = commonSentences['press-again'] } = wanted
  const link = linkOf(kernel, wanted)
  const head = script === undefined ? {} : { script }

  const show = async (ctx: Context, found: Found, said?: Said<Draft>): Promise<void> =>
    link.send(
      ctx,
      await page(found, () => link.form(ctx, said?.sentence, said?.refusal), said?.draft),
      said?.status,
      head,
    )
  const lead = (ctx: Context, at: string): void => {
    ctx.status = 303
    ctx.redirect(at)
  }
  const read = async (ctx: Context): Promise<void> => show(ctx, await link.found(ctx))

  const pressed = <Body extends Draft & { readonly nonce: string }>(
    schema: v.GenericSchema<unknown, Body>,
    act: (ctx: Context, found: Found, body: Body) => Promise<Found>,
    again: ReadonlySet<string> = new Set(),
    done?: Html | ((found: Found) => Html),
  ) => {
    const press = async (ctx: Context): Promise<void> => {
      let draft: Draft | undefined
      try {
        const body = bodyOf(ctx, schema)
        draft = body
        const found = await link.found(ctx)
        if (!link.isByPerson(ctx, body.nonce)) return await show(ctx, found, { sentence: onceMore, status: 200, draft })
        if (author) await applySign(kernel, { accountId: author(found), source: 'mail' })
        const after = await act(ctx, found, body)
        if (done) return link.send(ctx, typeof done === 'function' ? done(after) : done)
        const at = pathOf?.(after) ?? ''
        return at === '' || at === `${path}/${tokenOf(ctx)}` ? await show(ctx, after) : lead(ctx, at)
      } catch (error) {
        if (!(error instanceof Refused) || !again.has(error.code)) throw error
        const { status, problem } = problemOf(refusals, error)
        await show(ctx, await link.found(ctx), { sentence: problem.message, refusal: problem.code, status, draft })
      }
    }
    return describing(schema, press)
  }
  return { read, pressed, inPages: link.inPages }
}
