import { Router } from '@koa/router'
import type { Context } from 'koa'
import { catchRefused } from '../../kernel/http/problem.ts'
import { commandOf } from '../../kernel/http/http.ts'
import { count } from '../../kernel/http/limits.ts'
import { applySignWith } from '../../kernel/identity/signs.ts'
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
import { present } from './decide/sign.ts'
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

/**
 * The page behind the questions: reading it changes nothing, and its one button says that its author is there. It needs no
 * key, so that a press counts even while Postgres, where the keys are, is away; the page then says so, with a 503.
 */
export const here = (kernel: Kernel): Router => {
  const { capabilities, settings, store } = kernel
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
    const command = commandOf(kernel, ctx, { kind: 'account', id: accountId }, {})
    const { state } = await applySignWith(kernel, { accountId, source: 'mail' }, () =>
      handle(life, accountId, present({ source: 'mail' }), command),
    )
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
