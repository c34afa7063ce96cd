import { lastResultOf, keepResult } from '../../backend/kernel/process/lastResult.ts'
import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { anchor } from '../../backend/modules/audit/anchor.ts'
import { adminMailboxes } from '../../backend/modules/audit/queries.ts'
import { postEach } from '../kernel/post.ts'
import { anchorMail } from './mail.ts'

const DAY_MS = 86_400_000
/** @number how soon the log's daily anchor may be mailed again. The schedule's days are not to the second. */
const SOON_MS = DAY_MS - 3_600_000
const LAST = 'anchor-mailed'

/** The last anchor goes to every admin, once a real day at most: a house whose days are minutes is a demo, and sends none. */
export const mailingAnchors = (kernel: Kernel) => {
  const { load, clock, settings } = kernel

  const isTimely = async (now: string): Promise<boolean> => {
    const last = await lastResultOf(kernel, LAST)
    return clock.dayMs >= DAY_MS && (!last || Date.parse(now) - Date.parse(last.at) >= SOON_MS)
  }

  /** @returns how many admins' mailboxes took it */
  const mailAnchor = async (): Promise<number> => {
    const now = clock.now()
    const { state } = await load(anchor, 'main')
    if (state.hash === '' || !(await isTimely(now))) return 0
    const mail = anchorMail(settings, state, now)
    const mails = (await adminMailboxes(kernel)).map((to) => {
      return { ...mail, to, mailId: derivedId(`anchor:${state.hash}:${to}`) }
    })
    const sent = await postEach(kernel, 'anchor', mails)
    const accepted = sent.filter(({ outcome }) => outcome === 'accepted').length
    await keepResult(kernel, LAST, { found: { accepted }, isTrouble: accepted < sent.length })
    return accepted
  }
  return { mailAnchor }
}
