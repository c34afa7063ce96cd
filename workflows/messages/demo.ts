import { plus } from '../../backend/kernel/log/decider.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import type { Reactor } from '../../backend/kernel/log/reactor.ts'
import { resolveLocal } from '../../backend/kernel/words/zones.ts'
import { armMessage } from '../../backend/modules/messages/decide/arm.ts'
import { createDraft } from '../../backend/modules/messages/decide/draft.ts'
import { editMessage } from '../../backend/modules/messages/decide/edit.ts'
import { scheduleMessage } from '../../backend/modules/messages/decide/schedule.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'
import { demoId, demoPeople, fillingDemo } from '../kernel/demo.ts'

/** @number how far ahead the dated letter of a demo is */
const QUARTER_MS = 91 * 86_400_000
const zone = 'Europe/London'

/** @number letters in a demo */
const letters = {
  draft: {
    to: 'anna',
    title: 'The green gate (demo)',
    body: 'Anna, before I forget it again: the gate was never green. Your father painted it the week you were born, and',
  },
  letter: {
    to: 'ben',
    title: 'For your first day (demo)',
    body: `Dear Ben,

You will be early, because you are always early. Walk once around the block and breathe. They chose you, and they were right.

With love from the demo family`,
  },
  kept: {
    to: 'anna',
    title: 'When I am not here to ask (demo)',
    body: `Dear Anna,

The key is where it always was, under the third pot. Sell the car before the winter. And keep the dog, whatever your brother says.

With love from the demo family`,
  },
} as const

/** As the demo's life plan says (`workflows/life/demo.ts`): it asks, and no contact can report a death. */
const lifePlan = { intervalDays: 90, k: null, preconsentDays: 60 } as const

/** Writes three letters in a demo, one unfinished, one with a date and one that is kept until needed, by the commands that its visitor would give. */
export const demoLettersReactor = (kernel: Kernel): Reactor => {
  const fill = async (accountId: string, at: string): Promise<void> => {
    const ask = trySystemCommand(kernel, { kind: 'account', id: accountId })
    const facts = demoPeople.map((person) => ({
      recipientId: demoId(accountId, person),
      name: person,
      hasDeclined: false,
      hasVerification: true,
      isAuthor: false,
    }))
    for (const which of ['draft', 'letter', 'kept'] as const) {
      const messageId = demoId(accountId, which)
      const { to, title, body } = letters[which]
      const create = createDraft({ messageId, kind: 'text', title, draftsN: 0 })
      await ask(message, messageId, create, 'demoDraft')
      const recipients = facts.filter(({ name }) => name === to)
      await ask(message, messageId, editMessage({ body, recipients }), 'demoWords')
    }
    const readers = facts.filter(({ name }) => name === letters.kept.to)
    const kept = { mode: 'posthumous', trigger: 'inactivity', zone, lifePlan, contactIds: [] } as const
    const keep = armMessage({ ...kept, isVerified: true, recipients: readers })
    await ask(message, demoId(accountId, 'kept'), keep, 'demoKeep')
    const local = `${plus(at, QUARTER_MS).slice(0, 10)}T09:00`
    const dueAt = resolveLocal(local, zone)
    if (dueAt === undefined) return
    const plan = { mode: 'fixed', answerRule: 'silent', local, zone, dueAt, tzdb: process.versions.tz ?? '' } as const
    const recipients = facts.filter(({ name }) => name === letters.letter.to)
    const schedule = scheduleMessage({ ...plan, isVerified: true, recipients })
    await ask(message, demoId(accountId, 'letter'), schedule, 'demoDate')
  }
  return fillingDemo(fill)
}
