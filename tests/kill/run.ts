import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { keepLooking, keepWriting } from './bystanders.ts'
import { judge } from './judge.ts'
import type { Played } from './judge/evidence.ts'
import { logOf, type Log } from './log.ts'
import type { Person } from './person.ts'
import { prepare, signUp } from './prepare.ts'
import { readAll, type Raw } from './protocol.ts'
import type { Scene } from './scene.ts'
import { stage as setStage, type Stage } from './stage.ts'
import { stories } from './stories.ts'
import { printTable } from './table.ts'
import { keepTelling, type Question } from './telling.ts'
import { until } from './until.ts'

const DAY_MS = 20_000
const END_MS = 90_000
const READ_EVERY_MS = 5_000
const INTERRUPTED = 130

const stopping = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stopping.abort())

const play = async (stage: Stage, log: Log, person: Person, played: readonly Played[]): Promise<void> => {
  const began = Date.now()
  const sceneOf = ({ message }: Played): Scene => ({ stage, log, message, dayMs: DAY_MS })
  for (const one of played.toReversed()) {
    const { story, message } = one
    const local = new Date(began + story.dueAfterDays * DAY_MS).toISOString().replace('Z', '')
    const date = { mode: 'fixed', local, zone: 'UTC', answerRule: 'silent' }
    const key = randomUUID()
    const send = () => person.ask('POST', `/api/messages/${message.messageId}/schedule`, date, { key })
    await (story.schedule ? story.schedule(sceneOf(one), send) : send())
  }
  await Promise.all(played.map(async (one) => one.story.play?.(sceneOf(one))))
  for (const { message } of played) {
    const stream = `message-${message.messageId}`
    await log.wait(
      `the end of ${stream}`,
      (event) => event.stream === stream && event.type === 'MessageDelivered',
      END_MS,
    )
  }
}

/** The whole log, again and again, for whoever asks later whether anything changed. */
const keepReading = async (address: string, stop: AbortSignal): Promise<Raw[][]> => {
  const readings: Raw[][] = []
  while (!stop.aborted) {
    const all = await readAll(address).catch(() => undefined) // away just now
    if (all) readings.push(all)
    await pause(READ_EVERY_MS, undefined, { signal: stop }).catch(() => 'over')
  }
  return readings
}

/** Plays every story while others use the product. @returns what went wrong on the way, and the log's readings */
const playAll = async (stage: Stage) => {
  const person = await signUp(stage)
  const played: Played[] = []
  for (const story of stories) played.push({ story, message: await prepare(person, story.victim, story) })
  const over = new AbortController()
  const log = logOf(stage.eventNode, over.signal)
  const reading = keepReading(stage.eventNode, over.signal)
  const using = Promise.all([
    keepTelling(stage, person, over.signal),
    keepWriting(person, over.signal),
    keepLooking(person, stage.mails, over.signal),
  ])
  const none: readonly Question[] = []
  const used = using.then(
    ([asked]) => ({ asked, trouble: undefined }),
    (error: unknown) => ({ asked: none, trouble: String(error) }),
  )
  const trouble = await play(stage, log, person, played).then(() => undefined, String)
  // A story that broke off may have left a part frozen, which would hide what went wrong.
  stage.thawAll()
  over.abort()
  await log.done
  const earlier = await reading
  // What was on its way when they were told to stop is answered first, and is in the last reading.
  const { asked, trouble: troubleUsing } = await used
  const last = await until('the log', 180_000, () => readAll(stage.eventNode).catch(() => undefined))
  return {
    played,
    asked,
    readings: [...earlier, last],
    calls: person.calls(),
    dayMs: DAY_MS,
    trouble: trouble ?? troubleUsing,
  }
}

const main = async (): Promise<number> => {
  const began = Date.now()
  const stage = await setStage(DAY_MS, stopping.signal)
  stopping.signal.addEventListener('abort', () => void stage.stop().then(() => process.exit(INTERRUPTED)))
  try {
    const given = await playAll(stage)
    const verdicts = await judge({ stage, ...given })
    printTable({ stage, ...given })
    for (const { name, problems } of verdicts) {
      console.log(`${problems.length > 0 ? 'FAILED' : 'ok    '} ${name}`)
      for (const problem of problems.slice(0, 8)) console.log(`         ${problem}`)
    }
    const failed = verdicts.filter(({ problems }) => problems.length > 0).length
    if (failed > 0) console.log(`${stage.lines().join('\n')}\nThe logs lie in ${stage.logs} until the next run.`)
    await stage.stop()
    if (failed === 0) stage.remove()
    console.log(`${((Date.now() - began) / 1_000).toFixed(0)} s in all`)
    console.log(`\n${verdicts.length - failed} passed, ${failed} failed`)
    return failed > 0 ? 1 : 0
  } finally {
    await stage.stop()
  }
}

process.exit(await main())
