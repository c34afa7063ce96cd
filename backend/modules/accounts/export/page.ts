import { instantInWords } from '../../../kernel/words/instantInWords.ts'
import { fileLink } from '../../../kernel/page/fileLink.ts'
import { html, type Html } from '../../../kernel/page/html.ts'
import type { Belongings } from './belongings.ts'

/** Where the account's own facts stand among the parts. */
const OWN_PLACE = 50

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

const line = (name: string, value: string | null | undefined): Html =>
  value
    ? html`<dt>${name}</dt>
        <dd>${value}</dd>`
    : html``
const yes = (value: boolean) => (value ? 'yes' : 'no')

const factsOf = ({ profile, facts }: Belongings): Html =>
  html`<dl>
    ${line('Name', profile.name)} ${line('Username', profile.username)} ${line('Email', profile.email)}
    ${line('Second email', profile.secondEmail)} ${line('Birthday', profile.bornOn)} ${line('Time zone', profile.zone)}
    ${line('Emails about your messages', yes(profile.mails.news))} ${line('Reminders', yes(profile.mails.reminders))}
    ${facts.map(({ title, value }) => line(title, yes(value)))} ${line('Authenticator app', yes(profile.hasCodeApp))}
    ${line('Passkeys', profile.passkeys.map(({ name }) => name).join(', '))}
  </dl>`

const sections = (parts: Belongings['parts']): Html[] => parts.flatMap(({ page }) => page ?? [])

/** The first page of an export: everything readable in any browser, without script and without a network. */
export const indexPage = (all: Belongings, productName: string, at: string): string => {
  const page = html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>All your data at ${productName}</title>
      ${STYLE}
    </head>
    <body>
      <main>
        <h1>All your data</h1>
        <p>
          From ${productName}, as it stood on ${instantInWords(at)}. This page needs no internet and nobody’s help: keep
          the whole folder, and open this file in any browser. Times are in UTC.
        </p>
        ${sections(all.parts.filter(({ place }) => place < OWN_PLACE))}
        <section>
          <h2>You</h2>
          ${factsOf(all)}
        </section>
        ${sections(all.parts.filter(({ place }) => place >= OWN_PLACE))}
        <section>
          <h2>For programs</h2>
          <p>
            The same as data:
            ${fileLink('data/profile.json', 'profile')}${all.parts.map(
              ({ name, title }) => html`, ${fileLink(`data/${name}.json`, title)}`,
            )}.
          </p>
        </section>
      </main>
    </body>
  </html>`
  return `<!doctype html>${page.html}`
}
