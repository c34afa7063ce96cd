import * as v from 'valibot'
import { expect, test } from 'vitest'
import { keepable, line, lines, Name } from '../../backend/kernel/text.ts'
import { contracts, readBy, type Node } from './contracts.ts'

/** What a form of its own holds to: there is nothing else in it. */
const CLOSED = new Set(['email', 'uuid', 'iso_timestamp', 'iso_date', 'regex'])

/** Free texts by nature that are none: nobody reads them, and what does is strict itself. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  password: 'is hashed',
  current: 'is hashed',
  passcode: 'is hashed',
  answer: 'is hashed',
  code: 'is compared',
  proof: 'is compared',
  ticket: 'is compared',
  token: 'is compared',
  nonce: 'is compared',
  key: 'is compared',
  number: 'is compared',
  'AddPasskey.response.id': 'is compared',
  'ShowPasskey.response.id': 'is compared',
  zone: 'is one of the zones there are',
  local: 'is read as a date',
  until: 'is read as a date',
  date: 'is read as a date',
  every: 'is one of the rules there are',
  type: 'is one of the file types there are, or of the event types',
  backupEmail: 'is held to the pattern of an address by the decision',
  ownEmail: 'is held to the pattern of an address by the decision',
  'ChangeRecipient.email': 'is held to the pattern of an address by the decision',
  'AddRecipient.email': 'is held to the pattern of an address by the decision',
  'ChangeRecipient.name': 'is a name, or the one that stands: by the decision',
  'ChangeProfile.name': 'is a name, or the one that stands: by the decision',
  'SetChoices.engine': 'is the name of the one that is there, or refused: by the decision',
  'ReadPage.url': 'is the address of a page that is read, and kept nowhere',
  'AddItem.name': 'is what a file was called: what cannot be seen is left out of it',
  'WriteReview.name': 'is a name, or the one that stands: by the decision',
  website: 'is refused where it is anything',
  stream: 'is looked for',
}

/** The texts of a schema that nothing holds to a form, by their path. */
const loose = (node: Node, path: string): string[] => {
  if (node.type === 'string') {
    const actions = (part: Node): Node[] =>
      (part.pipe ?? []).flatMap((each) => (each === part ? [] : [each, ...actions(each)]))
    const isHeld = actions(node).some((action) => keepable.has(action) || CLOSED.has(action.type))
    return isHeld ? [] : [path]
  }
  const inside = Object.entries(node.entries ?? {}).flatMap(([name, entry]) => loose(entry, `${path}.${name}`))
  const parts = [node.wrapped, node.item, node.value, ...(node.options ?? [])].filter((part) => part?.kind === 'schema')
  return [...inside, ...parts.flatMap((part) => (part ? loose(part, path) : []))]
}
/** The exception that a path falls under: by its field alone, or with its schema. */
const exceptionOf = (path: string) => {
  const [, ...whole] = path.split('.')
  return [whole.at(-1) ?? '', whole.join('.')].find((name) => name in EXCEPTIONS)
}

test('no name or free text of a request is without the rule for texts, but for listed exceptions', async () => {
  const schemas = await contracts()
  const read = [...readBy()]
  // A route's own schema is `Nothing` or `Anything`: it has no field.
  expect(read.filter((name) => !schemas.has(name)).toSorted()).toEqual([
    'accounts.Anything',
    'reviews.Nothing',
    'support.Nothing',
  ])
  // Queries are no commands: `queryOf` refuses in each of their fields what cannot be seen.
  const commands = [...schemas].filter(
    ([name, { type }]) => type === 'strict_object' || type === 'variant' || read.includes(name),
  )
  expect(commands.length).toBeGreaterThan(60)
  const found = commands.flatMap(([name, schema]) => loose(schema, name))
  expect(found.filter((path) => exceptionOf(path) === undefined)).toEqual([])
  const used = new Set(found.map(exceptionOf))
  expect(Object.keys(EXCEPTIONS).filter((name) => !used.has(name))).toEqual([])
})

const [Line, Lines] = [line(200), lines(2_000)]
const holds = (schema: v.GenericSchema, text: string) => v.is(schema, text)
const HIDDEN = ['\0', '\u0007', '\u007F', '\u0085', '\uD800', '\uDC00a']
const LINE_ENDS = ['\n', '\r\n', '\t']

test.each(HIDDEN)('no text holds the hidden %j', (hidden) => {
  for (const schema of [Line, Lines, Name]) expect(holds(schema, `Be${hidden}n`)).toBe(false)
})
test.each(LINE_ENDS)('%j belongs to texts of several lines alone', (end) => {
  expect(holds(Lines, `Dear Ben,${end}I am well.`)).toBe(true)
  for (const schema of [Line, Name]) expect(holds(schema, `Be${end}n`)).toBe(false)
})
test('a lone carriage return is no end of a line', () => expect(holds(Lines, 'Dear\rBen')).toBe(false))
test.each(['\u202E', '\u2066', '\u2028'])('%j would turn about the words around a name or a title', (turning) => {
  for (const schema of [Line, Name]) expect(holds(schema, `Be${turning}n`)).toBe(false)
})
test.each([
  'https://evil.example',
  'call ftp://x',
  'www.evil.example',
  'Win at evil.com',
  'evil.rs/now',
  'x'.repeat(61),
  'ruth.hale',
])('%j is no name', (name) => expect(holds(Name, name)).toBe(false))
test.each(['Ruth Hale', 'St. John', 'J.R.R. Tolkien', 'Zoë 🧵 O’Brien-Smith', 'רות', '李小龙', '👩‍👩‍👧', 'x'.repeat(60)])(
  '%j is a name',
  (name) => expect(holds(Name, name)).toBe(true),
)
test('where in a letter a hidden character is, is said', () => {
  const { issues } = v.safeParse(Lines, 'Dear Ben, the garden is\u0002 yours.')
  expect(issues?.[0].message).toContain('after “…r Ben, the garden is”')
})
