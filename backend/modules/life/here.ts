import { Router } from '@koa/router'
import type { Context } from 'koa'
import { Refused } from '../../kernel/errors.ts'
import { catchRefused } from '../../kernel/http/problem.ts'
import { commandOf } from '../../kernel/http/http.ts'
import { count } from '../../kernel/http/limits.ts'
import { noteSign } from '../../kernel/identity/signs.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { handling } from '../../kernel/log/handle.ts'
import { blindKeyring } from '../../kernel/log/keyring.ts'
import { loading } from '../../kernel/log/load.ts'
import { AWAY, asAway, whileThere } from '../../kernel/page/away.ts'
import { tokenOf } from '../../kernel/page/link.ts'
import { linkPage } from '../../kernel/page/linkPage.ts'
import { shownName } from '../../kernel/words/names.ts'
import { reachOf } from '../accounts/reading.ts'
import { ContactAnswer, refusals, sentences } from './contract.ts'
import type { Decide } from './decide/guards.ts'
import { signOfLife } from './decide/sign.ts'
import { endWait } from './decide/wait.ts'
import { hereEndPage, herePage, thanksPage } from './herePages.ts'
import { life, type Life } from './life.ts'
import { sentenceNow } from './momentNow.ts'

const words = { statuses: refusals, sentences: { ...sentences, 'store-unavailable': AWAY } }
const POSTS = { name: 'here', points: 20, seconds: 60 } as const
const PURPOSE = 'here'

/** Where an author says that they are there: the same address in every email, so that an old one is as good. */
export const herePageOf = (
  { capabilities, settings }: Pick<Kernel, 'capabilities' | 'settings'>,
  accountId: string,
): string => `${settings.origin}/here/${capabilities.issue(PURPOSE, accountId)}`

/** Whose link it is, what they are called, and how it stands; both empty while that cannot be read. */
type Named = { readonly accountId: string; readonly name: string; readonly sentence: string }

/** They are there: nobody waits for them any longer, and what their silence had set in motion ends. */
const present: Decide = (state, context) => [
  ...endWait()(state, context),
  ...signOfLife({ source: 'mail' })(state, context),
]

/**
 * The page behind the questions: reading it changes nothing, and its one button says that its author is there. It needs no
 * key, so that a press counts even while Postgres, where the keys are, is away; the page then says so, with a 503.
 */
export const here = (kernel: Kernel): Router => {
  const { capabilities, db, settings, store } = kernel
  const handle = handling(store, blindKeyring)
  const blindLoad = loading(store, blindKeyring)

  const sentenceOf = (accountId: string, state: Life): Promise<string> =>
    sentenceNow(kernel, accountId, state, 'author').catch(() => '')
  const find = async (accountId: string, token: string): Promise<Named | undefined> => {
    if (!capabilities.isValid(token, PURPOSE, accountId)) return undefined
    const { state } = await blindLoad(life, accountId)
    const reach = await reachOf(kernel, accountId).catch(() => undefined)
    // Nobody is asked without a plan, or where the account is gone.
    if (!state.plan || reach?.email === '') return undefined
    return { accountId, name: shownName(reach?.name ?? ''), sentence: await sentenceOf(accountId, state) }
  }
  const { read, pressed, inPages } = linkPage<Named>(kernel, {
    title: 'Are you there?',
    path: '/here',
    refusals: words,
    invalid: 'link-invalid',
    find,
    page: (named, form) => herePage(form(), named),
    end: hereEndPage(settings.origin),
  })
  const act = async (ctx: Context, named: Named): Promise<Named> => {
    const { accountId } = named
    await whileThere(count(kernel, POSTS, tokenOf(ctx)))
    const isNoted = await noteSign(db, accountId).then(
      () => true,
      () => false,
    )
    const command = commandOf(kernel, ctx, { kind: 'account', id: accountId }, {})
    const { state } = await handle(life, accountId, present, command)
    // What their silence had given a date rests again before they hear that they were heard (docs/adr/0064).
    if (isNoted) await kernel.returnTriggered(accountId)
    // The press is stored, where it ends something; that the page is whole again is all that is still missing.
    if (!isNoted) throw new Refused('store-unavailable')
    return { ...named, sentence: await sentenceOf(accountId, state) }
  }
  return new Router()
    .use('/here', catchRefused(words), inPages, asAway)
    .get('/here/:token', read)
    .post(
      '/here/:token',
      pressed(ContactAnswer, act, undefined, ({ sentence }) => thanksPage(settings.origin, sentence)),
    )
}
