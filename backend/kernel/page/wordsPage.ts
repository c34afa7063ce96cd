import type { Context } from 'koa'
import { block } from './block.ts'
import { pageFrame } from './pageFrame.ts'
import { html, sendPage } from './html.ts'
import type { Settings } from '../process/settings.ts'

export type Words = {
  readonly title: string
  readonly line: string
  readonly status?: number
  readonly button?: string
}

/** A page of one sentence and, where something is to be decided, one button; `seed` names its picture. */
export const sendWords = (ctx: Context, settings: Settings, seed: string, words: Words): void => {
  const { title, line, status = 200, button } = words
  sendPage(ctx, settings, {
    title: `${title} | ${settings.productName}`,
    status,
    body: pageFrame(
      block(seed, { isLit: false }),
      title,
      html`<p>${line}</p>
        ${button ? html`<form method="post"><button class="primary" type="submit">${button}</button></form>` : undefined}
        <p class="choices"><a href="/">Go to the start page</a></p>`,
    ),
  })
}
