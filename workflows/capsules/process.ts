import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { log } from '../../backend/kernel/process/log.ts'
import { capsule, contentsOf } from '../../backend/modules/capsules/capsule.ts'
import { eraseCapsule } from '../../backend/modules/capsules/decide/keep.ts'
import { openCapsule } from '../../backend/modules/capsules/decide/open.ts'
import { lockCapsule, recordAsked, recordCheck } from '../../backend/modules/capsules/decide/seal.ts'
import { nextStep } from '../../backend/modules/capsules/next.ts'
import { process, type Due } from '../kernel/process.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'
import { timedBy } from '../kernel/timed.ts'
import { destroyCapsule } from './destroy.ts'
import { damagedIn, writtenDown } from './manifest.ts'

const Row = v.object({ id: v.string() })

/** What is in it is written down first, and only then its key leaves. */
const lock = async (kernel: Kernel, id: string): Promise<void> => {
  const { state } = await kernel.load(capsule, id)
  if (state.status !== 'sealed') return
  if (state.lockedAt === '')
    await trySystemCommand(kernel)(capsule, id, lockCapsule(await writtenDown(kernel, state)), 'lockCapsule')
  await kernel.timeVault.lock(contentsOf(id), state.opensAt)
}

const check = async (kernel: Kernel, id: string, { mark = '' }: Due): Promise<void> => {
  const { state } = await kernel.load(capsule, id)
  const damaged = await damagedIn(kernel, state)
  if (damaged.length > 0) log.error('a sealed capsule is damaged', { stream: `capsule-${id}`, things: damaged.length })
  await trySystemCommand(kernel)(capsule, id, recordCheck({ damaged }), 'checkCapsule', mark)
}

const ask = async (kernel: Kernel, id: string, { mark = '' }: Due): Promise<void> => {
  await trySystemCommand(kernel)(capsule, id, recordAsked(), 'askOpeners', mark)
}

/**
 * It opens once both clocks have passed its moment, and only if the key will come: with another VAULT_KEY it waits, sealed,
 * until somebody has brought back the right one.
 */
const open = async (kernel: Kernel, id: string, { at }: Due): Promise<void> => {
  const { untilBoth, tryInTime } = timedBy(kernel, capsule)
  await kernel.timeVault.requireOpens(contentsOf(id))
  await untilBoth(at)
  const { revision } = await kernel.load(capsule, id)
  await tryInTime(id, openCapsule(), 'openCapsule', String(revision))
  await release(kernel, id)
}

const release = async (kernel: Kernel, id: string): Promise<void> => {
  if ((await kernel.load(capsule, id)).state.status === 'opened') await kernel.timeVault.release(contentsOf(id))
}

const erase = async (kernel: Kernel, id: string): Promise<void> => {
  const { revision } = await kernel.load(capsule, id)
  await trySystemCommand(kernel)(capsule, id, eraseCapsule({ reason: 'removed' }), 'eraseRemoved', String(revision))
  await destroyCapsule(kernel, id)
}

/** A sealed capsule is locked, compared, asked about and opened; one that was removed is erased. */
export const capsuleProcess = process({
  aggregate: capsule,
  wakes: (wake) => ({
    CapsuleSealed: (event) => wake(event),
    OpeningDateMoved: (event) => wake(event),
    CapsuleOpened: (event) => wake(event),
    CapsuleRemoved: (event) => wake(event),
    CapsuleRestored: (event) => wake(event),
    CapsuleErased: (event) => wake(event),
  }),
  status: ({ status }) => status,
  next: async (state, _part, { clock, keys, timeVault }, id) => {
    if (state.status === 'new' || state.status === 'filling') return undefined
    const [isLocked, isLeft] = await Promise.all([timeVault.holds(contentsOf(id)), keys.isThere(`capsule-${id}`)])
    return nextStep(state, { isLocked, isLeft }, clock.dayMs)
  },
  steps: {
    lock: { act: lock },
    check: { act: check },
    ask: { act: ask },
    open: { act: open },
    release: { act: release },
    erase: { act: erase },
    destroy: { act: destroyCapsule },
  },
  open: [
    {
      find: ({ db }) =>
        db.any(sql.type(Row)`
          select id from capsules.capsules k
          where removed_at is not null or state = 'sealed'
            or exists (select from kernel.time_vault t where t.subject = ${'capsule-contents-'} || k.id::text)
          order by id`),
    },
  ],
})
