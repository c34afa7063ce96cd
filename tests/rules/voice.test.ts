import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Words that no person reads here, with what is said instead; the rest of the guide needs an ear. */
const NOT = {
  'e-mail': 'email',
  somebody: 'someone',
  whoever: 'anyone who',
  whom: 'who',
  'hears of it': 'knows, is told',
  anybody: 'anyone',
  'hears of': 'knows, is told',
  'our mail': 'our email',
  'our mails': 'our emails',
  'a mail': 'an email',
  'by mail': 'by email',
  'takes our': 'accepts our',
  'code app': 'authenticator app',
  'of yours': 'your',
  'of theirs': 'their',
  'goes out': 'is sent',
  'go out': 'be sent',
  'went out': 'was sent',
  'gone out': 'been sent',
} as const
const STRAIGHT = /[a-z]'(?:m|s|t|re|ve|ll|d)\b/i
/** Strings of the specification, kept to the letter. */
const SPECIFIED = ["You don't have permission to access this area."]
/** Stories, quizzes, articles and the demo family's words have a voice of their own. */
const OWN_VOICE =
  /blog\/(bodies|posts)|quizzes\/|visitor\/content|info\/|site\/(story|company)|site\/landing\/(TenYears|views)|demo/

/** Where people's words stand: strings, pages, refusals, letters. */
const PLACES =
  /^(web\/.*[sS]trings\.ts|web\/.*[wW]ords\.ts|backend\/.*\/refusals\.ts|backend\/modules\/.*\/pages(\/.*)?\.ts|workflows\/.*([mM]ail|letters)(\/.*)?\.ts)$/

const files = execFileSync('git', ['ls-files', 'web', 'backend', 'workflows'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => PLACES.test(path) && !path.includes('.test.') && !OWN_VOICE.test(path))

/** The lines that are no comment. */
const linesOf = (text: string): readonly string[] =>
  text
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .split('\n')
    .filter((line) => !line.trim().startsWith('//'))

const wordsOf = (line: string): string => SPECIFIED.reduce((left, one) => left.replace(one, ''), line)
const found = (isBad: (line: string) => boolean) =>
  files.flatMap((path) =>
    linesOf(readFileSync(path, 'utf8'))
      .map(wordsOf)
      .filter(isBad)
      .map((line) => `${path}: ${line.trim()}`),
  )

test('there are files of people’s words to read', () => expect(files.length).toBeGreaterThan(60))

test.each(Object.entries(NOT))('people do not read “%s”, they read “%s”', (word) => {
  const said = new RegExp(`(?<![\\w.])${word}(?![\\w:(])`, 'i')
  expect(found((line) => said.test(line) && /[a-z’,] [a-z]/i.test(line))).toEqual([])
})

/** Words of the landing page, the tours and the legal pages that no person reads either; what is told in them has its own voice. */
const PAGES = execFileSync('git', ['ls-files', 'web/modules', 'web/app'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|blog\/(bodies|posts)|quizzes\/|site\/story|demo/i.test(path))
/** In quotes, between tags, or a line of a longer text. */
const QUOTED = /'[^'\n]*'|`[^`]*`|>[^<>{}]*<|^\s+[A-Za-z“][^{}=;()<>'`]*$/g

test('no page says somebody, whoever, whom, hears of or our mail', () => {
  const wrong = PAGES.flatMap((path) =>
    linesOf(readFileSync(path, 'utf8')).flatMap((line) =>
      (line.match(QUOTED) ?? [])
        .filter((words) => / /.test(words) && /\b(somebody|whoever|whom|hears of|our mails?)\b/i.test(words))
        .map((words) => `${path}: ${words}`),
    ),
  )
  expect(wrong).toEqual([])
})

test('apostrophes are curly', () => expect(found((line) => STRAIGHT.test(line))).toEqual([]))
