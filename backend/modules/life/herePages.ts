import { endHeading } from '../../kernel/page/endHeading.ts'
import { block, unsewnPatch } from '../../kernel/page/block.ts'
import { pageFrame } from '../../kernel/page/pageFrame.ts'
import { dateInWords, html, type Html } from '../../kernel/page/html.ts'
import type { Form } from '../../kernel/page/link.ts'
import { alertOf, pressForm } from '../../kernel/page/linkPage.ts'
import type { LifeState } from './contract.ts'
import type { Life } from './life.ts'
import { stateOf } from './standing.ts'

type Shown = { readonly accountId: string; readonly name: string; readonly state: Life; readonly now: string }

const meanings: Readonly<Record<LifeState, (state: Life) => string>> = {
  active: () => 'We have nothing to ask you right now. Press the button if you want us to know that you’re there.',
  asked: () =>
    'We have not heard from you for as long as you chose. Press the button, and everything stays as you left it.',
  paused: ({ pausedUntil }) =>
    `You asked us to wait until ${dateInWords(pausedUntil)}. Press the button if you want us to know that you’re there.`,
  reported: () => 'Someone you trust has told us that you died. If you’re there, press the button, and we end this.',
  presumed: () =>
    'You did not reply to our emails, so we have begun with what you planned for after your death. Press the button, and we stop whatever has not been delivered yet.',
  confirmed: () =>
    'People you trust told us that you died, so we have begun with what you planned for after your death. Press the button, and we stop whatever has not been delivered yet.',
}

/** One question and one button. */
export const herePage = (form: Form, { accountId, name, state }: Shown): Html =>
  pageFrame(
    block(accountId, { isLit: true }),
    name ? `Are you there, ${name}?` : 'Are you there?',
    html`${alertOf(form)}
      <p>${meanings[stateOf(state)](state)}</p>
      ${pressForm(form, `/here/${form.token}`, { words: 'I’m still here', look: 'primary' })}`,
  )

/** What the press did; the same whoever has pressed, and whenever. */
export const thanksPage = (origin: string): Html =>
  pageFrame(
    unsewnPatch,
    'Thank you. We are glad to hear from you',
    html`<p>Everything is as you left it. We check in with you again after the days you chose in your plan.</p>
      <p><a href="${origin}/legacy">See your plan</a> (you may have to sign in)</p>`,
  )

export const hereEndPage =
  (origin: string) =>
  (code: string, sentence: string): Html =>
    pageFrame(
      unsewnPatch,
      endHeading(code),
      html`<p>${sentence}</p>
        ${code === 'sign-in-needed' && html`<p><a href="${origin}/legacy">Sign in</a></p>`}`,
    )
