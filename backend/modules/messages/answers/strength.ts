import type { Context } from 'koa'
import { Refused } from '../../../kernel/errors.ts'
import { count, isSpent } from '../../../kernel/http/limits.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { whileThere } from '../../../kernel/page/away.ts'
import { tokenOf, type Link } from '../../../kernel/page/link.ts'
import { isCanary } from '../links.ts'
import { choicesOf, numberOf } from './number.ts'
import type { Checked } from './checked.ts'
import type { AnswerCheck } from '../contract.ts'
import type { Strength } from '../decide/respond.ts'
import { numberPage, wrongPage, type Wish } from './pages.ts'

const POSTS = { name: 'check', points: 20, seconds: 60 } as const
/** A program that presses every number of a page is stopped by the first wrong one. */
const WRONG_PICKS = { name: 'check-number', points: 1, seconds: 3_600 } as const
const STEP = 'number'
const HEAD = { title: 'Which number did we email you?' }

/** How surely a person answers on the page of a check: one that did not press by hand picks the number of the mail. */
export const strengthOn = (kernel: Kernel, link: Link<Checked>) => {
  const { capabilities, settings } = kernel

  const askNumber = (ctx: Context, { state, round }: Checked, action: Wish): void => {
    const numbers = choicesOf(settings, state.messageId, round)
    link.send(ctx, numberPage({ ...link.formOfStep(ctx, STEP), action, numbers }, state), 200, HEAD)
  }
  const isRight = async ({ state, round }: Checked, nonce: string, number: string): Promise<boolean> => {
    if (await whileThere(isSpent(kernel, WRONG_PICKS, nonce))) return false
    if (Number(number) === numberOf(settings, state.messageId, round)) return true
    await whileThere(count(kernel, WRONG_PICKS, nonce))
    return false
  }
  const strengthOf = async (ctx: Context, checked: Checked, said: AnswerCheck): Promise<Strength | undefined> => {
    const { nonce, number, action } = said
    const token = tokenOf(ctx)
    if (link.isByPerson(ctx, nonce)) return 'strong'
    if (number === undefined) {
      askNumber(ctx, checked, action)
      return undefined
    }
    if (!link.isOurs(ctx, nonce) && !link.isOfStep(ctx, STEP, nonce)) throw new Refused('csrf')
    if (await isRight(checked, nonce, number)) return 'picked_number'
    link.send(ctx, wrongPage({ token, action }), 200, HEAD)
    return undefined
  }
  /** Undefined where the answer does not count yet: then the page says what is still asked. */
  return async (ctx: Context, checked: Checked, said: AnswerCheck): Promise<Strength | undefined> => {
    if (!isCanary(capabilities, tokenOf(ctx))) await whileThere(count(kernel, POSTS, tokenOf(ctx)))
    return strengthOf(ctx, checked, said)
  }
}
