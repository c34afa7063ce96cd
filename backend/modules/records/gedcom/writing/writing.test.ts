import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSame, node, pointing, textOf, type GedcomNode } from '../node.ts'
import { canonical } from '../testing/canonical.ts'
import { readTree, writtenAs } from '../testing/memory.ts'
import { cut, LINE_BYTES } from './lines.ts'
import type { Profile } from './write.ts'

const head = (version: string) => `0 HEAD\n1 GEDC\n2 VERS ${version}\n`
const tree = async (version: string, lines: string) => readTree(Buffer.from(`${head(version)}${lines}\n0 TRLR\n`))
const written = async (profile: Profile, version: string, lines: string) => {
  const { bytes, ...rest } = await writtenAs(profile, await tree(version, lines))
  return { text: bytes.toString(), ...rest }
}
const note = (record: GedcomNode | undefined) => record && textOf(record, 'NOTE')

test('a file begins with its mark and a header of ours, which keeps what the old one said of the tree', async () => {
  const { text } = await written(
    'everything-551',
    '5.5.1',
    '1 COPR Lund\n1 FILE C:\\Karl\\old.ged\n1 _OWN x\n0 @I1@ INDI',
  )
  expect(text).toMatch(/^\ufeff0 HEAD\n1 GEDC\n2 VERS 5\.5\.1\n2 FORM LINEAGE-LINKED\n1 SOUR EVERHEARTH\n/)
  expect(text).toContain('1 COPR Lund\n1 _OWN x\n0 @I1@ INDI\n0 TRLR\n')
  expect(text).not.toContain('Karl')
})

test('names of records are capitals and digits, and every record of GEDCOM 7 has one', async () => {
  const { text } = await written(
    'everything-70',
    '7.0',
    '0 @I_1@ INDI\n1 FAMS @F1@\n0 @X1@ INDI\n0 @F1@ FAM\n1 HUSB @I_1@\n0 SOUR',
  )
  expect(text).toContain('0 @X2@ INDI\n1 FAMS @F1@\n0 @X1@ INDI\n0 @F1@ FAM\n1 HUSB @X2@\n0 @X3@ SOUR\n')
})

test('nothing stands behind an empty line, in either dialect', async () => {
  for (const [profile, version] of [
    ['everything-551', '5.5.1'],
    ['everything-70', '7.0'],
  ] as const)
    expect((await written(profile, version, '0 @I1@ INDI\n1 NOTE a\n2 CONT \n2 CONT b')).text).toContain(
      '1 NOTE a\n2 CONT\n2 CONT b\n',
    )
})

test('what GEDCOM 7 forbids in a text is left out and told', async () => {
  const { text, notes } = await written('everything-70', '7.0', '0 @I1@ INDI\n1 NOTE a\u000bb\u0085c\ufeffd')
  expect(text).toContain('1 NOTE abc\ufeffd\n')
  expect(notes).toEqual([{ code: 'banned-characters', xref: 'I1' }])
})

test('both dialects give back what stands between the lines and beside @', async () => {
  const text = '@@@@ x\na@@b\n@c\u2028d\te  \n  f'
  const lines = '1 NOTE @@@@@ x\n2 CONT a@@b\n2 CONT @@c\u2028d\te  \n2 CONT   f'
  const one = await tree('7.0', `0 @I1@ INDI\n${lines}`)
  expect(note(one.records[1])).toBe(text)
  for (const profile of ['everything-70', 'everything-551'] as const)
    expect(note((await readTree((await writtenAs(profile, one)).bytes)).records[1])).toBe(text)
})

test('a long text is cut inside its words, never beside a blank or inside a letter', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'é', '日', '👪', ' ', '@', 'u\u0308'), { maxLength: 900 }), (letters) => {
      const text = letters.join('')
      const parts = cut(text)
      expect(parts.join('')).toBe(text)
      for (const [index, part] of parts.entries()) {
        if (index === 0) continue
        expect(`${parts[index - 1]?.at(-1)}${part[0]}`).not.toMatch(/\s|@|\u0308/)
        expect(part.isWellFormed()).toBe(true)
      }
    }),
  )
  expect(cut('x'.repeat(1_000)).map((part) => part.length)).toEqual([LINE_BYTES, LINE_BYTES, LINE_BYTES, LINE_BYTES, 8])
})

const text = fc.string({ unit: fc.constantFrom('a', ' ', '@', '#', '\n', '\t', 'ö', '\u2028', '/', 'D') })
const arbitrary: fc.Arbitrary<GedcomNode> = fc.letrec<{ node: GedcomNode }>((tie) => ({
  node: fc
    .record({
      tag: fc.constantFrom(
        'NOTE',
        'BIRT',
        'DATE',
        'SOUR',
        'NAME',
        'TYPE',
        'EXID',
        'RIN',
        'OBJE',
        'FILE',
        'FORM',
        'UID',
        'FAMC',
        '_OWN',
      ),
      pointer: fc.option(fc.constantFrom('I1', 'S1', 'F1'), { nil: undefined, freq: 4 }),
      text,
      children: fc.array(tie('node'), { maxLength: 2, size: 'xsmall' }),
    })
    .map(({ tag, pointer, text, children }) =>
      pointer === undefined ? node(tag, text, children) : pointing(tag, pointer, children),
    ),
})).node

test('whatever a record holds, it is read back from its own dialect, and from the other one and back', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(arbitrary, { maxLength: 4 }),
      fc.constantFrom('551' as const, '70' as const),
      async (children, dialect) => {
        const version = dialect === '70' ? '7.0' : '5.5.1'
        const { found, records: others } = await tree(version, '0 @I1@ INDI\n0 @S1@ SOUR\n0 @F1@ FAM')
        const person = { ...node('INDI', undefined, children), xref: 'I1' }
        const records = [others[0] as GedcomNode, person, ...others.slice(2)]
        const [same, other] =
          dialect === '70'
            ? (['everything-70', 'everything-551'] as const)
            : (['everything-551', 'everything-70'] as const)
        const own = await readTree((await writtenAs(same, { found, records })).bytes)
        const kept = own.records[1] as GedcomNode
        expect(own.notes).toEqual([])
        expect([kept].filter((one) => !isSame(withoutLines(one), withoutLines(person)))).toEqual([])
        const over = await readTree((await writtenAs(other, own)).bytes)
        const back = (await writtenAs(same, over)).bytes
        const first = (await writtenAs(same, own)).bytes
        expect(canonical(back, (await readTree(back)).found)).toBe(canonical(first, own.found))
      },
    ),
    { numRuns: 150 },
  )
})

/** A text of blanks alone is none, and GEDCOM 5 knows escapes. */
const withoutLines = (record: GedcomNode): GedcomNode => ({
  ...record,
  line: undefined,
  children: record.children.map(withoutLines),
})

test('the plain file holds nothing that other programs do not know, and says what it left out', async () => {
  const { text, report } = await written(
    'plain-551',
    '7.0',
    [
      '0 @F1@ FAM',
      '1 HUSB @VOID@',
      '1 WIFE @I1@',
      '1 MARR',
      '2 WIFE',
      '3 AGE 20y',
      '0 @I1@ INDI',
      '1 BIRT',
      '2 DATE JULIAN 5 MAR 1700',
      '1 BIRT',
      '2 DATE _OWN 5',
      '1 DEAT',
      '2 DATE',
      '3 PHRASE in spring',
      '1 SNOTE @N1@',
      '1 NOTE a\u2028b',
      '1 OBJE @O1@',
      '1 _OWN x',
      '0 @N1@ SNOTE me@example.com',
      '0 @O1@ OBJE',
      '1 FILE a.jpg',
      '2 FORM image/jpeg',
    ].join('\n'),
  )
  expect(text).toContain('2 DATE @#DJULIAN@ 5 MAR 1700\n')
  expect(text).toContain('1 NOTE @N1@\n1 NOTE a\n2 CONT b\n')
  expect(text).toContain('0 @N1@ NOTE me@@example.com\n')
  expect(text).not.toMatch(/VOID|SNOTE|OBJE| _|JULIAN 5 MAR 1700\n1 BIRT\n2 DATE _/)
  expect(report.leftOut).toMatchObject({ OBJE: 2, _OWN: 1 })
  expect(report.stumbles).toMatchObject({
    'age-at-marriage': ['F1'],
    'several-births-or-deaths': ['I1'],
    'words-for-a-date': ['I1'],
    'at-sign': ['N1'],
  })
})

test('what lies a thousand levels deep is written in the other dialect, also where only its end is of that', async () => {
  let deep = node('NOTE', 'end', [], { dialect: '70' })
  for (let level = 0; level < 990; level += 1) deep = node('NOTE', String(level), [deep])
  const { found } = await tree('5.5.1', '0 @I1@ INDI')
  const records = [{ ...node('INDI', undefined, [deep]), xref: 'I1' }]
  for (const profile of ['everything-551', 'everything-70', 'plain-551'] as const)
    expect((await writtenAs(profile, { found, records })).bytes.toString()).toContain('1 NOTE 989\n')
})
