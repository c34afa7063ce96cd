import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { line, Name, storedName, words } from '../text.ts'

const UNSEEN = {
  'a space of no width': '\u200B',
  'a filler of Hangul': '\u3164',
  'half a filler': '\uFFA0',
  'an accent alone': '\u0301',
  'letters of a tag': '\u{E0061}\u{E0062}',
  'a joiner between nothing': '\u200D\u200D',
  'a blank of Braille': '\u2800',
  'a soft hyphen': '\u00AD',
}

describe.each(Object.entries(UNSEEN))('%s', (_, unseen) => {
  test.each([unseen, unseen.repeat(7), ` ${unseen} ${unseen}`])('is neither a name nor a line', (text) => {
    const wanted = v.minLength<string, 1, string>(1, 'Write it.')
    for (const schema of [Name, storedName(100), line(200), words(200)])
      expect(v.safeParse(v.pipe(schema, wanted), text).issues?.[0].message).toBe('Write it.')
  })
})

test.each(['—', '...', '_'])('%j is no name: there is nothing to read', (text) => expect(v.is(Name, text)).toBe(false))

test.each([
  ['\u200BRu\u200Bth\u2060 ', 'Ruth'],
  ['Ru\u00ADth', 'Ruth'],
  ['Ru\u200Dth', 'Ruth'],
  ['\uFEFFRuth \u3164', 'Ruth'],
])('%j is kept as %j', (given, kept) => expect(v.parse(Name, given)).toBe(kept))

test.each([
  ['of a joined emoji', '👩‍👩‍👧'],
  ['of a heart of fire', '❤️‍🔥'],
  ['of a Persian name', 'علی‌رضا'],
  ['of a Sinhala name', 'ශ්‍රී'],
  ['of the flag of Scotland', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['of a Japanese name', '葛󠄀城'],
  ['of a flag', '🇮🇪'],
])('what holds together the parts %s stays', (_, name) => expect(v.parse(Name, name)).toBe(name))
