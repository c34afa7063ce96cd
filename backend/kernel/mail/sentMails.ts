import * as v from 'valibot'
import { Instant } from '../contract.ts'
import { sql, type Db } from '../db.ts'
import { dataLoader, batching } from '../log/dataLoader.ts'
import { noteFault, type Noting } from '../process/faults.ts'
import { newId } from '../ids.ts'
import type { Mail, Mailer, Sent } from './mailer.ts'

/** @number how often one mail may be taken before it is tried no more */
const MOST_TAKEN = 5
const Stopped = v.object({ tryId: v.string(), acceptedAt: Instant, smtpCode: v.number() })
type Try = { readonly tryId: string; readonly mailId: string }
type Yes = { readonly tryId: string; readonly smtpCode: number }

/** Writes down tries that begin. @returns the last yes of a mail that was taken too often, whose try does not begin */
const beginning = (db: Db) =>
  dataLoader(async (tries: readonly Try[]) => {
    const rows = tries.map(({ tryId, mailId }) => [tryId, mailId])
    const stopped = await db.any(sql.type(Stopped)`
      with old as (delete from kernel.sent_mails where begun_at < now() - interval '7 days'),
      tries as (select * from ${sql.unnest(rows, ['uuid', 'uuid'])} as tries (try_id, mail_id)),
      stopped as (
        select mail_id, max(taken_at) as accepted_at, (array_agg(smtp_code order by taken_at desc))[1]::int as smtp_code
        from kernel.sent_mails
        where mail_id in (select mail_id from tries) and taken_at > now() - interval '24 hours'
        group by mail_id having count(*) >= ${MOST_TAKEN}),
      begun as (
        insert into kernel.sent_mails (try_id, mail_id)
        select try_id, mail_id from tries where mail_id not in (select mail_id from stopped))
      select try_id, accepted_at, smtp_code from tries join stopped using (mail_id)`)
    return tries.map(({ tryId }) => stopped.find((one) => one.tryId === tryId))
  })

/** Writes down that the transport took mails. */
const keeping = (db: Db) =>
  batching((taken: readonly Yes[]) => {
    const rows = taken.map(({ tryId, smtpCode }) => [tryId, smtpCode])
    return db.query(sql.typeAlias('void')`
      update kernel.sent_mails sent set taken_at = now(), smtp_code = taken.smtp_code
      from ${sql.unnest(rows, ['uuid', 'int4'])} as taken (try_id, smtp_code) where sent.try_id = taken.try_id`)
  })

/**
 * Sends through `mailer` and counts what the transport took. A mail (by its Message-ID) that was taken five times
 * within 24 real hours is not sent again, whoever asks for it and why: the answer is the transport's last yes, which
 * still is the truth, so that whoever could not write it down may go on. A try that was put off or refused is no such
 * yes. Each try is written before it is made: where nothing can be written, nothing is sent.
 */
export const counted = (noting: Noting, mailer: Mailer): Mailer => {
  const begin = beginning(noting.db)
  const keep = keeping(noting.db)

  const send = async (mail: Mail): Promise<Sent> => {
    const { mailId } = mail
    const tryId = newId()
    const stopped = await begin({ tryId, mailId })
    if (stopped) {
      await noteFault(noting, 'mailStopped', { mailId })
      return { outcome: 'accepted', smtpCode: stopped.smtpCode, acceptedAt: stopped.acceptedAt }
    }
    const sent = await mailer.send(mail)
    if (sent.outcome === 'accepted') await keep({ tryId, smtpCode: sent.smtpCode })
    return sent
  }
  return { send, close: mailer.close }
}
