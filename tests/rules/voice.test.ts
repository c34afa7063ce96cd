import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { proseIn } from './texts.ts'

type Word = {
  readonly say: string
  readonly not: RegExp
  /** Only files of such a name mean by it what is not said. */
  readonly where?: RegExp
}

/** What people read, and what they do not, in the sense that is meant: a family is left, a message is sent. */
const WORDS: readonly Word[] = [
  { say: 'email, email address', not: /\be-mails?\b|\bmail(s|ed|ing)?\b|\bmailbox(es)?\b|\btakes our\b/i },
  { say: 'someone, anyone, anyone who, who, your', not: /\b(somebody|anybody|whoever|whom|of yours|of theirs)\b/i },
  { say: 'know, tell, let them know', not: /\bhears? of\b|\b(is|are) (not )?told of\b/i },
  { say: 'unlock, confirm it’s you', not: /\bprove[sd]?\b|\bproofs?\b/i },
  { say: 'reply', not: /\banswer\w*\b|\bwhat came back\b/i, where: /repl(y|ies)/i },
  {
    say: 'be sent, deliver, send',
    not: /\b(go|goes|going|gone|went) out\b|(\b(email|message|it|letter)|\$) leaves\b|\bleaves (on|today|tomorrow)\b/i,
  },
  { say: 'continue, go back on schedule', not: /\bgo(es)? on by (itself|themselves)\b/i },
  { say: 'transcript', not: /\bwhat is said\b|\bwords of (a|the|your) recording\b/i },
  { say: 'check in with you, check-in', not: /\bask you\b(?! this)|\bquestions? of ours\b/i },
  { say: 'authenticator app', not: /\bcode apps?\b/i },
  { say: 'trusted contact', not: /(?<!\btrusted |\/)\bcontacts?\b(?! (us|you|page)\b)/i },
  { say: 'repeats', not: /\bcomes back\b|\bagain and again\b/i },
  { say: 'needs attention', not: /\bneeds? somebody\b/i },
  { say: 'staff, our team', not: /\bthe house\b|\bthose of us\b/i },
  { say: 'not available yet', not: /\bbeing made\b|\bnot there\b/i },
]
/** How many lines may say such a word all the same. */
const MOST_LINES = 3
/** Those that do: the house of a childhood is not ours. */
const EXCEPT = ['What did the house smell of on Sundays?', 'What did your mother say when you left the house?']
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

test(`at most ${MOST_LINES} lines that people read say a word for which we have another`, () => {
  const prose = execFileSync('git', ['ls-files', 'web', 'backend', 'workflows'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\//.test(path) && !OWN_VOICE.test(path))
    .flatMap((path) => proseIn(path, readFileSync(path, 'utf8')).map((line) => ({ path, line })))
  expect(prose.length).toBeGreaterThan(3_000)
  const said = prose.flatMap(({ path, line }) =>
    WORDS.filter(({ not, where }) => not.test(line) && (where?.test(path) ?? true)).map(({ say }) => ({
      path,
      line,
      say,
    })),
  )
  expect(said.filter(({ line }) => !EXCEPT.includes(line))).toEqual([])
  expect(EXCEPT.filter((line) => !said.some((one) => one.line === line))).toEqual([])
  expect(said.length).toBeLessThanOrEqual(MOST_LINES)
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
