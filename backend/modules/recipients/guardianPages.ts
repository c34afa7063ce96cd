import { addressForm } from '../../kernel/page/addressForm.ts'
import { html, type Html } from '../../kernel/page/html.ts'
import type { Form } from '../../kernel/page/link.ts'
import { ornament } from '../../kernel/page/ornament.ts'
import { pageFrame } from '../../kernel/page/pageFrame.ts'
import { guardianWords } from './guardianWords.ts'
import type { Recipient } from './recipient.ts'

type Child = Pick<Recipient, 'recipientId' | 'name'>

/** Asks a guardian for the address of a child who will be grown up; `address` is what was written before. */
export const askGuardianPage = ({ recipientId, name }: Child, author: string, form: Form, address: string): Html => {
  const words = guardianWords({ name }, author)
  return pageFrame(
    ornament(recipientId, { isLit: true }),
    words.question,
    html`<p>${words.why}</p>
      <p><strong>Please ask ${name} first.</strong> It has to be an address that ${name} reads, and nobody else.</p>
      ${addressForm(form, { action: `/d/${form.token}/own-address`, label: `${name}’s own email`, address })}
      <p>${words.notBefore} We tell ${author} which address you gave us.</p>
      <p>${words.free}</p>`,
  )
}

/** `given` is what was written just now; who comes back later is shown no address. */
export const guardianThanksPage = ({ recipientId, name }: Child, author: string, given: string): Html =>
  pageFrame(
    ornament(recipientId, { isLit: true }),
    'Thank you',
    given === ''
      ? html`<p>We have an address for ${name} now. There is nothing more to do.</p>`
      : // @says age at which somebody is grown up
        html`<p>From the 18th birthday on, we write to <strong>${given}</strong>, and not before.</p>
          <p>
            We have told ${author}, who can change it. If our emails do not arrive there, they come to you instead.
          </p>`,
  )
