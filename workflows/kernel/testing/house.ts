import * as fc from 'fast-check'
import { plus } from '../../../backend/kernel/log/decider.ts'
import { hasArrived, moods, type Left, type Mood } from './mailbox.ts'
import { workers } from './workers.ts'

export const dayMs = 86_400_000
export const HALF_HOUR = dayMs / 48

const nth = fc.nat(60)
/** In which order those go on who wait for their turn. */
export const order = fc.array(nth, { minLength: 7, maxLength: 7 })
const of = <Name extends string>(weight: number, ...names: readonly Name[]) => ({
  weight,
  arbitrary: fc.record({ is: fc.constantFrom(...names), n: nth }),
})
const someTime = fc.constantFrom(HALF_HOUR / 15, HALF_HOUR, dayMs / 4, dayMs)

/** What workers, machines and mailboxes do, whatever it is about, and what else happens, `rarely`. */
export const happenings = <Name extends string>(...rarely: readonly Name[]) =>
  fc.array(
    fc.oneof(
      of(24, 'go'),
      of(8, 'come'),
      of(3, 'run'),
      of(2, 'die'),
      of(5, 'cut'),
      of(2, 'read', 'loseLocks'),
      { weight: 3, arbitrary: fc.record({ is: fc.constant('mood' as const), mood: moods }) },
      { weight: 3, arbitrary: fc.record({ is: fc.constant('time' as const), ms: someTime }) },
      of(3, ...rarely),
    ),
    { minLength: 20, maxLength: 120, size: 'max' },
  )
type Happening<Name extends string> =
  ReturnType<typeof happenings<Name>> extends fc.Arbitrary<(infer One)[]> ? One : never

/** How what is mailed here comes to its time, and how long the last of it may take once nothing goes wrong. */
type Tended = {
  readonly ids: readonly string[]
  readonly come: (id: string) => Promise<void>
  /** When its workflow comes to it next by itself; undefined where nothing is to leave. */
  readonly wakes: (id: string) => string | undefined
  readonly lookAgainMs: number
  readonly days: number
}

/** A clock, workers and a mailbox, and what a person beside them would have noted. */
export const houseAt = (startsAt: string, turns: readonly number[]) => {
  const { start, goOn, die, loseLocks } = workers()
  const house = { at: startsAt, mood: 'takes' as Mood, isRead: false, isUnlocked: false }
  /** What the mailbox says to each mail, once nothing goes wrong by chance. */
  let said: readonly Mood[] | undefined
  const mails: Left[] = []
  const trace: string[] = []
  const note = (...words: readonly string[]) => void trace.push([house.at, ...words].join(' '))
  const must = (holds: boolean, otherwise: string): void => {
    if (!holds) throw new Error(`${trace.join('\n')}\n${otherwise}`)
  }

  /** A mailbox shows the first mail of an id, and takes each other one for the same. */
  const leave = (mailId: string, to: string, named: readonly string[]): Left => {
    const { at, isUnlocked } = house
    const mood = said ? (said[mails.length] ?? 'takes') : house.mood
    note('mail', mailId.slice(0, 4), to, mood, ...named)
    const shown = mails.find((each) => each.mailId === mailId && hasArrived(each))
    // Without the lock two may be at one mail: that it proves no more than it holds is all that is promised then.
    must(!shown || isUnlocked || named.every((each) => shown.named.includes(each)), 'a mailbox does not show it')
    must(
      mails.every((each) => each.mailId !== mailId || each.to === to),
      'one mail goes to two mailboxes',
    )
    const mail = { mailId, to, named, mood, at }
    mails.push(mail)
    return mail
  }
  const isProved = (mailId: string, name: string, at: string): boolean =>
    mails.some((each) => each.mailId === mailId && each.mood === 'takes' && each.at === at && each.named.includes(name))

  let turn = 0
  const run = async (): Promise<void> => {
    while (await goOn(turns[turn++ % turns.length] ?? 0));
  }
  /** One comes, and is gone after so many steps. */
  const cut = async (come: Tended['come'], id: string, steps: number): Promise<void> => {
    await come(id)
    for (let step = 0; step < steps; step += 1) await goOn(turns[turn++ % turns.length] ?? 0)
    die(0)
  }
  /** @returns what else it is than what happens to any house */
  const happens = async <Name extends string>(one: Happening<Name>, { ids, come }: Tended) => {
    if (one.is === 'mood' && 'mood' in one) house.mood = one.mood
    else if (one.is === 'time' && 'ms' in one) house.at = plus(house.at, one.ms)
    else if ('n' in one) {
      const id = ids[one.n % ids.length] ?? ''
      if (one.is === 'go') await goOn(one.n)
      else if (one.is === 'come') await come(id)
      else if (one.is === 'run') await run()
      else if (one.is === 'die') die(one.n)
      else if (one.is === 'cut') await cut(come, id, one.n % 24)
      else if (one.is === 'read') house.isRead = true
      else if (one.is === 'loseLocks') {
        house.isUnlocked = true
        loseLocks()
      } else {
        note(one.is, id)
        return { is: one.is, id, n: one.n }
      }
    }
    return undefined
  }

  /** From now on nothing goes wrong, after what the mailbox says first, and each comes in its time. */
  const settle = async (
    { ids, come, wakes, lookAgainMs, days }: Tended,
    saying: readonly Mood[] = [],
  ): Promise<void> => {
    house.isRead = true
    said = saying
    await run()
    const endsAt = plus(house.at, days * dayMs)
    const looked = new Map<string, string>()
    const timeOf = (id: string) => {
      const at = wakes(id)
      const last = looked.get(id) ?? ''
      return at === undefined || at > last ? at : plus(last, lookAgainMs)
    }
    for (;;) {
      const times = ids.map((id) => ({ id, at: timeOf(id) ?? '' })).filter(({ at }) => at !== '')
      const [first] = times.toSorted((a, b) => a.at.localeCompare(b.at))
      if (!first) return
      if (first.at > house.at) house.at = first.at
      must(house.at < endsAt, `${first.id} waits for ever`)
      const due = times.filter(({ at }) => at <= house.at)
      for (const { id } of due) await come(id)
      await run()
      for (const { id } of due) looked.set(id, house.at)
    }
  }
  return { house, mails, must, note, leave, isProved, start, happens, settle }
}
