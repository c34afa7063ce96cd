import { plus } from '../../backend/kernel/log/decider.ts'
import { idOfStream } from './systemCommand.ts'
import { beating } from './beating.ts'
import type { View } from './processLoop.ts'

type Stepping<V extends View> = {
  readonly now: () => string
  readonly untilBoth: (at: string) => Promise<void>
  readonly loadView: (stream: string) => Promise<V>
  readonly dayMsOf: (view: V) => number
}

/** A step of a timeline, which may run twice: it sleeps what is left, acts, and answers the next view, which is loaded unless the act knows it. */
export const stepping =
  <V extends View>({ now, untilBoth, loadView, dayMsOf }: Stepping<V>) =>
  (act: (id: string) => Promise<V | void>) =>
  (stream: string, at: string): Promise<V> =>
    beating(async () => {
      await untilBoth(at)
      const view = (await act(idOfStream(stream))) ?? (await loadView(stream))
      const { next } = view
      // The same step again means that it was refused for now, by a clock or a blob: 5 minutes of a real day.
      if (!next || next.at > at) return view
      return { ...view, next: { ...next, at: plus(now(), Math.max(1_000, dayMsOf(view) / 288)) } }
    })
