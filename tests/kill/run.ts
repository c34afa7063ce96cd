import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { keepLooking, keepWriting } from './bystanders.ts'
import { judge } from './judge.ts'
import type { Played } from './judge/evidence.ts'
import { logOf, type Log } from './log.ts'
import type { Person } from './person.ts'
import { prepare, signUp } from './prepare.ts'
import { readAll } from './protocol.ts'
import type { Scene } from './scene.ts'
import { stage as setStage, type Stage } from './stage.ts'
import { stories } from './stories.ts'
import { printTable } from './table.ts'
import { until } from './until.ts'

const DAY_MS = 20_000
const END_MS = 90_000

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

const main = async (): Promise<number> => {
  const began = Date.now()
  const stage = await setStage(DAY_MS, stopping.signal)
  const ended = new AbortController()
  const log = logOf(stage.eventNode, ended.signal)
  const readings: Awaited<ReturnType<typeof readAll>>[] = []
  try {
    const person = await signUp(stage)
    const played: Played[] = []
    for (const story of stories) played.push({ story, message: await prepare(person, story.victim, story) })
    console.log(`up and prepared after ${((Date.now() - began) / 1_000).toFixed(0)} s`)
    const bystanders = [keepWriting(person, ended.signal), keepLooking(person, stage.mails, ended.signal)]
    const reading = (async () => {
      while (!ended.signal.aborted) {
        await readAll(stage.eventNode).then(
          (all) => readings.push(all),
          () => 'away just now',
        )
        await pause(5_000, undefined, { signal: ended.signal }).catch(() => 'over')
      }
    })()
    const trouble = await play(stage, log, person, played).then(() => undefined, String)
    ended.abort()
    await Promise.all([...bystanders, reading, log.done])
    const last = await until('the log', 30_000, () => readAll(stage.eventNode).catch(() => undefined))
    readings.push(last)
    const verdicts = await judge({ stage, played, readings, calls: person.calls(), dayMs: DAY_MS, trouble })
    printTable({ stage, played, last, dayMs: DAY_MS })
    for (const { name, problems } of verdicts) {
      console.log(`${problems.length > 0 ? 'FAILED' : 'ok    '} ${name}`)
      for (const problem of problems.slice(0, 8)) console.log(`         ${problem}`)
    }
    const failed = verdicts.filter(({ problems }) => problems.length > 0).length
    if (failed > 0) console.log(stage.lines().join('\n'))
    console.log(
      `${((Date.now() - began) / 1_000).toFixed(0)} s in all\n\n${verdicts.length - failed} passed, ${failed} failed`,
    )
    return failed > 0 ? 1 : 0
  } finally {
    ended.abort()
    await stage.stop()
  }
}

process.exit(await main())
