import { expect, test } from 'vitest'
import { escapeHtml, render, type Letter } from './letter.ts'
import { newMasterKey, readSettings } from '../process/settings.ts'

const settings = readSettings({
  DATABASE_URL: 'postgres://localhost/none',
  EVENTSTORE_URL: 'esdb://localhost:1',
  TEMPORAL_ADDRESS: 'localhost:1',
  S3_ENDPOINT: 'http://localhost:1',
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: 'secret',
  SMTP_URL: 'smtp://localhost:1',
  MASTER_KEY: newMasterKey(),
  VAULT_KEY: newMasterKey(),
  BACKUP_KEY: newMasterKey(),
})
const letter: Letter = {
  subject: 'Your message to Ben & Ada will be sent in 2 days',
  heading: 'Your message to Ben & Ada will be sent in 2 days',
  greeting: 'Dear <b>Ruth</b>,',
  lines: ['In 2 days we deliver "For <Ben>" to Ben & Ada, unless you answer.', 'The date is Saturday, June 14, 2031.'],
  choices: [
    { label: 'I’m still here', url: 'https://everhearth.example/check/abc?do=here&a=1' },
    { label: 'Cancel <this> message', url: 'https://everhearth.example/check/abc?do=cancel' },
  ],
  because: 'You’re receiving this because you asked us to.',
}
const { subject, text, html, pictures } = render(letter, settings)

/** The words of a page as a reader without pictures and styles gets them. */
const textOf = (page: string) =>
  page
    .replace(/<head>.*<\/head>/s, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&#8217;', '’')
    .replaceAll('&amp;', '&')

/** Words alone: a label stands once with the colon before its address and once without. */
const wordsIn = (text: string) => new Set(text.split(/[\s:]+/).filter(Boolean))

test('text and HTML hold the same words', () => {
  expect(subject).toBe(letter.subject)
  expect(wordsIn(textOf(html))).toEqual(wordsIn(text))
  for (const line of [letter.heading, letter.greeting ?? '', ...letter.lines, letter.because])
    expect(text).toContain(line)
})

test('where no choice is the main one, none is filled, and each says what it does', () => {
  const [first, second] = letter.choices
  if (!first || !second) throw new Error('The letter has two choices')
  const equal = render(
    { ...letter, areEqual: true, choices: [{ ...first, meaning: 'It waits for you.' }, second] },
    settings,
  )
  expect(html).toContain('background:#2F3E84')
  expect(equal.html).not.toContain('background:#2F3E84')
  expect(equal.html).toContain('It waits for you.')
  expect(equal.text).toContain(`${first.url}\nIt waits for you.`)
})

test('no word of a person is taken for markup', () => {
  expect(html).toContain('Dear &lt;b&gt;Ruth&lt;/b&gt;,')
  expect(html).not.toContain('<b>Ruth')
  expect(html).toContain('Cancel &lt;this&gt; message')
  expect(html).toContain('href="https://everhearth.example/check/abc?do=here&amp;a=1"')
  expect(escapeHtml(`<a href="x">&</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;&amp;&lt;/a&gt;')
})

test('nothing is fetched from elsewhere and nothing runs', () => {
  expect(html).not.toMatch(/<(script|link|iframe|object|video|audio|form|input|svg)\b/i)
  expect(html).not.toMatch(/url\(|@import|background-image/i)
  const hrefs = [...html.matchAll(/href="([^"]+)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'))
  expect(hrefs).toEqual(letter.choices.map(({ url }) => url))
})

test('its only picture travels with it, says nothing and is small', () => {
  expect(pictures.map(({ cid }) => `src="cid:${cid}" alt=""`)).toEqual(html.match(/src="[^"]*" alt="[^"]*"/g))
  expect(html.match(/<img/g)).toHaveLength(pictures.length)
  for (const { bytes } of pictures) expect(bytes.length).toBeLessThan(4_000)
})

test('each choice stands with its address, also in the text', () => {
  for (const { label, url } of letter.choices) expect(text).toContain(`${label}:\n${url}`)
})

test('a letter without a greeting begins with its first line', () => {
  const { greeting: _, ...short } = letter
  expect(render(short, settings).text).toContain(`${letter.heading}\n\n${letter.lines[0]}`)
})

test('the HTML of a letter reads the same where its charset is forgotten', () => {
  const { html } = render({ ...letter, lines: ['“The big spoon” goes to Łódź 🥄'] }, settings)
  expect(html).not.toMatch(/[\u0080-\uffff]/)
  expect(html).toContain('&#8220;The big spoon&#8221; goes to &#321;&#243;d&#378; &#129348;')
})
