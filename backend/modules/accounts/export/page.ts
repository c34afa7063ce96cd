import { instantInWords } from '../../../kernel/http/answer.ts'
import { html, type Html } from '../../../kernel/page/html.ts'
import type { Belongings } from './belongings.ts'
import { folderOf, titleOf } from './folders.ts'
import type { HandedOver } from './handedOver.ts'
import { letterIn, link, recordingIn, wordsIn } from './links.ts'
import type { ExportedMessage } from './messages.ts'

// Nothing is fetched from anywhere: the page is read in twenty years, without us. Colours are the reader's own.
const STYLE = html`<style>
  :root {
    color-scheme: light dark;
  }
  body {
    max-width: 42em;
    margin: 0 auto;
    padding: 2em 1em 4em;
    font:
      1.15rem/1.6 Georgia,
      serif;
    overflow-wrap: anywhere;
  }
  h1,
  h2,
  h3 {
    line-height: 1.25;
  }
  article,
  section {
    margin-top: 2.5em;
  }
  .letter {
    white-space: pre-wrap;
  }
  audio,
  video {
    display: block;
    width: 100%;
    margin: 0.8em 0;
  }
  dt {
    font-weight: bold;
  }
  dd {
    margin: 0 0 0.6em;
  }
</style>`

const STATES: Readonly<Record<string, string>> = {
  draft: 'A draft.',
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
    </p>
    ${letterIn(folder, one.letter)} ${one.files.map(({ name }) => recordingIn(folder, name))}
    ${one.words.map((words) => wordsIn(folder, words))}
    ${one.lostFiles > 0 && html`<p>We could not read ${one.lostFiles} of its files. Please write to us.</p>`}
    ${one.handedOver.map((each) => occurrence(folder, one, each))}
    ${one.replies.length > 0 && html`<h4>What came back</h4>`}
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

const fact = (name: string, value: string | null | undefined): Html | undefined =>
  value
    ? html`<dt>${name}</dt>
        <dd>${value}</dd>`
    : undefined
const yes = (value: boolean) => (value ? 'yes' : 'no')

const facts = ({ profile }: Belongings): Html =>
  html`<dl>
    ${fact('Name', profile.name)} ${fact('Username', profile.username)} ${fact('Email', profile.email)}
    ${fact('Second email', profile.secondEmail)} ${fact('Birthday', profile.bornOn)} ${fact('Time zone', profile.zone)}
    ${fact('Mails about your messages', yes(profile.mails.news))} ${fact('Reminders', yes(profile.mails.reminders))}
    ${fact('Newsletter', yes(profile.readsNewsletter))} ${fact('Code app', yes(profile.hasCodeApp))}
    ${fact('Passkeys', profile.passkeys.map(({ name }) => name).join(', '))}
  </dl>`

/** The first page of an export: everything readable in any browser, without script and without a network. */
export const indexPage = (all: Belongings, productName: string, at: string): string => {
  const page = html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Everything of yours at ${productName}</title>
      ${STYLE}
    </head>
    <body>
      <main>
        <h1>Everything of yours</h1>
        <p>
          From ${productName}, as it stood on ${instantInWords(at)}. This page needs no internet and nobody’s help: keep
          the whole folder, and open this file in any browser. Times are in UTC.
        </p>
        <section>
          <h2>Messages</h2>
          ${all.messages.length === 0 && html`<p>None yet.</p>`} ${all.messages.map(message)}
        </section>
        <section>
          <h2>People</h2>
          ${all.people.length === 0 && html`<p>None yet.</p>`}
          <ul>
            ${all.people.map(
              ({ name, email, secondEmail, isRemoved }) =>
                html`<li>
                  ${name}, ${email}${secondEmail ? `, ${secondEmail}` : ''}${isRemoved ? ' (taken out)' : ''}
                </li>`,
            )}
          </ul>
        </section>
        ${
          all.contacts.length > 0 &&
          html`<section>
            <h2>Trusted contacts</h2>
            <ul>
              ${all.contacts.map(({ name, email, state }) => html`<li>${name}, ${email} (${state})</li>`)}
            </ul>
          </section>`
        }
        <section>
          <h2>You</h2>
          ${facts(all)}
        </section>
        ${
          all.conversations.length > 0 &&
          html`<section>
            <h2>What you wrote to us</h2>
            ${all.conversations.map(
              ({ turns, files }) =>
                html`<article>
                  ${turns.map(
                    ({ from, at: saidAt, text }) =>
                      html`<p>${from === 'you' ? 'You' : productName}, ${instantInWords(saidAt)}:</p>
                        <div class="letter">${text}</div>`,
                  )}
                  ${files.map(({ name, at: sentAt }) => html`<p>You sent ${link(name, 'a file')}, ${instantInWords(sentAt)}.</p>`)}
                </article>`,
            )}
          </section>`
        }
        ${
          all.review
            ? html`<section>
                <h2>Your review</h2>
                <p>${all.review.stars} of 5 stars, as ${all.review.name}</p>
                <div class="letter">${all.review.text}</div>
              </section>`
            : undefined
        }
        <section>
          <h2>For programs</h2>
          <p>
            The same as data: ${link('data/profile.json', 'profile')}, ${link('data/messages.json', 'messages')},
            ${link('data/people.json', 'people')}, ${link('data/contacts.json', 'trusted contacts')},
            ${link('data/conversations.json', 'conversations')}, ${link('data/review.json', 'review')}.
          </p>
        </section>
      </main>
    </body>
  </html>`
  return `<!doctype html>${page.html}`
}
