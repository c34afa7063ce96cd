import type { Context } from 'koa'
import { block } from '../../kernel/block.ts'
import { html, sendPage } from '../../kernel/html.ts'
import type { Kernel } from '../../kernel/kernel.ts'

type Words = { readonly title: string; readonly line: string; readonly status?: number; readonly button?: string }

/** A page of one sentence and, where something is to be decided, one button. */
const sendWords = (ctx: Context, { settings }: Kernel, { title, line, status = 200, button }: Words): void =>
  sendPage(ctx, settings, {
    title: `${title} | ${settings.productName}`,
    status,
    body: html`<div class="letter">
      <div class="letter-block">${block('newsletter', { isLit: false })}</div>
      <div class="letter-words">
        <h1>${title}</h1>
        <p>${line}</p>
        ${button ? html`<form method="post"><button class="primary" type="submit">${button}</button></form>` : undefined}
        <p class="choices"><a href="/">Go to the start page</a></p>
      </div>
    </div>`,
  })

/** A link opened by a mail scanner confirms nothing: only the button does. */
export const askToConfirm = (ctx: Context, kernel: Kernel) =>
  sendWords(ctx, kernel, {
    title: 'Would you like our letters?',
    line: 'One press, and we write to you now and then. You can leave again with one press in every letter.',
    button: 'Confirm',
  })

export const sayConfirmed = (ctx: Context, kernel: Kernel) =>
  sendWords(ctx, kernel, {
    title: 'Thank you. You are on our list',
    line: 'We write now and then about keeping memories. Each letter has a link to leave.',
  })

export const sayRefused = (ctx: Context, kernel: Kernel, status: number, line: string) =>
  sendWords(ctx, kernel, { title: 'This link does not work any more', line, status })

export const askToLeave = (ctx: Context, kernel: Kernel) =>
  sendWords(ctx, kernel, {
    title: 'Leave our letters?',
    line: 'One press, and we write no more of them. Messages of your family are not touched by this.',
    button: 'Unsubscribe',
  })

/** The same words for a token that nobody knows: it tells nothing about who reads us. */
export const sayLeft = (ctx: Context, kernel: Kernel) =>
  sendWords(ctx, kernel, {
    title: 'You will get no more of our letters',
    line: 'It counts from this moment. Messages of your family are not touched by this.',
  })
