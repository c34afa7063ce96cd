import type { Context } from 'koa'
import { ornament } from './ornament.ts'
import { pageFrame } from './pageFrame.ts'
import { html, sendPage } from './html.ts'
import type { Settings } from '../process/settings.ts'

export type Words = {
  readonly title: string
  readonly line: string
  readonly status?: number
  /** Its one button; `sentence` is what was wrong with the press before. */
  readonly form?: { readonly button: string; readonly nonce: string; readonly sentence?: string }
}

/** A page of one sentence and, where something is to be decided, one button; `seed` names its picture. */
export const sendWords = (ctx: Context, settings: Settings, seed: string, words: Words): void => {
  const { title, line, status = 200, form } = words
  sendPage(ctx, settings, {
    title: `${title} | ${settings.productName}`,
    status,
    body: pageFrame(
      ornament(seed, { isLit: false }),
      title,
      html`<p>${line}</p>
        ${form?.sentence !== undefined && html`<p role="alert">${form.sentence}</p>`}
        ${
          form &&
          html`<form method="post">
            <input type="hidden" name="nonce" value="${form.nonce}" />
            <button class="primary" type="submit">${form.button}</button>
          </form>`
        }
        <p class="choices"><a href="/">Go to the start page</a></p>`,
    ),
  })
}
