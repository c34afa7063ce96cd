import * as v from 'valibot'
import { Instant } from '../contract.ts'
import { sql } from '../db.ts'
import { noteFault, type Noting } from '../process/faults.ts'
import { newId } from '../ids.ts'
import type { Mail, Mailer, Sent } from './mailer.ts'

const MOST_TAKEN = 5
const Taken = v.object({ acceptedAt: Instant, smtpCode: v.number(), times: v.number() })
const nothing = sql.typeAlias('void')

/**
 * Sends through `mailer` and counts what the transport took. A mail (by its Message-ID) that was taken five times
 * within 24 real hours is not sent again, whoever asks for it and why: the answer is the transport's last yes, which
 * still is the truth, so that whoever could not write it down may go on. A try that was put off or refused is no such
 * yes. Each try is written before it is made: where nothing can be written, nothing is sent.
 */
export const counted = (noting: Noting, mailer: Mailer): Mailer => {
  const { db } = noting

  const takenOf = ({ mailId }: Mail) =>
    db.maybeOne(sql.type(Taken)`
      select max(taken_at) as accepted_at, (array_agg(smtp_code order by taken_at desc))[1]::int as smtp_code,
        count(*)::int as times
      from kernel.sent_mails where mail_id = ${mailId} and taken_at > now() - interval '24 hours'
      having count(*) > 0`)

  const send = async (mail: Mail): Promise<Sent> => {
    const { mailId } = mail
    const taken = await takenOf(mail)
    if (taken && taken.times >= MOST_TAKEN) {
      await noteFault(noting, 'mailStopped', { mailId })
      return { outcome: 'accepted', smtpCode: taken.smtpCode, acceptedAt: taken.acceptedAt }
    }
    const tryId = newId()
    await db.query(nothing`
      with old as (delete from kernel.sent_mails where begun_at < now() - interval '7 days')
      insert into kernel.sent_mails (try_id, mail_id) values (${tryId}, ${mailId})`)
    const sent = await mailer.send(mail)
    if (sent.outcome === 'accepted')
      await db.query(nothing`
        update kernel.sent_mails set taken_at = now(), smtp_code = ${sent.smtpCode} where try_id = ${tryId}`)
    return sent
  }
  return { send, close: mailer.close }
}
