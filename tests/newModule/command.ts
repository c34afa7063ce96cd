import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { capital, wordsOf, type Words } from './words.ts'

type Edit = (text: string) => string | undefined

/** Puts a text behind what a pattern finds first. */
const behind =
  (pattern: RegExp, more: string): Edit =>
  (text) => {
    const found = pattern.exec(text)
    const at = found ? found.index + found[0].length : 0
    return found ? `${text.slice(0, at)}${more}${text.slice(at)}` : undefined
  }
const atEnd =
  (more: string): Edit =>
  (text) =>
    `${text.trimEnd()}\n${more}`
/** Puts a name among those that a file imports from a neighbour. */
const importing =
  (from: string, name: string): Edit =>
  (text) => {
    const pattern = new RegExp(`import \\{ ([^}]*) \\} from '${from}'`, 'u')
    const names = pattern
      .exec(text)?.[1]
      ?.split(',')
      .map((each) => each.trim())
    if (!names) return undefined
    const sorted = [...names.filter(Boolean), name].toSorted((a, b) => (a < b ? -1 : 1))
    return text.replace(pattern, `import { ${sorted.join(', ')} } from '${from}'`)
  }
const all =
  (...edits: readonly Edit[]): Edit =>
  (text) =>
    edits.reduce<string | undefined>((before, edit) => (before === undefined ? undefined : edit(before)), text)

/** What a command changes in each file of its module; `isFamilys` where a role may give the command, not its owner alone. */
const editsOf = (
  { many, one }: Words,
  verb: string,
  past: string,
  isFamilys: boolean,
): Readonly<Record<string, Edit>> => {
  const [One, decide, Schema] = [capital(one), `${verb}${capital(one)}`, `${capital(verb)}${capital(one)}`]
  const [type, field] = [`${One}${capital(past)}`, `${past}At`]
  const at = '2030-01-05T00:00:00.000Z'
  const [facts, guard, given] = isFamilys
    ? ['as: As', `requireMay(${one}, by, as)`, 'as']
    : ['', `if (${one}.status === 'new' || ${one}.ownerId !== by.id) throw new Refused('not-found')`, '']
  const event = `{ type: '${type}', data: { ${field}: at } }`
  return {
    'contract.ts': behind(
      new RegExp(`export type Add${One} = .*\\n`, 'u'),
      `\n/** What it takes besides the ${one}. */\nexport const ${Schema} = v.strictObject({})\n`,
    ),
    'events.ts': behind(/export type \w+Event =[^]*?\n(?=\n)/u, `  | Event<'${type}', { ${field}: string }>\n`),
    'events.golden.json': (text) =>
      `${JSON.stringify([...(JSON.parse(text) as unknown[]), { type, data: { [field]: at } }], null, 2)}\n`,
    [`${one}.ts`]: all(
      behind(
        new RegExp(`export type ${One} = \\{[^}]*\\n(?=\\})`, 'u'),
        `  /** Empty until then. */\n  readonly ${field}: string\n`,
      ),
      behind(/initial: \{[^}]*'(?=,?\s*\})/u, `, ${field}: ''`),
      behind(
        /switch \(type\) \{[^]*?\n(?= {4}\}\n)/u,
        `case '${type}':\nreturn { ...${one}, ${field}: data.${field} }\n`,
      ),
    ),
    'decide.ts': atEnd(`
export const ${decide} =
  (${facts}): Decide =>
  (${one}, { by, at }) => {
    ${guard}
    return ${one}.${field} === '' ? [${event}] : []
  }
`),
    'routes.ts': all(
      importing('./contract.ts', Schema),
      importing('./decide.ts', decide),
      behind(
        /return new Router[^]*(?=\n\})/u,
        `\n.post('/:id/${verb}', changes, command(${Schema}, (${isFamilys ? '_, as' : ''}) => ${decide}(${given})))`,
      ),
    ),
    'decide.test.ts': all(
      ...(isFamilys
        ? [
            behind(new RegExp(`^ {2}add${One}: decide\\..*\\n`, 'mu'), `  ${decide}: decide.${decide}(as),\n`),
            behind(new RegExp(`^ {2}add${One}: \\{ new.*\\n`, 'mu'), `  ${decide}: { ...gone, else: '${type}' },\n`),
          ]
        : [importing('./decide.ts', decide)]),
      behind(/as they were first stored[^]*toEqual\(\{[^}]*\n(?= {2}\}\))/u, `    ${field}: '${at}',\n`),
      atEnd(`
test('the ${one} is ${past} once', () =>
  given(added).when(${isFamilys ? `commands.${decide}` : `${decide}()`}).emits(${event}))
`),
    ),
    'testing/thing.ts': all(
      importing('../decide.ts', decide),
      behind(/sent: \{/u, `\n    'POST /api/${many}/:id/${verb}': {},`),
      behind(/lives: \[/u, `${decide}(${given}), `),
    ),
  }
}

/** As most verbs have it; others are said with `--past`. */
const pastOf = (verb: string): string => (verb.endsWith('e') ? `${verb}d` : `${verb}ed`)

/**
 * Adds a command to a module that `generate` made: its schema, event, decision, route and test.
 * @param name the module, such as `photos`
 * @param verb what the command does, such as `rate`
 * @param past what has happened then, where no rule says it
 * @returns the files that it changed
 * @throws Error with a sentence where there is no such module, or it has such a command, or is of another shape
 */
export const addCommand = (root: string, name: string, verb: string, past = pastOf(verb)): readonly string[] => {
  const words = wordsOf(name)
  const folder = `backend/modules/${name}`
  if (![verb, past].every((word) => /^[a-z]{2,20}$/u.test(word)))
    throw new Error('Name what the command does in small letters, such as "rate".')
  const textOf = (file: string) => readFileSync(join(root, folder, file), 'utf8')
  if (!existsSync(join(root, folder, 'decide.ts'))) throw new Error(`There is no module "${name}" with a decide.ts.`)
  if (textOf('decide.ts').includes(`export const ${verb}${capital(words.one)} `))
    throw new Error(`The module "${name}" has the command "${verb}" already.`)
  const isFamilys = textOf('decide.ts').includes('FamilyRole')
  const changed = Object.entries(editsOf(words, verb, past, isFamilys)).map(([file, edit]) => {
    const text = existsSync(join(root, folder, file)) ? edit(textOf(file)) : undefined
    if (text === undefined) throw new Error(`No place was found in ${folder}/${file}, which has another shape.`)
    return [`${folder}/${file}`, text] as const
  })
  for (const [file, text] of changed) writeFileSync(join(root, file), text)
  return changed.map(([file]) => file)
}
