import { instantInWords } from '../../../kernel/words/instantInWords.ts'
import { html, type Html } from '../../../kernel/page/html.ts'
import { folderOf, titleOf } from './folders.ts'
import type { HandedOver } from './handedOver.ts'
import { letterIn, recordingIn, wordsIn } from './links.ts'
import type { ExportedMessage } from './messages.ts'

const STATES: Readonly<Record<string, string>> = {
  draft: 'A draft.',
  dormant: 'Kept until it is needed.',
  held: 'On hold, since you answered.',
  paused: 'Paused.',
  claimed: 'Being delivered.',
  delivering: 'Being delivered.',
  delivered: 'Delivered.',
  undeliverable: 'Could not be delivered.',
  recalled: 'Taken back.',
  cancelled: 'Cancelled.',
}

const occurrence = (folder: string, message: ExportedMessage, one: HandedOver): Html => html`<section>
  <h4>Handed over on ${instantInWords(one.at)}</h4>
  <p>
    To ${one.for.join(', ')}.${one.dueOn ? ` It was due on ${instantInWords(one.dueOn)}.` : ''}
    ${one.title && one.title !== message.title ? `Its title was “${one.title}”.` : ''}
  </p>
  ${letterIn(`${folder}/${one.folder}`, one.letter)} ${one.files.map((name) => recordingIn(folder, name))}
  ${one.words.map((words) => wordsIn(folder, words))}
</section>`

const message = (one: ExportedMessage, index: number): Html => {
  const folder = folderOf(one, index)
  const people = one.for.join(', ')
  return html`<article id="message-${index + 1}">
    <h3>${titleOf(one)}</h3>
    <p>
      ${people ? `For ${people}. ` : ''}Begun on ${instantInWords(one.createdAt)}. ${STATES[one.state] ?? 'Sealed.'}
      ${one.dueAt ? `Its date: ${instantInWords(one.dueAt)}.` : ''}
      ${one.occasion && `You kept it for: ${one.occasion}.`}
      ${one.deliverIfIDie === true && 'If you died while it is on hold, you want it delivered.'}
    </p>
    ${letterIn(folder, one.letter)} ${one.files.map(({ name }) => recordingIn(folder, name))}
    ${one.words.map((words) => wordsIn(folder, words))}
    ${one.lostFiles > 0 && html`<p>We could not read ${one.lostFiles} of its files. Please write to us.</p>`}
    ${one.handedOver.map((each) => occurrence(folder, one, each))} ${one.replies.length > 0 && html`<h4>Replies</h4>`}
    ${one.replies.map(
      ({ from, at, text }) =>
        html`<p>${from}, ${instantInWords(at)}:</p>
          <div class="letter">${text}</div>`,
    )}
    ${
      one.history.length > 0 &&
      html`<details>
        <summary>What became of it</summary>
        <ol>
          ${one.history.map(({ at, what }) => html`<li>${instantInWords(at)}: ${what}</li>`)}
        </ol>
      </details>`
    }
  </article>`
}

export const messagesSection = (messages: readonly ExportedMessage[]): Html => html`<section>
  <h2>Messages</h2>
  ${messages.length === 0 && html`<p>None yet.</p>`} ${messages.map(message)}
</section>`
