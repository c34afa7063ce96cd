import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { parseSync } from 'vite'
import { backup } from '../../../backend/modules/backups/backup.ts'
import { account } from '../../../backend/modules/accounts/account.ts'
import { email } from '../../../backend/modules/accounts/email.ts'
import { delivery } from '../../../backend/modules/deliveries/delivery.ts'
import { family } from '../../../backend/modules/families/family.ts'
import { kin } from '../../../backend/modules/connections/kin.ts'
import { life } from '../../../backend/modules/life/life.ts'
import { media } from '../../../backend/modules/media/media.ts'
import { message } from '../../../backend/modules/messages/message.ts'
import { prompt } from '../../../backend/modules/prompts/prompt.ts'
import { recipient } from '../../../backend/modules/recipients/recipient.ts'
import { story } from '../../../backend/modules/stories/story.ts'
import { share } from '../../../backend/modules/shares/share.ts'
import { subscriber } from '../../../backend/modules/subscribers/subscriber.ts'
import { conversation } from '../../../backend/modules/support/conversation.ts'

/** Whose streams the system has something to say on, by the names that its code has for them. */
const AGGREGATES = {
  account,
  backup,
  conversation,
  delivery,
  email,
  family,
  kin,
  life,
  media,
  message,
  prompt,
  recipient,
  story,
  share,
  subscriber,
}
type Name = keyof typeof AGGREGATES
/** No request reaches the anchor's stream; a page asks a person, who is no aggregate; what times steps passes theirs on. */
const APART = new Set(['aggregate', 'anchor', 'ctx'])
/** A call that gives a command of the system's own, and where its name stands; timed steps name no aggregate. */
const GIVES = /^(ask|trySystemCommand\(.+\)|systemCommand\(.+\))$/s
const TIMED = /^tryInTime$/
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
    const timed = file.startsWith('workflows/life/') ? 'life' : 'message'
    const [aggregate, name] = isTimed ? [timed, given[2]] : [given[0]?.name ?? '', given[3]]
    if (APART.has(aggregate)) continue
    const names = typeof name?.value === 'string' ? [name.value] : WORKED_OUT[file]
    const { category } = AGGREGATES[aggregate as Name] ?? {}
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
  Object.values(AGGREGATES).find(({ category }) => stream.startsWith(`${category}-`))
