import type { Context } from 'koa'
import type { Kernel } from '../../kernel/kernel.ts'
import { oneButton } from '../../kernel/page/oneButton.ts'
import { sendWords as send, type Words } from '../../kernel/page/wordsPage.ts'

const SEED = 'newsletter'
const sendWords = (ctx: Context, { settings }: Kernel, words: Words): void => send(ctx, settings, SEED, words)

/** A link opened by a mail scanner confirms nothing: only the button does. */
export const askToConfirm = ({ settings }: Kernel) =>
  oneButton(settings, {
    path: '/newsletter/confirm',
    seed: SEED,
    title: 'Would you like our letters?',
    line: 'One press, and we write to you now and then. You can leave again with one press in every letter.',
    button: 'Confirm',
  })

export const sayConfirmed = (ctx: Context, kernel: Kernel) =>
  sendWords(ctx, kernel, {
    title: 'Thank you. You are on our list',
    line: 'We write now and then about keeping memories. Each letter has a link to leave.',
  })

export const sayRefused = (ctx: Context, kernel: Kernel, line: string) =>
  sendWords(ctx, kernel, { title: 'This link does not work any more', line })

export const askToLeave = ({ settings }: Kernel) =>
  oneButton(settings, {
    path: '/newsletter/u',
    seed: SEED,
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
