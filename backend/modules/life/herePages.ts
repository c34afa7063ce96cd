import { endHeading } from '../../kernel/page/end.ts'
import { ornament, emptyOrnament } from '../../kernel/page/ornament.ts'
import { pageFrame } from '../../kernel/page/pageFrame.ts'
import { html, type Html } from '../../kernel/page/html.ts'
import type { Form } from '../../kernel/page/link.ts'
import { alertOf, pressForm } from '../../kernel/page/linkPage.ts'

type Shown = { readonly accountId: string; readonly name: string; readonly sentence: string }

/** One question and one button. */
export const herePage = (form: Form, { accountId, name, sentence }: Shown): Html =>
  pageFrame(
    ornament(accountId, { isLit: true }),
    name ? `Are you there, ${name}?` : 'Are you there?',
    html`${alertOf(form)} ${sentence !== '' && html`<p role="status">${sentence}</p>`}
      <p>If you’re there, press the button, and whatever has not been sent yet stays with us.</p>
      ${pressForm(form, `/here/${form.token}`, { words: 'I’m still here', look: 'primary' })}`,
  )

/** What the press did; `sentence` is how it stands now. */
export const thanksPage = (origin: string, sentence: string): Html =>
  pageFrame(
    emptyOrnament,
    'Thank you. We are glad to hear from you',
    html`${sentence !== '' && html`<p role="status">${sentence}</p>`}
      <p>We check in with you again after the days you chose.</p>
      <p><a href="${origin}/legacy">See “If I’m not here”</a> (you may have to sign in)</p>`,
  )

export const hereEndPage =
  (origin: string) =>
  (code: string, sentence: string): Html =>
    pageFrame(
      emptyOrnament,
      endHeading(code),
      html`<p>${sentence}</p>
        ${code === 'sign-in-needed' && html`<p><a href="${origin}/legacy">Sign in</a></p>`}`,
    )
