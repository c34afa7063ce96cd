import { useEffect, useState } from 'react'
import { ring } from './ring.ts'

export type Timer = { readonly step: number; readonly endsAt: number; readonly isOver: boolean }

const SECOND_MS = 1_000
const MINUTE_MS = 60_000

/** Timers of steps, which run on while others are read. They end by the clock, however long the page slept. */
export const useTimers = () => {
  const [timers, setTimers] = useState<readonly Timer[]>([])
  const [now, setNow] = useState(() => Date.now())
  const isRunning = timers.some(({ isOver }) => !isOver)
  useEffect(() => {
    if (!isRunning) return undefined
    const tick = () => {
      const at = Date.now()
      setNow(at)
      setTimers((all) => {
        const over = all.filter((timer) => !timer.isOver && timer.endsAt <= at)
        if (over.length === 0) return all
        return all.map((timer) => (over.includes(timer) ? { ...timer, isOver: true } : timer))
      })
    }
    const id = setInterval(tick, SECOND_MS)
    return () => clearInterval(id)
  }, [isRunning])
  const over = timers.filter(({ isOver }) => isOver).length
  useEffect(() => {
    if (over > 0) ring()
  }, [over])
  const others = (step: number) => timers.filter((timer) => timer.step !== step)
  return {
    now,
    timers,
    start: (step: number, minutes: number) => {
      const at = Date.now()
      setNow(at)
      setTimers([...others(step), { step, endsAt: at + minutes * MINUTE_MS, isOver: false }])
    },
    addMinute: (step: number) =>
      setTimers(
        timers.map((timer) =>
          timer.step === step ? { step, endsAt: Math.max(timer.endsAt, Date.now()) + MINUTE_MS, isOver: false } : timer,
        ),
      ),
    end: (step: number) => setTimers(others(step)),
    endAll: () => setTimers([]),
  }
}
