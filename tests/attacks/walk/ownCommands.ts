import { globSync, readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { parseSync } from 'vite'
import type { AnyEvent } from '../../../backend/kernel/event.ts'
import type { Aggregate } from '../../../backend/kernel/log/decider.ts'

type Any = Aggregate<unknown, AnyEvent>
/** Every aggregate of the modules, by the name that its code has for it. */
const AGGREGATES: ReadonlyMap<string, Any> = new Map(
  (
    await Promise.all(
      globSync('backend/modules/*/*.ts', { exclude: ['**/*.test.ts'] }).map(async (file) => {
        const [, name] = /^export const (\w+): Aggregate</mu.exec(readFileSync(file, 'utf8')) ?? []
        if (name === undefined) return []
        const found = (await import(pathToFileURL(file).href)) as Readonly<Record<string, Any>>
        return [[name, found[name] as Any] as const]
      }),
    )
  ).flat(),
)
/** No request reaches the anchor's stream; a page asks a person, who is no aggregate; what times steps passes theirs on. */
const APART = new Set(['aggregate', 'anchor', 'ctx'])
/** A call that gives a command of the system's own, and where its name stands; timed steps name no aggregate. */
const GIVES = /^(ask|trySystemCommand\(.+\)|systemCommand\(.+\))$/s
const TIMED = /^tryInTime$/
/** Whose commands timed steps give, by the folder; of all others it is a message. */
const TIMED_OF: Readonly<Record<string, string>> = { life: 'life', capsules: 'capsule' }
/** Where the name is worked out: what it may be. Calls of the two that pass a name on are counted themselves. */
const WORKED_OUT: Readonly<Record<string, readonly string[]>> = {
  'workflows/messages/gathering.ts': ['rejectNotice', 'deferNotice'],
  'workflows/messages/onLife.ts': ['pauseByContact', 'endContactPause'],
  'workflows/life/watch.ts': ['rejectCheckIn', 'deferCheckIn'],
}

/** A command of the system's own, and how many numbers and names its id is made of beside its own. */
export type Own = { readonly category: string; readonly name: string; readonly parts: number }
type Node = { readonly type: string; readonly start: number; readonly end: number }
type Call = Node & { readonly callee: Node; readonly arguments: readonly (Node & { value?: unknown; name?: string })[] }

const callsIn = (node: unknown): Call[] => {
  if (typeof node !== 'object' || node === null) return []
  const within = Object.values(node).flatMap(callsIn)
  return 'type' in node && node.type === 'CallExpression' ? [node as Call, ...within] : within
}

/** The commands of the system's own that a file gives; `unknown` are calls that this reading does not understand. */
const ownIn = (file: string) => {
  const text = readFileSync(file, 'utf8')
  const own: Own[] = []
  const unknown: string[] = []
  for (const { callee, arguments: given, ...call } of callsIn(parseSync(file, text).program)) {
    const said = text.slice(callee.start, callee.end)
    const isTimed = TIMED.test(said)
    if (!isTimed && !(GIVES.test(said) && given.length >= 4)) continue
    const timed = TIMED_OF[file.split('/')[1] ?? ''] ?? 'message'
    const [aggregate, name] = isTimed ? [timed, given[2]] : [given[0]?.name ?? '', given[3]]
    if (APART.has(aggregate)) continue
    const names = typeof name?.value === 'string' ? [name.value] : WORKED_OUT[file]
    const category = AGGREGATES.get(aggregate)?.category
    if (!names || category === undefined) unknown.push(`${file}: ${text.slice(call.start, call.end)}`)
    else own.push(...names.map((each) => ({ category, name: each, parts: given.length - (isTimed ? 3 : 4) })))
  }
  return { own, unknown }
}

/** All commands that the system gives by itself, as its sources have them. */
export const ownCommands = async () => {
  const files = await Array.fromAsync(glob('{workflows,backend/modules}/**/*.ts'))
  const read = files.filter((file) => !file.endsWith('.test.ts') && !file.includes('/testing/')).map(ownIn)
  const own = new Map(read.flatMap((each) => each.own).map((each) => [`${each.category} ${each.name}`, each]))
  return { own: [...own.values()], unknown: read.flatMap((each) => each.unknown) }
}

/** Whose stream it is; none where the system says nothing there. */
export const aggregateOf = (stream: string) =>
  [...AGGREGATES.values()].find(({ category }) => stream.startsWith(`${category}-`))
