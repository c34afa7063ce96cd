import { lockOf } from '../../../kernel/identity/codes.ts'
import type { Context } from 'koa'
import { problemOf } from '../../../kernel/http/problem.ts'
import { Refused } from '../../../kernel/errors.ts'
import { sendPage, wantsPage } from '../../../kernel/page/html.ts'
import { refusalsAsPages, tokenOf } from '../../../kernel/page/link.ts'
import { formTokens } from '../../../kernel/page/formToken.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { fromOf } from '../../../kernel/words/from.ts'
import { shownName } from '../../../kernel/words/names.ts'
import { refusals, sentences } from '../contract.ts'
import { mayAskContacts } from '../confirmers.ts'
import { againAt, isConfirmed, openConfirmation } from '../decide/confirm.ts'
import { requireLive } from '../decide/guards.ts'
import { hasAskedForHelp, mayUndo } from '../decide/open.ts'
import { mayResend } from '../decide/send.ts'
import { endedPage, nowherePage, resentPage } from '../pages/end.ts'
import { closedPage, laterPage } from '../pages/envelope.ts'
import { openPage } from '../pages/message.ts'
import { proofPage } from '../pages/proof.ts'
import { wayInPage } from '../pages/wayIn.ts'
import { isByAnswer, proofOf } from '../proofs.ts'
import { mailboxOf } from '../mailing.ts'
import { contentOf, portraitOf, senderOf } from '../queries.ts'
import { mailboxesOf, readerAt } from '../readers.ts'
import { mayComeBack } from '../wrongPerson.ts'
import { linkAccess } from '../linkAccess.ts'
import { closedWords } from '../words.ts'

export const words = { statuses: refusals, sentences }

/** What was wrong, and then the same page again: the next try is made there. */
const AGAIN = new Set([
  'code-wrong',
  'no-code',
  'no-contacts',
  'asked-lately',
  'not-confirmed',
  'no-proof',
  'locked',
  'rate-limited',
  'not-open',
  'not-unlocked',
  'reply-empty',
  'reply-too-long',
  'too-many-replies',
])
const PLAIN = { title: 'A message for you' }

export const pagesOf = (kernel: Kernel) => {
  const { clock, settings } = kernel
  const { anyHeld, held, isProved } = linkAccess(kernel)
  const formToken = formTokens(settings, '/api/d')

  /** Begins the forms of a page. */
  const linkIn = (ctx: Context, again?: string) => {
    const token = tokenOf(ctx)
    let begun: string | undefined
    return { token, nonce: () => (begun ??= formToken.begin(ctx, token)), again }
  }
  /** What a press of this page does for good, it does by a hand; after the proof it was one. */
  const fromHand = (ctx: Context, { nonce }: { readonly nonce: string }): void =>
    formToken.fromHand(ctx, tokenOf(ctx), nonce)

  /** The page of a link as it stands: envelope, proof, or the message. GET changes nothing. */
  const show = async (ctx: Context, sentence?: string, again?: string): Promise<void> => {
    const found = await held(ctx)
    const { id: seed, state } = found
    requireLive(state, clock.now())
    const link = linkIn(ctx, again)
    const [sender, reader, portrait] = await Promise.all([
      senderOf(kernel, state.messageId),
      readerAt(kernel, state.recipientId, mailboxOf(state)),
      portraitOf(kernel, state.authorId),
    ])
    // The stream knows the delivery: the read tables are behind it, as after a restore.
    if (!sender) throw new Refused('store-unavailable')
    const about = await kernel.aboutAuthor(state.authorId, sender.isOfLife)
    const from = { ...fromOf(sender.senderName, reader, sender.zone), hasPortrait: portrait !== null }
    const title = `A message from ${from.author}`
    const send = (body: ReturnType<typeof closedPage>, script?: string) =>
      sendPage(ctx, settings, { title, body, ...(script && { script }) })
    if (ctx.query['later'] !== undefined) return send(laterPage(link, from, state))
    if (!state.isOpened)
      return send(closedPage(link, from, closedWords(from, sender.recordedAt, settings, reader, about.sentence), seed))
    const content = isProved(ctx, found) ? await contentOf(kernel, state) : undefined
    if (content) {
      const name = reader?.name ?? state.name
      return send(
        openPage({ link, from, content, name, product: settings.productName, state, about, seed, sentence }),
        '/ui/receive.js',
      )
    }
    const now = clock.now()
    const proof = await proofOf(kernel, state.recipientId)
    if (ctx.query['help'] !== undefined || ctx.path.endsWith('/ask-contacts'))
      return send(
        wayInPage({
          link,
          from,
          state,
          seed,
          open: openConfirmation(state, now),
          isByCode: !isByAnswer(proof),
          waitsUntil: now < againAt(state, clock.dayMs) ? againAt(state, clock.dayMs) : undefined,
          hasContacts: await mayAskContacts(kernel, state, proof),
          isAuthorAsked: hasAskedForHelp(state, now, clock.dayMs),
          sentence,
        }),
      )
    // Also to somebody who comes back while it is locked: there is no field, and this is why.
    const lock = lockOf(state, now)
    const said = lock ? problemOf(words, lock).problem.message : sentence
    const wantsOwnProof = ctx.query['proof'] !== undefined || !isByAnswer(proof)
    const isByContact = isConfirmed(state, now) && !wantsOwnProof
    return send(
      proofPage({
        link,
        from,
        proof,
        state,
        seed,
        sentence: said,
        isLocked: lock !== undefined,
        isConfirmed: isByContact,
      }),
    )
  }

  const showEnd = async (ctx: Context, code: string, sentence: string, again?: string): Promise<void> => {
    const { state } = await anyHeld(ctx)
    const known = await senderOf(kernel, state.messageId)
    const sender = shownName(known?.senderName ?? '')
    const about = await kernel.aboutAuthor(state.authorId, known?.isOfLife ?? false)
    const { dayMs } = clock
    const ended = {
      link: linkIn(ctx, again),
      sender,
      about,
      state,
      mayUndo: mayUndo(state, clock.now(), dayMs),
      mayComeBack: mayComeBack(state, clock.now(), dayMs),
      mayResend: mayResend(state, await mailboxesOf(kernel, state.recipientId)),
    }
    sendPage(ctx, settings, { ...PLAIN, body: endedPage(ended, code, sentence) })
  }
  const showResent = (ctx: Context): void => sendPage(ctx, settings, { ...PLAIN, body: resentPage })

  /** The page as it stands, also where that is the link's end, to be pressed once more. */
  const showAgain = (ctx: Context, again: string): Promise<void> =>
    show(ctx, undefined, again).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error
      return showEnd(ctx, error.code, problemOf(words, error).problem.message, again)
    })

  /** The page with what was wrong, or the link's end; where there is no delivery to speak of, one sentence. */
  const showRefusal = async (ctx: Context, code: string, sentence: string): Promise<void> => {
    const shown = () => {
      if (code === 'press-again') return showAgain(ctx, sentence)
      return AGAIN.has(code) ? show(ctx, sentence) : showEnd(ctx, code, sentence)
    }
    await shown().catch((other: unknown) => {
      if (!(other instanceof Refused)) throw other
      sendPage(ctx, settings, { ...PLAIN, body: nowherePage(problemOf(words, other).problem.message) })
    })
  }
  const inPages = refusalsAsPages(words, showRefusal, wantsPage)

  /** Back to the page, or the step's name to a script. */
  const onward = (ctx: Context, step: 'closed' | 'verify' | 'unlocked', query = ''): void => {
    if (!wantsPage(ctx)) {
      ctx.body = { step }
      return
    }
    ctx.redirect(`/d/${tokenOf(ctx)}${query}`)
    ctx.status = 303
  }
  return { show, showEnd, showResent, fromHand, inPages, onward }
}
