import type { Context } from 'koa'
import type { Kernel } from '../../kernel/kernel.ts'
import { oneButton } from '../../kernel/page/oneButton.ts'
import { sendWords } from '../../kernel/page/wordsPage.ts'

const SEED = 'questions'

/** A link that a mail scanner opens ends nothing: only the button does. */
export const askToLeave = ({ settings }: Kernel) =>
  oneButton(settings, {
    path: '/questions/u',
    seed: SEED,
    title: 'No more weekly questions?',
    line: 'We’ll stop emailing you a question each week. Your messages and all our other emails stay as they are.',
    button: 'Stop the questions',
  })

/** The same words for a link that nobody knows: it tells nothing about who gets them. */
export const sayLeft = (ctx: Context, { settings }: Kernel) =>
  sendWords(ctx, settings, SEED, {
    title: 'You’ll get no more weekly questions',
    line: 'Your messages and all our other emails stay as they are. You can ask for the questions again in your account.',
  })
