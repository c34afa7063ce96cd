import { Router } from '@koa/router'
import type { Context } from 'koa'
import { catchRefused } from '../../kernel/http/problem.ts'
import { withoutRealMail } from '../../kernel/process/demo.ts'
import type { Actor } from '../../kernel/event.ts'
import { commandsOf, named } from '../../kernel/http/command.ts'
import { awaitPosition, type Target } from '../../kernel/http/http.ts'
import { bookHashOf } from '../../kernel/identity/addressHash.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { limited } from '../../kernel/http/limits.ts'
import { actorOf, signedIn } from '../../kernel/http/request.ts'
import { hashSecret } from '../../kernel/identity/secrets.ts'
import { isZone } from '../../kernel/words/zones.ts'
import { reachOf } from '../accounts/reading.ts'
import { AddRecipient, ChangeRecipient, Nothing, SetVerification, refusals, sentences } from './contract.ts'
import { inviteRecipient } from './decide/consent.ts'
import { addRecipient, changeRecipient, removeRecipient } from './decide/person.ts'
import { foldedAnswer } from '../../kernel/words/folded.ts'
import { setVerification } from './decide/proof.ts'
import { declinedAt, hashesOf, isAuthorsAddress, openMessagesOf, recipientsOf, rowOf, twinOf } from './queries.ts'
import { recipient } from './recipient.ts'

const HOUR_S = 3_600

const secretIn = (command: SetVerification): string => {
  if (command.method === 'passcode') return command.passcode
  return command.method === 'question' ? foldedAnswer(command.answer) : ''
}

export const routes = (kernel: Kernel) => {
  const command = commandsOf(kernel, 'recipients', { aggregate: recipient, target: named, answer: rowOf })
  const byAuthor = (ctx: Context) => actorOf(ctx).id
  const passcodes = limited(kernel, 'recipient-passcode', 60, HOUR_S, byAuthor)
  const adds = limited(kernel, 'recipient-add', 60, HOUR_S, byAuthor)
  const invites = limited(kernel, 'recipient-invite', 60, HOUR_S, byAuthor)

  type Given = {
    readonly email?: string | undefined
    readonly backupEmail?: string | undefined
    readonly ownEmail?: string | undefined
    zone?: string | undefined
  }
  const factsOf = async (by: Actor, id: string, { email, backupEmail, ownEmail, zone }: Given) => {
    return {
      isZone: zone === undefined || isZone(zone),
      twin: email === undefined ? undefined : await twinOf(kernel, by, bookHashOf(kernel.settings, email), id),
      declined: await declinedAt(kernel, by, hashesOf(kernel, email, backupEmail, ownEmail), id),
      isAuthors: ownEmail ? await isAuthorsAddress(kernel, by.id, ownEmail) : false,
    }
  }
  const add = async (
    { recipientId, name, email, zone, backupEmail, ownEmail, isChild, isGuardians, birthday, relation }: AddRecipient,
    { by }: Target,
  ) => {
    const addressHash = bookHashOf(kernel.settings, email)
    const facts = await factsOf(by, recipientId, { email, backupEmail, ownEmail, zone })
    const person = { name, address: email, addressHash, zone: zone ?? null }
    const words = { birthday: birthday ?? '', relation: relation ?? '' }
    const more = { ...words, backupAddress: backupEmail ?? '', ownAddress: ownEmail ?? '', isChild: isChild ?? false }
    return addRecipient({ recipientId, ...person, ...more, isGuardians, facts })
  }
  const change = async (command: ChangeRecipient, { by, id }: Target) => {
    const { email, backupEmail, ownEmail, birthday: born, ...changes } = command
    const addressHash = email && bookHashOf(kernel.settings, email)
    const facts = await factsOf(by, id, { email, backupEmail, ownEmail, zone: changes.zone })
    const birthday = born === null ? '' : born
    const mailboxes = { address: email, addressHash, backupAddress: backupEmail, ownAddress: ownEmail }
    return changeRecipient({ ...changes, ...mailboxes, birthday, facts })
  }
  const remove = async (_: object, { by, id }: Target) =>
    removeRecipient({ inMessages: await openMessagesOf(kernel, by, id) })

  const invite = async (_: object, { by }: Target) =>
    inviteRecipient({ isVerified: (await reachOf(kernel, by.id)).isVerified })

  const verify = async (given: SetVerification) =>
    setVerification({ ...given, secretHash: given.method === 'otp' ? '' : await hashSecret(secretIn(given)) })

  return new Router({ prefix: '/api/recipients' })
    .use(catchRefused({ statuses: refusals, sentences }))
    .get('/', signedIn, async (ctx) => {
      await awaitPosition(kernel, ctx, 'recipients')
      ctx.body = await recipientsOf(kernel, actorOf(ctx))
    })
    .post('/', signedIn, withoutRealMail, adds, command(AddRecipient, add, { status: 201 }))
    .patch('/:id', signedIn, withoutRealMail, command(ChangeRecipient, change))
    .delete('/:id', signedIn, command(Nothing, remove))
    .post('/:id/invite', signedIn, invites, command(Nothing, invite))
    .put('/:id/verification', signedIn, passcodes, command(SetVerification, verify))
}
