import type { Context } from 'koa'
import { Refused } from '../../../kernel/errors.ts'
import { chooseFamily } from '../../../kernel/identity/session.ts'
import { VISITOR } from '../../../kernel/identity/visitor.ts'
import { commandsOf } from '../../../kernel/http/command.ts'
import { awaitPosition } from '../../../kernel/http/http.ts'
import { actorOf } from '../../../kernel/http/request.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { tokenOf } from '../../../kernel/page/link.ts'
import { formTokens } from '../../../kernel/page/formToken.ts'
import { InvitationAnswer, Nothing, type InvitationPage } from '../contract.ts'
import { acceptInvitation, declineInvitation, isAnswerable, misdirectInvitation } from '../decide/answer.ts'
import { refuse } from '../decide/guards.ts'
import { answerFacts, hidden } from '../facts.ts'
import { family } from '../family.ts'
import { INVITE } from '../links.ts'
import { invitationsFor } from '../lists.ts'
import { familyIn, shownOf } from '../queries.ts'

/** What may be done with the link of an invitation: reading it changes nothing. */
export const answers = (kernel: Kernel) => {
  const { capabilities, settings } = kernel
  const formToken = formTokens(settings, '/api/invitations')

  /** The invitation that a link names; one that was withdrawn, or whose family has ended, is over. */
  const find = async (token: string) => {
    const familyId = capabilities.idIn(token)
    if (!familyId) throw refuse('link-invalid')
    const { state } = await familyIn(kernel, familyId)
    const found = state.invitations.find(({ invitationId }) =>
      capabilities.isValid(token, INVITE, familyId, invitationId),
    )
    if (!found) throw refuse('link-invalid')
    return { familyId, state, invitation: found }
  }
  const list = async (ctx: Context) => {
    await awaitPosition(kernel, ctx, 'families')
    ctx.body = await invitationsFor(kernel, actorOf(ctx).id)
  }
  const read = async (ctx: Context) => {
    const token = tokenOf(ctx)
    const { state, invitation } = await find(token)
    const shown = await shownOf(kernel, state, invitation)
    const isUsed = state.status === 'living' && shown.state === 'joined'
    if (!isUsed && !isAnswerable(state, invitation, kernel.clock.now()))
      throw refuse('invitation-over', { name: shown.by })
    const { name, address } = invitation
    const body: InvitationPage = { ...shown, name, email: hidden(address), nonce: formToken.begin(ctx, token) }
    ctx.body = body
  }
  const joinCommand = commandsOf(kernel, 'families', {
    aggregate: family,
    target: async (ctx) => {
      const { familyId: id, state, invitation } = await find(tokenOf(ctx))
      return { id, by: actorOf(ctx), state, invitation }
    },
    answer: (_, __, { id }, ctx) => {
      chooseFamily(ctx, id)
      return { familyId: id }
    },
  })
  const refusalCommand = commandsOf(kernel, 'families', {
    aggregate: family,
    target: async (ctx, { nonce }: { readonly nonce: string }) => {
      const token = tokenOf(ctx)
      const { familyId: id, invitation } = await find(token)
      if (!formToken.isRead(ctx, token, nonce)) throw new Refused('csrf')
      return { id, by: VISITOR, invitation }
    },
    answer: () => undefined,
  })
  const say = (decisionOf: typeof declineInvitation | typeof misdirectInvitation) =>
    refusalCommand(InvitationAnswer, (_, { invitation: { invitationId } }) => decisionOf({ invitationId }), {
      status: 204,
      said: () => ({}),
    })
  return {
    list,
    read,
    accept: joinCommand(Nothing, async (_, { by, state, invitation }) => {
      const { invitationId } = invitation
      return acceptInvitation({ invitationId, facts: await answerFacts(kernel, state, invitation, by.id) })
    }),
    decline: say(declineInvitation),
    notMe: say(misdirectInvitation),
  }
}
