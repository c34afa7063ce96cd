import { deliveries } from './judge/delivery.ts'
import { finding, type Evidence, type Verdict } from './judge/evidence.ts'
import { history } from './judge/history.ts'
import { tables, workflows } from './judge/rest.ts'
import { told } from './judge/stories.ts'
import { mailsIn } from './mails.ts'
import type { Call } from './person.ts'
import { victims, type Stage, type Victim } from './stage.ts'
import type { Question } from './telling.ts'
import { until } from './until.ts'

type Given = Pick<Evidence, 'played' | 'readings' | 'calls' | 'dayMs'> & {
  readonly stage: Stage
  readonly trouble: string | undefined
  readonly asked: readonly Question[]
}

const AWAY = 'Nothing can be delivered while you see this page.'

/** Said by a page for people, or in the one shape of a refusal. */
const isInWords = ({ status, body }: Call): boolean => {
  if (status !== 503) return false
  if (typeof body === 'string') return body.includes(AWAY)
  const { code, message } = (body ?? {}) as { code?: string; message?: string }
  return code === 'store-unavailable' && /[a-z]+ [a-z]+.*\.$/.test(message ?? '')
}

/** While a part is away people read a sentence, never a fault. */
const words = ({ calls }: Evidence): Verdict => {
  const { problems, unless } = finding()
  const refused = calls.filter(({ status }) => status >= 300)
  for (const call of refused) {
    const { status, method, path, body } = call
    unless(isInWords(call), `${method} ${path.slice(0, 20)} was answered ${status} ${JSON.stringify(body)}`)
  }
  const silent = calls.filter(({ status }) => status === 0).length
  const slowestMs = Math.max(...calls.map(({ ms }) => ms))
  return {
    name: `of ${calls.length} calls ${refused.length} were put off in words, ${silent} found nobody; the slowest took ${slowestMs} ms`,
    problems,
  }
}

/** Our event node keeps its log in Postgres and leaves with it, by its own exit code: it guesses nothing. */
const takesAlong: Partial<Record<Victim, Victim>> = { postgres: 'event-node' }

/** Each part died by our hand, came back, and took no other with it. */
const deaths = ({ kills }: Evidence, lines: readonly string[], trouble: string | undefined): Verdict => {
  const { problems, unless } = finding()
  unless(trouble === undefined, trouble ?? '')
  for (const victim of victims) {
    const killed = kills.filter((kill) => kill.victim === victim).length
    const taken = kills.filter((kill) => takesAlong[kill.victim] === victim).length
    const ended = lines.filter((line) => line.startsWith(`${victim} ended `)).length
    unless(killed > 0, `${victim} was not killed, or did not come back`)
    unless(ended <= killed + taken, `${victim} ended ${ended} times and was killed ${killed} times`)
  }
  return { name: `${kills.length} kills: every part was killed and came back, and no other ended`, problems }
}

const ready = async ({ readyz }: Stage): Promise<Verdict> => {
  const { problems, unless } = finding()
  for (const name of ['api', 'projections', 'workflows'] as const) {
    const isReady = await until(name, 30_000, async () => {
      const response = await fetch(readyz(name))
      return (await response.text()) && response.ok ? true : undefined
    }).catch(() => false)
    unless(isReady, `${name} is not ready`)
  }
  return { name: 'every process says that it is ready', problems }
}

const patiently = (look: () => Promise<Verdict>): Promise<Verdict> => {
  let last: Verdict | undefined
  return until('agreement', 15_000, async () => {
    last = await look()
    return last.problems.length === 0 ? last : undefined
  }).catch((error: unknown) => last ?? { name: 'judging', problems: [String(error)] })
}

/** Everything that must hold after the last part has come back. */
export const judge = async ({ stage, trouble, asked, ...given }: Given): Promise<Verdict[]> => {
  const evidence: Evidence = { ...given, mails: mailsIn(stage.mails), kills: stage.kills() }
  return [
    deaths(evidence, stage.lines(), trouble),
    ...deliveries(evidence),
    told(evidence, asked),
    ...history(evidence),
    words(evidence),
    await ready(stage),
    await patiently(() => tables(evidence, stage.database)),
    await patiently(() => workflows(evidence, stage.temporal)),
  ]
}
