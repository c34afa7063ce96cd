import { addressForm, refusal } from '../../../kernel/page/addressForm.ts'
import { ornament, emptyOrnament } from '../../../kernel/page/ornament.ts'
import { pageFrame } from '../../../kernel/page/pageFrame.ts'
import { dateInWords, html, type Html } from '../../../kernel/page/html.ts'
import type { Form } from '../../../kernel/page/link.ts'
import { pressForm } from '../../../kernel/page/linkPage.ts'
import { ALONE_DAYS } from '../decide/propose.ts'
import type { Confirmer } from '../confirmers.ts'
import type { Proposal } from '../proposal.ts'

/** Whom we cannot reach, and the form of a contact who may know more. */
export type Reaching = Form & {
  readonly author: string
  /** Whom we cannot reach, and who is asked. */
  readonly recipient: string
  readonly contact: Confirmer
  readonly proposal: Proposal | undefined
  /** What was written before, where the page comes back. */
  readonly address: string
  /** From when another address may be given; empty when that is now. */
  readonly againAt: string
}

const button = (asked: Reaching, { n }: Proposal, action: string, words: string, look: 'primary' | 'secondary'): Html =>
  pressForm(asked, `/trusted/${asked.token}/${action}`, {
    words,
    look,
    fields: html`<input type="hidden" name="n" value="${n}" />`,
  })

/** What happens by itself, and when. */
const whatComes = ({ author }: Reaching, { countsAt }: Proposal): Html =>
  countsAt
    ? html`<p>If nobody says no, we write there on <strong>${dateInWords(countsAt)}</strong>.</p>`
    : html`<p>
        We write there only when ${author} or another trusted contact has said yes: anyone who reads this address could
        open what ${author} left.
      </p>`

const askPage = (asked: Reaching): Html => {
  const { token, author, recipient, contact, address } = asked
  return pageFrame(
    ornament(token, { isLit: true }),
    `Do you know where ${recipient} can be reached?`,
    html`<p>Dear ${contact.name},</p>
      <p>${author} left something for ${recipient}, and none of the addresses we have works. Their message is safe.</p>
      <p>
        <strong>Please ask ${recipient} first</strong>, face to face or by phone. It has to be an address that
        ${recipient} reads themselves, and nobody else.
      </p>
      ${addressForm(asked, { action: `/trusted/${token}/propose-address`, label: `The email of ${recipient}`, address })}
      <p>
        We write to ${author} at once, and ask the other trusted contacts. Anyone’s no ends it. If one of them says yes,
        we write to ${recipient} a week later; if ${author} does, at once. If you are the only one who says so, we wait
        for ${ALONE_DAYS} days. Where a code by email is all that opens it, another’s yes is needed if there is another
        trusted contact to ask.
      </p>
      <p>You do not see what it is, and it opens as ${author} chose.</p>`,
  )
}

const toAnswer = (asked: Reaching, proposal: Proposal): Html => {
  const { author, recipient, contact, token, sentence } = asked
  return pageFrame(
    ornament(token, { isLit: true }),
    `Is this the address of ${recipient}?`,
    html`${refusal(sentence)}
      <p>Dear ${contact.name},</p>
      <p>
        ${author} left something for ${recipient}, and none of the addresses we had works. Another trusted contact gave
        us this one:
      </p>
      <p><strong>${proposal.address}</strong></p>
      <p>
        Please ask ${recipient} first, face to face or by phone, whether they read it, and nobody else does. We have
        written to ${author} too.
      </p>
      ${whatComes(asked, proposal)}
      ${
        proposal.supportedBy
          ? html`<p>Someone else has said that it is right.</p>`
          : html`<p>If you say yes, we write there a week later, unless someone says no.</p>`
      }
      <div class="acts">
        ${!proposal.supportedBy && button(asked, proposal, 'support-address', `Yes, ${recipient} reads it`, 'primary')}
        ${button(asked, proposal, 'refuse-address', 'No, do not write there', 'secondary')}
      </div>`,
  )
}

/** To whoever gave the address, or said that it is right. */
const givenPage = (asked: Reaching, proposal: Proposal): Html =>
  pageFrame(
    ornament(asked.token, { isLit: true }),
    'Thank you',
    html`${refusal(asked.sentence)}
      <p>The address is <strong>${proposal.address}</strong>. We have written to ${asked.author}.</p>
      ${whatComes(asked, proposal)}
      <p>There is nothing more to do. Were you wrong? Then say so here, and nothing goes there.</p>
      <div class="acts">${button(asked, proposal, 'refuse-address', 'Do not write there', 'secondary')}</div>`,
  )

const waitPage = ({ recipient, againAt }: Reaching): Html =>
  pageFrame(
    emptyOrnament,
    'Nothing goes to that address',
    html`<p>Someone said no to the address that we were given. What was left for ${recipient} is kept.</p>
      <p>You can give us another address here from ${dateInWords(againAt)}.</p>`,
  )

/** Where a contact can say how to reach somebody, or what became of that. */
export const proposePage = (asked: Reaching): Html => {
  const { proposal, contact, againAt } = asked
  if (proposal?.state === 'proposed') {
    const isTheirs = proposal.contactId === contact.id || proposal.supportedBy === contact.id
    return isTheirs ? givenPage(asked, proposal) : toAnswer(asked, proposal)
  }
  return againAt ? waitPage(asked) : askPage(asked)
}
