import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../db.ts'
import { beatMs, forgetOldBeats, recordBeat } from './heartbeat.ts'
import { log } from './log.ts'
import type { Settings } from './settings.ts'

type Parts = { readonly db: Db; readonly settings: Settings }
/** The page whose button stands for all of them, and what its form says beside the nonce. */
type Probe = { readonly path: string; readonly fields: Readonly<Record<string, string>> }
type Page = { readonly nonce: string; readonly cookie: string; readonly at: number }

/** A little longer than a page must have been open before formToken.ts takes its button as pressed by a person. */
const READING_MS = 2_000
/** @number how long the prober waits for the answer page */
const PATIENCE_MS = 5_000
/** @number beats that may be missed before answers count as away */
const LONGEST_GAP_BEATS = 5
const FORGET_EVERY_MS = 86_400_000

/**
 * Gives the canary's answer through the public answer page, beat by beat, and writes down when it was taken: if nobody
 * could have answered, nothing is delivered, since a silence then proves nothing. It counts the whole way, out and back.
 * Between two answers without a failure the page was up. Worker and projector both run one, so that a dead worker is no
 * dead page.
 */
export const probing = ({ db, settings }: Parts, { path, fields }: Probe, signal: AbortSignal): Promise<void> => {
  const { origin, probeUrl, dayMs } = settings
  const forMs = beatMs(dayMs)
  const url = `${probeUrl || origin}${path}`
  const scheme = new URL(origin).protocol.slice(0, -1)
  const headers = { Accept: 'text/html', Origin: origin, 'Sec-Fetch-User': '?1', 'X-Forwarded-Proto': scheme }
  const patience = () => AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
  let pages: readonly Page[] = []
  let lastOk = 0
  let isKnownDown = false
  let forgottenAt = 0

  const open = async (): Promise<Page> => {
    const answer = await fetch(url, { headers, signal: patience() })
    const [cookie = ''] = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '')
    const nonce = /name="nonce" value="([^"]*)"/.exec(await answer.text())?.[1] ?? ''
    if (!answer.ok || !nonce) throw new Error(`The answer page says ${answer.status}`)
    return { nonce, cookie, at: Date.now() }
  }
  const answer = async ({ nonce, cookie }: Page): Promise<void> => {
    const body = new URLSearchParams({ nonce, ...fields })
    const said = await fetch(url, { method: 'POST', headers: { ...headers, Cookie: cookie }, body, signal: patience() })
    const text = await said.text()
    if (!said.ok || text.includes('name="nonce"')) throw new Error(`The answer page says ${said.status} to an answer`)
  }
  const record = async (now: number): Promise<void> => {
    const gap = Math.floor(now / forMs) - Math.floor(lastOk / forMs)
    const beats = lastOk > 0 && gap <= LONGEST_GAP_BEATS ? Math.max(1, gap) : 1
    for (let back = beats - 1; back >= 0; back -= 1) await recordBeat({ db }, now - back * forMs, forMs)
    lastOk = now
    if (now - forgottenAt < FORGET_EVERY_MS) return
    forgottenAt = now
    await forgetOldBeats({ db })
  }
  const beat = async (): Promise<void> => {
    const ready = pages.findLast(({ at }) => Date.now() - at >= READING_MS)
    if (ready) {
      await answer(ready)
      await record(Date.now())
    }
    // One page that can be answered, and the next one that is being read.
    const reading = pages.filter((page) => page !== ready && page.at > (ready?.at ?? 0))
    pages = [...(ready ? [ready] : []), ...(reading.length > 0 ? reading : [await open()])]
  }
  return (async () => {
    while (!signal.aborted) {
      const began = Date.now()
      try {
        await beat()
        if (lastOk > 0) isKnownDown = false
      } catch (error) {
        if (signal.aborted) return
        if (!isKnownDown) log.warn('the answer page is not up', { reason: error instanceof Error ? error.message : '' })
        isKnownDown = true
        pages = []
        lastOk = 0
      }
      // Until somebody could have read the first page it is not waited for a whole beat.
      const restMs = Math.min(forMs, lastOk > 0 ? forMs : READING_MS) - (Date.now() - began)
      await pause(Math.max(50, restMs), undefined, { signal }).catch(() => 'over')
    }
  })()
}
