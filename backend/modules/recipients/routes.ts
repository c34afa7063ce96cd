import { Router } from '@koa/router'
import type { Context } from 'koa'
import * as v from 'valibot'
import { answering } from '../../kernel/answer.ts'
import { Id } from '../../kernel/contract.ts'
import { Refused } from '../../kernel/errors.ts'
import type { Actor } from '../../kernel/event.ts'
import { accepting, afterwards, commandOf, settle } from '../../kernel/http.ts'
import { fingerprintOf } from '../../kernel/fingerprint.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { limited } from '../../kernel/limits.ts'
import { actorOf, bodyOf, signedIn } from '../../kernel/request.ts'
import { hashSecret } from '../../kernel/secrets.ts'
import { isZone } from '../../kernel/zones.ts'
import { AddRecipient, ChangeRecipient, SetVerification, refusals, sentences } from './contract.ts'
import { addRecipient, changeRecipient, setVerification } from './decide.ts'
import { addressHashOf, recipientsOf, rowOf, twinOf } from './queries.ts'
import { recipient } from './recipient.ts'

const HOUR_S = 3_600

const idOf = (ctx: Context): string => {
  const id = v.safeParse(Id, ctx.params['id'])
  if (!id.success) throw new Refused('not-found')
  return id.output
}

export const routes = (kernel: Kernel) => {
  const accept = accepting(kernel, 'recipients')
  const passcodes = limited(kernel, 'recipient-passcode', 60, HOUR_S, (ctx) => actorOf(ctx).id)
  const adds = limited(kernel, 'recipient-add', 60, HOUR_S, (ctx) => actorOf(ctx).id)

  const factsOf = async (by: Actor, id: string, hash: string | undefined, zone: string | undefined) => ({
    isZone: zone === undefined || isZone(zone),
    twin: hash === undefined ? undefined : await twinOf(kernel, by, hash, id),
  })
  const add = async ({ recipientId, name, email, zone }: AddRecipient, by: Actor) => {
    const addressHash = addressHashOf(kernel, email)
    const facts = await factsOf(by, recipientId, addressHash, zone)
    return addRecipient({ recipientId, name, address: email, addressHash, zone: zone ?? null, facts })
  }
  const change = async ({ name, email, zone }: ChangeRecipient, by: Actor, id: string) => {
    const addressHash = email && addressHashOf(kernel, email)
    const facts = await factsOf(by, id, addressHash, zone)
    return changeRecipient({ name, address: email, addressHash, zone, facts })
  }
  // Not by `accept`: the hash of a command's body stands in the log, and six characters are soon tried out.
  const verify = async (ctx: Context) => {
    const by = actorOf(ctx)
    const { passcode, hint } = bodyOf(ctx, SetVerification)
    const command = commandOf(kernel, ctx, by, fingerprintOf(kernel.settings, 'commands', [passcode, hint ?? '']))
    const decision = setVerification({ passcode, hint, secretHash: await hashSecret(passcode) })
    const handled = await kernel.handle(recipient, idOf(ctx), decision, command)
    await settle(kernel, ctx, 'recipients', handled)
    ctx.body = rowOf(handled.state, handled.revision)
  }

  return new Router({ prefix: '/api/recipients' })
    .use(answering({ statuses: refusals, sentences }))
    .get('/', signedIn, async (ctx) => {
      await afterwards(kernel, ctx, 'recipients')
      ctx.body = await recipientsOf(kernel, actorOf(ctx))
    })
    .post('/', signedIn, adds, accept(AddRecipient, recipient, add, rowOf, 201))
    .patch('/:id', signedIn, accept(ChangeRecipient, recipient, change, rowOf))
    .put('/:id/verification', signedIn, passcodes, Object.assign(verify, { bodySchema: SetVerification }))
}
