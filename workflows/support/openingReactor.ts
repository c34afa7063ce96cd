import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import type { Aggregate } from '../../backend/kernel/log/decider.ts'
import type { Handlers, Recorded } from '../../backend/kernel/event.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import { DEFAULT_SYSTEM } from '../../backend/kernel/process/system.ts'
import type { SettingsEvent, System } from '../../backend/modules/settings/events.ts'
import { conversation } from '../../backend/modules/support/conversation.ts'
import { tellOpening } from '../../backend/modules/support/decide/waiting.ts'
import type { SupportEvent } from '../../backend/modules/support/events.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'

const Row = v.object({ id: v.string() })
const SWITCHES = 'system'
const switches: Aggregate<System, SettingsEvent> = {
  category: 'settings',
  personal: {},
  subject: () => SWITCHES,
  audience: () => '',
  initial: DEFAULT_SYSTEM,
  evolve: (_, { data }) => data.after,
}

/**
 * Sign-ups opened: everybody who waits is told. What is said here twice is said once: a wish that was answered is none
 * any more. A wish from a page that was older than the opening is answered as it comes.
 */
export const openingReactor = (kernel: Kernel): Reactor => {
  const { db, load, checkpointSignals } = kernel
  const ask = trySystemCommand(kernel)
  const tell = (id: string, position: string) => ask(conversation, id, tellOpening(), 'tellOpening', position)
  /** Now, whatever was switched when: an old event told again, or one that was taken back, tells nobody. */
  const isOpen = async () => (await load(switches, SWITCHES)).state.registrationEnabled

  const opened = async ({ data: { before, after }, position }: Recorded<SettingsEvent>) => {
    if (before.registrationEnabled || !after.registrationEnabled || !(await isOpen())) return
    const rows = await db.any(sql.type(Row)`select id from support.conversations where is_waiting order by id`)
    for (const { id } of rows) await tell(id, position)
  }
  const wished = async ({ id, position }: Recorded<SupportEvent>) => {
    // Before any later opening is heard, this wish stands in the table. Thrown, the event is handled again.
    if (!(await checkpointSignals.passed('support', position))) throw new Error('The read tables of support are behind')
    if (await isOpen()) await tell(id, position)
  }
  const settings: Handlers<SettingsEvent> = { SystemSettingsChanged: opened }
  const support: Handlers<SupportEvent> = { WaitingBegun: wished }
  return {
    settings: reactingTo<SettingsEvent>(settings),
    support: reactingTo<SupportEvent>(support),
  }
}
