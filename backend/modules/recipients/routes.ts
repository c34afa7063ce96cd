import { Router } from '@koa/router'
import type { Context } from 'koa'
import { catchRefused } from '../../kernel/http/problem.ts'
import { withoutRealMail } from '../../kernel/process/demo.ts'
import type { Actor } from '../../kernel/event.ts'
import { accepting, afterwards, commandOf, settle } from '../../kernel/http/http.ts'
import { fingerprintOf } from '../../kernel/log/fingerprint.ts'
import { bookHashOf } from '../../kernel/identity/addressHash.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { limited } from '../../kernel/http/limits.ts'
import { actorOf, bodyOf, idOf, signedIn } from '../../kernel/http/request.ts'
import { hashSecret } from '../../kernel/identity/secrets.ts'
import { isZone } from '../../kernel/words/zones.ts'
import { reachOf } from '../accounts/reading.ts'
import { AddRecipient, ChangeRecipient, Nothing, SetVerification, refusals, sentences } from './contract.ts'
import { inviteRecipient } from './decide/consent.ts'
import { addRecipient, changeRecipient, removeRecipient } from './decide/person.ts'
import { foldedAnswer } from '../../kernel/words/folded.ts'
import { setVerification } from './decide/proof.ts'
import { declinedAt, hashesOf, openMessagesOf, recipientsOf, rowOf, twinOf } from './queries.ts'
import { recipient } from './recipient.ts'

const HOUR_S = 3_600

const secretIn = (command: SetVerification): string => {
  if (command.method === 'passcode') return command.passcode
  return command.method === 'question' ? foldedAnswer(command.answer) : ''
}

export const routes = (kernel: Kernel) => {
  const accept = accepting(kernel, 'recipients')
  const byAuthor = (ctx: Context) => actorOf(ctx).id
  const passcodes = limited(kernel, 'recipient-passcode', 60, HOUR_S, byAuthor)
  const adds = limited(kernel, 'recipient-add', 60, HOUR_S, byAuthor)
  const invites = limited(kernel, 'recipient-invite', 60, HOUR_S, byAuthor)

  type Given = {
    readonly email?: string | undefined
    readonly backupEmail?: string | undefined
    zone?: string | undefined
  }
  const factsOf = async (by: Actor, id: string, { email, backupEmail, zone }: Given) => {
    return {
      isZone: zone === undefined || isZone(zone),
      twin: email === undefined ? undefined : await twinOf(kernel, by, bookHashOf(kernel.settings, email), id),
      declined: await declinedAt(kernel, by, hashesOf(kernel, email, backupEmail), id),
    }
  }
  const add = async (
    { recipientId, name, email, zone, backupEmail, isChild, isGuardians, birthday, relation }: AddRecipient,
    by: Actor,
  ) => {
    const addressHash = bookHashOf(kernel.settings, email)
    const facts = await factsOf(by, recipientId, { email, backupEmail, zone })
    const person = { name, address: email, addressHash, zone: zone ?? null }
    const words = { backupAddress: backupEmail ?? '', birthday: birthday ?? '', relation: relation ?? '' }
    const more = { ...words, isChild: isChild ?? false, isGuardians }
    return addRecipient({ recipientId, ...person, ...more, facts })
  }
  const change = async ({ email, backupEmail, birthday: born, ...changes }: ChangeRecipient, by: Actor, id: string) => {
    const addressHash = email && bookHashOf(kernel.settings, email)
    const facts = await factsOf(by, id, { email, backupEmail, zone: changes.zone })
    const birthday = born === null ? '' : born
    return changeRecipient({ ...changes, address: email, addressHash, backupAddress: backupEmail, birthday, facts })
  }
  const remove = async (_: object, by: Actor, id: string) =>
    removeRecipient({ inMessages: await openMessagesOf(kernel, by, id) })

  const invite = async (_: object, by: Actor) =>
    inviteRecipient({ isVerified: (await reachOf(kernel, by.id)).isVerified })

  // Not by `accept`: the hash of a command's body stands in the log, and six characters are soon tried out.
  const verify = async (ctx: Context) => {
    const by = actorOf(ctx)
    const given = bodyOf(ctx, SetVerification)
    const command = commandOf(kernel, ctx, by, fingerprintOf(kernel.settings, 'commands', given))
    const secretHash = given.method === 'otp' ? '' : await hashSecret(secretIn(given))
    const handled = await kernel.handle(
      recipient,
      idOf(ctx.params['id']),
      setVerification({ ...given, secretHash }),
      command,
    )
    await settle(kernel, ctx, 'recipients', handled)
    ctx.body = rowOf(handled.state, handled.revision)
  }

  return new Router({ prefix: '/api/recipients' })
    .use(catchRefused({ statuses: refusals, sentences }))
    .get('/', signedIn, async (ctx) => {
      await afterwards(kernel, ctx, 'recipients')
      ctx.body = await recipientsOf(kernel, actorOf(ctx))
    })
    .post('/', signedIn, withoutRealMail, adds, accept(AddRecipient, recipient, add, rowOf, 201))
    .patch('/:id', signedIn, withoutRealMail, accept(ChangeRecipient, recipient, change, rowOf))
    .delete('/:id', signedIn, accept(Nothing, recipient, remove, rowOf))
    .post('/:id/invite', signedIn, invites, accept(Nothing, recipient, invite, rowOf))
    .put('/:id/verification', signedIn, passcodes, Object.assign(verify, { bodySchema: SetVerification }))
}
