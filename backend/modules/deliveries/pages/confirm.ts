import { ornament, emptyOrnament } from '../../../kernel/page/ornament.ts'
import { pageFrame } from '../../../kernel/page/pageFrame.ts'
import { dateInWords, html, type Html } from '../../../kernel/page/html.ts'
import type { Form } from '../../../kernel/page/link.ts'
import { alertOf, pressForm } from '../../../kernel/page/linkPage.ts'
import type { Delivery } from '../delivery.ts'

/** What a contact is asked about somebody, and the form of their answer. */
export type Confirming = Form & {
  readonly author: string
  /** Whom it is about, and who is asked. */
  readonly recipient: string
  readonly contact: string
  readonly state: Delivery
}

const button = (asked: Confirming, action: string, words: string, look: 'primary' | 'secondary'): Html =>
  pressForm(asked, `/trusted/${asked.token}/${action}`, { words, look })

const no = (asked: Confirming, words: string): Html => button(asked, 'refuse-access', words, 'secondary')

const askPage = (asked: Confirming): Html => {
  const { author, recipient, contact, token } = asked
  return pageFrame(
    ornament(token, { isLit: true }),
    `Is it really ${recipient}?`,
    html`${alertOf(asked)}
      <p>Dear ${contact},</p>
      <p>
        ${author} left something for ${recipient}. ${recipient} cannot open it and says that you could tell us who is
        asking.
      </p>
      <p>
        <strong>Please talk to ${recipient} first</strong>, in person or on a phone number you already have. Someone
        else might be reading their email.
      </p>
      <p>
        If you say yes, ${recipient} can open it with a code that we send to their own email. You do not see what it is,
        and ${author} is told what you said.
      </p>
      <div class="acts">
        ${button(asked, 'confirm-access', 'Yes, I know them and they asked me', 'primary')} ${no(asked, 'No')}
      </div>`,
  )
}

const givenPage = (asked: Confirming): Html =>
  pageFrame(
    ornament(asked.token, { isLit: true }),
    'Thank you',
    html`${alertOf(asked)}
      <p>
        We have written to ${asked.recipient}, who can now ask for a code, until
        ${dateInWords(asked.state.confirmation?.until ?? '')}. There is nothing more to do.
      </p>
      <p>Was it someone else after all? Then say so here, and the code opens nothing.</p>
      <div class="acts">${no(asked, 'It was not them')}</div>`,
  )

const refusedPage = ({ author }: Confirming): Html =>
  pageFrame(emptyOrnament, 'Thank you for telling us', html`<p>Nothing is opened this way. We tell ${author}.</p>`)

/** What a contact is asked, or what became of their answer. */
export const confirmPage = (asked: Confirming): Html => {
  const state = asked.state.confirmation?.state
  if (state === 'given') return givenPage(asked)
  return state === 'refused' ? refusedPage(asked) : askPage(asked)
}
