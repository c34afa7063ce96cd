import { expect, test } from 'vitest'
import { canonical } from '../testing/canonical.ts'
import { readTree, writtenAs } from '../testing/memory.ts'
import { childOf, node, textOf } from '../node.ts'
import { inspect } from './inspect.ts'

const latin1 = (text: string) => Buffer.from(text, 'latin1')
const file551 = (lines: string, charset = 'UTF-8', source = 'TEST') =>
  `0 HEAD\n1 SOUR ${source}\n1 GEDC\n2 VERS 5.5.1\n1 CHAR ${charset}\n${lines}\n0 TRLR\n`
const file70 = (lines: string) => `0 HEAD\n1 GEDC\n2 VERS 7.0\n${lines}\n0 TRLR\n`
const read = (text: string | Buffer, size?: number) =>
  readTree(typeof text === 'string' ? Buffer.from(text) : text, undefined, size)
const recordsIn = async (text: string | Buffer) => (await read(text)).records.slice(1, -1)

test('a record keeps the order and the spelling of what stands in it', async () => {
  const [person] = await recordsIn(
    file551('0 @I1@ INDI\n1 NAME  //\n1 _OWN a\n1 BIRT\n2 DATE ABT    1253\n1 NAME Ada /Lund/'),
  )
  expect(person).toMatchObject({ tag: 'INDI', xref: 'I1', line: 6 })
  expect(person?.children.map(({ tag, payload }) => [tag, payload])).toEqual([
    ['NAME', ' //'],
    ['_OWN', 'a'],
    ['BIRT', undefined],
    ['NAME', 'Ada /Lund/'],
  ])
  expect(person && textOf(person, 'BIRT', 'DATE')).toBe('ABT    1253')
})

test('a letter of an older program in a file that says UTF-8 is read as that letter, and nothing beside it changes', async () => {
  const { records, notes } = await read(latin1(file551('0 @I1@ INDI\n1 NAME Zo\xeb Fen\n1 NOTE J\xc3\xb3n')))
  expect(records[1] && textOf(records[1], 'NAME')).toBe('Zoë Fen')
  expect(records[1] && textOf(records[1], 'NOTE')).toBe('Jón')
  expect(notes).toEqual([{ code: 'another-charset', line: 7, detail: 'cp1252' }])
})

test('a letter that was cut in two by CONC is put together before it is decoded', async () => {
  const [person] = await recordsIn(latin1(file551('0 @I1@ INDI\n1 NOTE Jos\xc3\n2 CONC \xa9 Lund')))
  expect(person && textOf(person, 'NOTE')).toBe('José Lund')
})

test('a mark of ANSEL at the end of a line stands above the first letter of the next', async () => {
  const [person] = await recordsIn(latin1(file551('0 @I1@ INDI\n1 NAME M\xe8\n2 CONC uller', 'ANSEL')))
  expect(person && textOf(person, 'NAME')).toBe('Müller')
})

test.each([
  ['blanks at the end of a line and behind CONC are part of the text', 'FTM', 'so ', ' many', 'so  many'],
  ['nothing is put between two lines of CONC', 'PAF', 'marr', 'ied', 'married'],
  ['the blank that a program dropped is put back', 'FindMyPast', 'so', 'many', 'so many'],
])('%s', async (_, source, first, second, whole) => {
  const [person] = await recordsIn(file551(`0 @I1@ INDI\n1 NOTE ${first}\n2 CONC ${second}`, 'UTF-8', source))
  expect(person && textOf(person, 'NOTE')).toBe(whole)
})

test('blanks at the beginning of a line stay, and an empty line is one with or without a blank', async () => {
  const text = file551('0 @I1@ INDI\n1 NOTE one\n2 CONT      five\n2 CONT \n2 CONT\n2 CONT end')
  const [person] = await recordsIn(text)
  expect(person && textOf(person, 'NOTE')).toBe('one\n     five\n\n\nend')
  const { bytes } = await writtenAs('everything-551', await read(text))
  expect(bytes.toString()).toContain('1 NOTE one\n2 CONT      five\n2 CONT\n2 CONT\n2 CONT end\n')
})

test('lines are not cut where Unicode knows other ends of lines, nor at a tab', async () => {
  const [person] = await recordsIn(file551('0 @I1@ INDI\n1 NOTE a\u2028b\u2029c\td'))
  expect(person && textOf(person, 'NOTE')).toBe('a\u2028b\u2029c\td')
})

test('a doubled @ is undone where its dialect doubles it', async () => {
  const [of70] = await recordsIn(file70('0 @I1@ INDI\n1 NOTE @@@@@ x\n2 CONT a@@b\n2 CONT @@c'))
  expect(of70 && textOf(of70, 'NOTE')).toBe('@@@@ x\na@@b\n@c')
  const [of551] = await recordsIn(file551('0 @I1@ INDI\n1 NOTE a@@b @@c\n1 BIRT\n2 DATE @#DJULIAN@ 5 MAR 1700'))
  expect(of551 && textOf(of551, 'NOTE')).toBe('a@b @c')
  expect(of551 && textOf(of551, 'BIRT', 'DATE')).toBe('@#DJULIAN@ 5 MAR 1700')
})

test('text behind a pointer is kept, and odd names of records are read', async () => {
  const { records, notes } = await read(
    file551('0 @I-1.a@ INDI\n1 NOTE @N 1@ more\n1 NOTE @someone@ wrote this\n0 @N 1@ NOTE text\n0 INDI'),
  )
  expect(records[1]).toMatchObject({ xref: 'I-1.a' })
  expect(records[1]?.children).toMatchObject([
    { pointer: 'N 1', payload: 'more' },
    { pointer: undefined, payload: '@someone@ wrote this' },
  ])
  expect(notes.map(({ code }) => code)).toEqual(['text-behind-pointer', 'no-xref'])
})

test('two records of GEDCOM 5 named @VOID@ are two records, and each pointer means the one of its kind', async () => {
  const { records, notes } = await read(
    file551('0 @VOID@ INDI\n1 FAMS @VOID@\n0 @VOID@ FAM\n1 HUSB @VOID@\n1 CHIL @VOID@'),
  )
  const [person, family] = records.slice(1)
  expect(person?.xref).not.toBe(family?.xref)
  expect([person?.xref, family?.xref]).not.toContain('VOID')
  expect(person && childOf(person, 'FAMS')?.pointer).toBe(family?.xref)
  expect(family && childOf(family, 'HUSB')?.pointer).toBe(person?.xref)
  expect(notes.map(({ code }) => code)).toEqual(['repeated-xref', 'repeated-xref'])
})

test('a name that many records share costs no more than many names', async () => {
  const lines = Array.from({ length: 20_000 }, () => '0 @I1@ INDI\n1 FAMS @I1@').join('\n')
  const { records } = await read(file551(lines))
  expect(new Set(records.map(({ xref }) => xref)).size).toBe(20_001)
})

test('of two people with one name the second gets another', async () => {
  const [one, other] = await recordsIn(file551('0 @I1@ INDI\n1 NAME A\n0 @I1@ INDI\n1 NAME B'))
  expect(one?.xref).toBe('I1')
  expect(other?.xref).toBe('I1D1')
})

test('whatever a line lacks, its text is kept and said by its line', async () => {
  const { records, notes } = await read(
    file551('0 @I1@ INDI\n  1 NOTE one\n\nand a line of its own\n1 birt\n4 DATE 1900\n01 SEX M\n1 FAMC @F9@'),
  )
  const person = records[1]
  expect(person && textOf(person, 'NOTE')).toBe('one\nand a line of its own')
  expect(person && textOf(person, 'BIRT', 'DATE')).toBe('1900')
  expect(person && childOf(person, 'FAMC')?.pointer).toBe('F9')
  expect(notes).toEqual([
    { code: 'no-level', line: 9 },
    { code: 'lower-case-tag', line: 10 },
    { code: 'level-jump', line: 11 },
    { code: 'level-spelling', line: 12 },
    { code: 'dangling-pointer', line: 13, detail: 'F9' },
  ])
})

test('a file that was cut off is read to its last line', async () => {
  const { records, notes } = await read(file551('0 @I1@ INDI\n1 NAME Ada').replace('\n0 TRLR\n', ''))
  expect(records[1] && textOf(records[1], 'NAME')).toBe('Ada')
  expect(notes).toEqual([{ code: 'cut-off', line: 7 }])
})

test.each([
  ['nothing', ''],
  ['a page', '<html>\n<body>0 HEAD</body>'],
  ['a table', 'name;born\nAda;1900'],
])('%s is no GEDCOM, and its first line is told', async (_, text) => {
  const bytes = Buffer.from(text)
  expect(await inspect(() => [bytes])).toEqual({ isGedcom: false, firstLine: text.split('\n')[0] })
})

test.each(['\n', '\r\n', '\r'])(
  'lines that end in %j are read alike, wherever a file is cut into pieces',
  async (end) => {
    const text = file551('0 @I1@ INDI\n1 NAME Zoë\n1 NOTE a\n2 CONT b\n2 CONC c').replaceAll('\n', end)
    for (const size of [1, 3, 7, 1_000]) {
      const { records, notes } = await read(text, size)
      expect(records[1] && textOf(records[1], 'NOTE')).toBe('a\nbc')
      expect(records[1]?.children.at(-1)?.line).toBe(8)
      expect(notes).toEqual([])
    }
  },
)

test('UTF-16 is read with and without its mark, in both orders', async () => {
  const little = Buffer.from(file551('0 @I1@ INDI\n1 NAME Zoë 日本', 'UNICODE'), 'utf16le')
  const big = Buffer.from(little).swap16()
  for (const bytes of [
    little,
    big,
    Buffer.concat([Buffer.from([0xff, 0xfe]), little]),
    Buffer.concat([Buffer.from([0xfe, 0xff]), big]),
  ]) {
    const { records } = await read(bytes, 5)
    expect(records[1] && textOf(records[1], 'NAME')).toBe('Zoë 日本')
  }
})

test('bytes that are UTF-8 throughout are read as that, whatever the file says', async () => {
  const { found, records } = await read(file551('0 @I1@ INDI\n1 NAME Zoë', 'ANSEL'))
  expect(found).toMatchObject({ charset: 'utf-8', declared: 'ANSEL', isOverruled: true, samples: ['Zoë'] })
  expect(records[1] && textOf(records[1], 'NAME')).toBe('Zoë')
})

test('another set can be chosen, and the names show what it makes of them', async () => {
  const bytes = latin1(file551('0 @I1@ INDI\n1 NAME Zo\x89', 'ANSI'))
  expect((await readTree(bytes)).found.samples).toEqual(['Zo‰'])
  const { found, records } = await readTree(bytes, 'cp437')
  expect(found.samples).toEqual(['Zoë'])
  expect(records[1] && textOf(records[1], 'NAME')).toBe('Zoë')
})

test('a byte that means nothing, and NUL, become U+FFFD and are told by their line', async () => {
  const { records, notes } = await read(latin1(file551('0 @I1@ INDI\n1 NAME A\x81\n1 NOTE b\x00', 'ANSI')))
  expect(records[1]?.children.map(({ payload }) => payload)).toEqual(['A\ufffd', 'b\ufffd'])
  expect(notes).toEqual([
    { code: 'unknown-byte', line: 7, detail: '81' },
    { code: 'nul', line: 8 },
  ])
})

test('a note and a source that point to each other, and a header to nobody, are read', async () => {
  const { records, notes } = await read(file551('1 SUBM @U1@\n0 @N1@ NOTE n\n1 SOUR @S1@\n0 @S1@ SOUR\n1 NOTE @N1@'))
  expect(records).toHaveLength(4)
  expect(notes).toEqual([{ code: 'dangling-pointer', line: 6, detail: 'U1' }])
})

test('what lies a thousand levels deep is read and written', async () => {
  const deep = Array.from({ length: 998 }, (_, level) => `${level + 1} _X ${level}`).join('\n')
  const text = file551(`0 @I1@ INDI\n${deep}`)
  const tree = await read(text)
  const { bytes } = await writtenAs('everything-551', tree)
  expect(bytes.toString()).toContain('\n998 _X 997\n')
  expect(tree.notes).toEqual([])
})

test('a name in two forms of one letter is kept as it was read', async () => {
  const [person] = await recordsIn(file551('0 @I1@ INDI\n1 NAME Mu\u0308ller'))
  expect(person && textOf(person, 'NAME')).toBe('Mu\u0308ller')
  expect(
    canonical(Buffer.from(file551('0 @I1@ INDI\n1 NAME Mu\u0308ller')), (await read(file551('0 @I1@ INDI'))).found),
  ).toContain(JSON.stringify('Müller'))
  expect(node('NAME', '')).toEqual({ tag: 'NAME', payload: undefined, children: [] })
})
