import type { AnyEvent, Handlers, Recorded } from '../../backend/kernel/event.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { plus, type Aggregate, type Decision } from '../../backend/kernel/log/decider.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import type { Stranger } from '../../backend/kernel/mail/strangers.ts'
import { mergeUnique } from '../../backend/kernel/process/mergeUnique.ts'
import { trySystemCommand } from './systemCommand.ts'
import { sleepUntil } from './beating.ts'
import type { OpenPart } from './open.ts'
import { isPutOff, post, proofOf, toStranger, type Kind, type StrangersKind } from './post.ts'
import type { View } from './processLoop.ts'

/** The step that is due next. `mark` is its deduplication key. */
export type Due<Step extends string = string> = {
  readonly step: Step
  readonly at: string
  readonly mark?: string | number
}
/** A stream, or a part of it, as it is now, and its step that is due. */
type Of<State> = { readonly id: string; readonly state: State; readonly part: string; readonly due: Due }

/** The transport's answer to a mail; `smtpCode` 0 where none was asked, or where it took no try of a day. */
export type Proof = { readonly smtpCode: number; readonly acceptedAt?: string }
const NOBODY_ASKED: Proof = { smtpCode: 0 }

/** A mail as it leaves now, the same for every try; or a decision where none is to leave any more. */
export type Outgoing<State, E extends AnyEvent> =
  | { readonly mail: Mail; readonly kind: Kind }
  | { readonly mail: Mail; readonly kind: StrangersKind; readonly stranger: Stranger }
  | { readonly instead: Decision<State, E> }

/** Starts the process of an event's stream, or of this part of it, or lets the running one look again. */
export type Wake = (event: Pick<Recorded, 'stream' | 'revision'>, part?: string) => Promise<void>

/** @number how long a mail that no try of a day brought there rests, before it is tried for another day: part of a day */
const REST = 1 / 24

/** A mail that a stream owes. */
type Owed<State, E extends AnyEvent> = {
  /** The mail; none where there is nobody to send it to. */
  readonly letter: (kernel: Kernel, of: Of<State>) => Promise<Outgoing<State, E> | undefined>
  readonly answered: (of: Of<State>, proof: Proof) => Decision<State, E>
  /** A mail that no try of a day brought there counts as refused, and can be asked for again; without this it rests, and goes on. */
  readonly afterDay?: 'give up'
  /** The decision that keeps until when the mail waits, where a page shows that. */
  readonly putOff?: (of: Of<State>, leavesAt: string) => Decision<State, E>
}
type Act = {
  /** @returns the time until which it is put off */
  readonly act: (kernel: Kernel, id: string, due: Due) => Promise<string | undefined | void>
  /** An act that sends a mail: after a day of tries it rests and goes on, or this gives it up. Any other is tried without an end. */
  readonly afterDay?: 'rest' | ((kernel: Kernel, id: string, due: Due) => Promise<void>)
}
/** The streams, or parts of them, that owe something by what the read tables say. */
type Listed = {
  readonly find: (kernel: Kernel) => Promise<readonly { readonly id: string; readonly part?: string }[]>
  readonly counts?: OpenPart['counts']
}

/**
 * The mails and acts that the streams of one category owe, each a `Step`. Each part of a stream has a process of its own, so
 * that one that waits holds up no other; a stream without parts is one part, `''`.
 */
type Described<State, E extends AnyEvent, Step extends string> = {
  readonly aggregate: Aggregate<State, E>
  /** The events that make something due, and of which part. */
  readonly wakes: (wake: Wake) => Handlers<E>
  readonly status: (state: State, part: string) => string
  readonly next: (
    state: State,
    part: string,
    kernel: Kernel,
    id: string,
  ) => Due<Step> | undefined | Promise<Due<Step> | undefined>
  readonly steps: Readonly<Record<Step, Owed<State, E> | Act>>
  readonly open: readonly Listed[]
}

/** A part as its workflow knows it, and whether its next step is tried for a day. */
export type PartView = View & { readonly next: (Due & { readonly isTried: boolean }) | undefined }
export type Part = { readonly stream: string; readonly part: string }

type Work = {
  readonly load: (id: string, part: string) => Promise<PartView>
  /** @returns the time until which it is put off, where the stream does not say so */
  readonly perform: (id: string, part: string, due: Due) => Promise<string | undefined>
  /** @returns the time until which it rests or is put off */
  readonly endDay: (id: string, part: string, due: Due) => Promise<string | undefined>
}
/** A process, which keeps to itself what its streams hold. */
export type Process = {
  readonly category: string
  readonly reaction: (wake: Wake) => Reactor[string]
  readonly open: readonly Listed[]
  readonly work: (kernel: Kernel) => Work
}

const isMail = <State, E extends AnyEvent>(step: Owed<State, E> | Act): step is Owed<State, E> => 'letter' in step

export const process = <State, E extends AnyEvent, Step extends string>({
  aggregate,
  wakes,
  status,
  next,
  steps,
  open,
}: Described<State, E, Step>): Process => {
  const all: readonly (readonly [string, Owed<State, E> | Act])[] = Object.entries(steps)
  const tried = new Set(all.flatMap(([name, step]) => (isMail(step) || step.afterDay ? name : [])))
  const work = (kernel: Kernel): Work => {
    const ask = trySystemCommand(kernel)
    const { clock } = kernel
    const read = async (id: string, part: string) => {
      const { state, revision } = await kernel.load(aggregate, id)
      return { state, revision, due: await next(state, part, kernel, id) }
    }
    /** The part, if the same step of it is still due. */
    const still = async (id: string, part: string, { step, mark }: Due): Promise<Of<State> | undefined> => {
      const { state, due } = await read(id, part)
      return due?.step === step && due.mark === mark ? { id, state, part, due } : undefined
    }
    const give = async (of: Of<State>, name: string, decision: Decision<State, E>, ...rest: readonly string[]) => {
      const { id, part, due } = of
      await ask(aggregate, id, decision, `${name} ${due.step}`, part, due.mark ?? '', ...rest)
    }
    const send = async (owed: Owed<State, E>, of: Of<State>): Promise<string | undefined> => {
      const outgoing = await owed.letter(kernel, of)
      if (!outgoing) {
        await give(of, 'answer', owed.answered(of, NOBODY_ASKED))
        return undefined
      }
      if ('instead' in outgoing) {
        await give(of, 'instead of', outgoing.instead)
        return undefined
      }
      const sent =
        'stranger' in outgoing
          ? await toStranger(kernel, outgoing.kind, outgoing.mail, outgoing.stranger)
          : await post(kernel, outgoing.kind, outgoing.mail)
      if (sent.outcome !== 'waits') {
        await give(of, 'answer', owed.answered(of, proofOf(sent)))
        return undefined
      }
      const { leavesAt } = sent
      if (!owed.putOff) return leavesAt
      await give(of, 'put off', owed.putOff(of, leavesAt), leavesAt)
      return undefined
    }
    const take = async (step: Owed<State, E> | Act, of: Of<State>): Promise<string | undefined> =>
      isMail(step) ? send(step, of) : ((await step.act(kernel, of.id, of.due)) ?? undefined)
    return {
      load: async (id, part) => {
        const { state, revision, due } = await read(id, part)
        const isTried = due !== undefined && tried.has(due.step)
        return {
          revision: Number(revision ?? -1n),
          status: status(state, part),
          isClosed: !due,
          next: due && { ...due, isTried },
        }
      },
      perform: async (id, part, due) => {
        const step: Owed<State, E> | Act | undefined = steps[due.step as Step]
        const of = await still(id, part, due)
        if (!of || !step) return undefined
        return take(step, of)
      },
      endDay: async (id, part, due) => {
        const step: Owed<State, E> | Act | undefined = steps[due.step as Step]
        const of = await still(id, part, due)
        if (!of || !step) return undefined
        const rested = plus(clock.now(), REST * clock.dayMs)
        if (isMail(step) ? !step.afterDay : step.afterDay === 'rest') return rested
        try {
          // We may have been away for that day ourselves, and tried nothing.
          return await take(step, of)
        } catch (error) {
          // What was not put off may have left: it failed for another reason, and is tried again.
          if (!isPutOff(error)) return rested
          if (isMail(step)) await give(of, 'give up', step.answered(of, NOBODY_ASKED))
          else if (typeof step.afterDay === 'function') await step.afterDay(kernel, id, of.due)
          return undefined
        }
      },
    }
  }
  return { category: aggregate.category, reaction: (wake) => reactingTo<E>(wakes(wake)), open, work }
}

/** The activities of `tend`. */
export const processing = (kernel: Kernel, all: readonly Process[]) => {
  const { clock } = kernel
  const table = mergeUnique(
    'processes',
    all.map((each) => ({ [each.category]: { ...each, ...each.work(kernel) } })),
  )
  const processOf = (stream: string) => {
    const [category, id] = [stream.slice(0, stream.indexOf('-')), stream.slice(stream.indexOf('-') + 1)]
    const found = table[category]
    if (!found) throw new Error(`No process of ${category}`)
    return { ...found, id }
  }
  const loadPart = async ({ stream, part }: Part): Promise<PartView> => {
    const { id, load } = processOf(stream)
    return load(id, part)
  }
  /** The view after a step. The same step again was refused for now: 5 minutes of a real day. */
  const after = async (of: Part, { step, mark }: Due, leavesAt?: string): Promise<PartView> => {
    const view = await loadPart(of)
    const { next } = view
    if (next?.step !== step || next.mark !== mark) return view
    const at = leavesAt ?? (next.at > clock.now() ? next.at : plus(clock.now(), Math.max(1_000, clock.dayMs / 288)))
    return { ...view, next: { ...next, at } }
  }
  /** Does a step. Every try of a mail is the same mail; the transport's yes or no is kept. */
  const doStep = async (of: Part, due: Due): Promise<PartView> => {
    const { id, perform } = processOf(of.stream)
    await sleepUntil(due.at)
    return after(of, due, await perform(id, of.part, due))
  }
  /** Ends a day of which no try got through. */
  const endDay = async (of: Part, due: Due): Promise<PartView> => {
    const { id, endDay: end } = processOf(of.stream)
    return after(of, due, await end(id, of.part, due))
  }
  return { loadPart, doStep, tryStep: doStep, endDay }
}
export type Processing = ReturnType<typeof processing>
