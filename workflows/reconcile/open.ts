import type { WorkflowClient } from '@temporalio/client'
import * as v from 'valibot'
import { passwordHashOf } from '../../backend/kernel/identity/credentials.ts'
import { sql } from '../../backend/kernel/db.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { mayBeOpened } from '../../backend/kernel/log/keys.ts'
import { dueSignUps, lateReservations } from '../../backend/modules/accounts/queries.ts'
import { delivery } from '../../backend/modules/deliveries/delivery.ts'
import { nextStep } from '../../backend/modules/deliveries/next.ts'
import { dueProofs } from '../../backend/modules/life/mailbox.ts'
import { abandonedUploads } from '../../backend/modules/media/queries.ts'
import { stagingOf } from '../../backend/modules/media/staging.ts'
import { isHandedOver, statusesThat } from '../../backend/modules/messages/reading.ts'
import { wakeEnd } from '../accounts/reactor.ts'
import { wakeDelivery } from '../deliveries/reactor.ts'
import { askForProof } from '../life/proofWorkflow.ts'
import { endMessages } from '../messages/eraseWorkflow.ts'
import { endRecordings } from '../media/eraseWorkflow.ts'
import { wakeMedia } from '../media/reactor.ts'

/** Something that a workflow should tend; `start` answers whether there was anything to start it for. */
export type Open = { readonly workflowId: string; readonly start: () => Promise<boolean> }

const ById = v.object({ id: v.string() })
const Recording = v.object({ id: v.string(), state: v.string() })
const Kept = v.object({ accountId: v.string(), messageId: v.string() })
const Link = v.object({ id: v.string(), messageId: v.string(), recipientId: v.string(), occurrence: v.number() })
/** The last reminder leaves after thirty days; a day more for one that is late. */
const REMINDED_DAYS = 31

/** What the read tables say is open besides the messages. */
export const openOf = (kernel: Kernel, temporal: WorkflowClient) => {
  const { db, clock, load, keys } = kernel
  const staging = stagingOf(kernel)
  const recording = (id: string): Open => {
    const stream = `media-${id}`
    return { workflowId: stream, start: () => wakeMedia(temporal, stream, 0).then(() => true) }
  }
  /** Recordings that are being prepared, and uploads of which all has arrived, though nobody said so. */
  const recordings = async (): Promise<Open[]> => {
    const rows = await db.any(sql.type(Recording)`
      select id, state from media.media where state in ('receiving', 'storing', 'stored')`)
    return rows.map(({ id, state }) => {
      const { workflowId, start } = recording(id)
      const isOpen = async () => state !== 'receiving' || (await staging.wholeOf(id)) !== undefined
      return { workflowId, start: async () => (await isOpen()) && start() }
    })
  }
  /** Uploads that nobody finished: nobody else waits for the day when they are given up. */
  const abandoned = async (): Promise<Open[]> => (await abandonedUploads(kernel)).map(recording)

  const endOf = (id: string): Open => {
    const stream = `account-${id}`
    return { workflowId: `${stream}.end`, start: () => wakeEnd(temporal, stream, 0).then(() => true) }
  }
  /** Sign-ups whose people are to be told that they end, and accounts for which an address was reserved in vain. */
  const signUps = async (): Promise<Open[]> => {
    const late = await lateReservations(kernel)
    const ids = new Set([...(await dueSignUps(kernel)), ...late.map(({ accountId }) => accountId)])
    return [...ids].map(endOf)
  }

  /** An account whose end is planned, or has come: it is forgotten when neither its key nor a password is there. */
  const ends = async (): Promise<Open[]> => {
    const rows = await db.any(sql.type(ById)`
      select id from accounts.accounts a
      where coalesce(ends_at, sign_up_ends_at) is not null and (${mayBeOpened(['account'], sql.fragment`a.id`)}
        or exists (select from kernel.credentials c where c.account_id = a.id and c.password_hash is not null))`)
    return rows.map(({ id }) => {
      const end = endOf(id)
      const start = async () => {
        const isOver = (await passwordHashOf(db, id)) === undefined && !(await keys.isThere(`account-${id}`))
        return isOver ? false : end.start()
      }
      return { ...end, start }
    })
  }

  /** A condition in SQL: the account, as `a`, has ended, and not just now. */
  const hasEnded = () => {
    const lateMs = Math.max(clock.dayMs / 24, 60_000)
    return sql.fragment`a.email = '' and a.ends_at < now() - ${`${lateMs} milliseconds`}::interval`
  }

  /** An account that has ended, and of whose words a key is left that nobody was given. */
  const remains = async (): Promise<Open[]> => {
    const rows = await db.any(sql.type(Kept)`
      select a.id as account_id, kept.id as message_id from accounts.accounts a join lateral (
        select id from messages.messages
        where owner_id = a.id and state <> all(${sql.array(statusesThat(isHandedOver), 'text')})
      ) kept on ${mayBeOpened(['message'], sql.fragment`kept.id`)}
      where ${hasEnded()}
        and not exists (select from deliveries.deliveries d where d.message_id = kept.id
          and (d.opened_at is not null or d.sent_at is not null and d.state not in ('revoked', 'declined', 'bounced')))`)
    const left = new Set<string>()
    for (const { accountId, messageId } of rows) if (await keys.isThere(`message-${messageId}`)) left.add(accountId)
    return [...left].map((accountId) => {
      const workflowId = `account-${accountId}.messages-again`
      const start = async () => {
        await temporal.start(endMessages, {
          taskQueue: 'timeline',
          workflowId,
          workflowIdConflictPolicy: 'USE_EXISTING',
          args: [{ accountId, isErased: true }],
        })
        return true
      }
      return { workflowId, start }
    })
  }

  /** An account that has ended, and a recording of whose is left that no message of its own ends or keeps. */
  const strays = async (): Promise<Open[]> => {
    const rows = await db.any(sql.type(ById)`
      select distinct a.id from accounts.accounts a join media.media x on x.owner_id = a.id
      where ${hasEnded()}
        and not exists (select from messages.messages m where m.id = x.message_id and m.owner_id = a.id)`)
    return rows.map(({ id: accountId }) => {
      const workflowId = `account-${accountId}.recordings`
      const start = async () => {
        await temporal.start(endRecordings, {
          taskQueue: 'mail',
          workflowId,
          workflowIdConflictPolicy: 'USE_EXISTING',
          args: [{ accountId }],
        })
        return true
      }
      return { workflowId, start }
    })
  }

  /** Deliveries whose link, code, news or reminder has yet to leave, or that wait for another address; the stream says whether it really has. */
  const links = async (): Promise<Open[]> => {
    const rows = await db.any(sql.type(Link)`
      select id, message_id, recipient_id, occurrence from deliveries.deliveries
      where pending <> '{}' or state = 'queued' or (state = 'bounced' and retry_at is not null)
        or proposal_counts_at is not null
        or (state = 'sent' and sent_at > now() - ${`${REMINDED_DAYS * clock.dayMs} milliseconds`}::interval)`)
    return rows.map(({ id, ...about }) => {
      const stream = `delivery-${id}`
      const start = async () => {
        const { state } = await load(delivery, id)
        if (!nextStep(state, clock.now(), clock.dayMs)) return false
        await wakeDelivery(temporal, { stream, ...about })
        return true
      }
      return { workflowId: stream, start }
    })
  }
  /** Authors whose mailbox has been silent for a year: nobody else waits for that day. */
  const proofs = async (): Promise<Open[]> =>
    (await dueProofs(kernel)).map((due) => {
      const workflowId = `life-${due.accountId}.proof.${due.n}`
      const start = async () => {
        await temporal.start(askForProof, {
          taskQueue: 'mail',
          workflowId,
          workflowIdConflictPolicy: 'USE_EXISTING',
          workflowTaskTimeout: '2 seconds',
          args: [due],
        })
        return true
      }
      return { workflowId, start }
    })
  return { recordings, abandoned, ends, remains, strays, signUps, links, proofs }
}
