import { endHeading, overPage } from '../../../kernel/page/end.ts'
import { Router } from '@koa/router'
import type { Context } from 'koa'
import * as v from 'valibot'
import { handleAndWait } from '../../../kernel/http/http.ts'
import { catchRefused } from '../../../kernel/http/problem.ts'
import { limited } from '../../../kernel/http/limits.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { tokenOf } from '../../../kernel/page/link.ts'
import { linkPage } from '../../../kernel/page/linkPage.ts'
import { shownName } from '../../../kernel/words/names.ts'
import { resolveLocal } from '../../../kernel/words/zones.ts'
import { announcerIn, announcersOf, type Announcer } from './announcers.ts'
import { AWAY } from '../../../kernel/page/away.ts'
import { isStopped } from '../contract/status.ts'
import { AnnounceOccasion, refusals, sentences, WithdrawOccasion } from '../contract.ts'
import { announcedBy, announceOccasion, withdrawOccasion } from '../decide/announce.ts'
import { refuse, type Decide } from '../decide/guards.ts'
import { message, type Message } from '../message.ts'
import { announcePage } from './pages.ts'
import { authorFacts } from '../queries/facts.ts'

const HOUR_S = 3_600
const A_DAY_S = 86_400
/** @number announcements by one link a day */
const MOST_A_DAY = 10
const Day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))
const headings: Readonly<Record<string, string>> = {
  'not-a-contact': 'There is nothing to tell us any more',
  'message-claimed': 'It is too late to take it back',
}
const OVER = 'It has another date by now, is over, or you were taken off the list. There is nothing you must do.'
const BEGUN = 'Delivery has begun. If it is too early, open your page as a trusted contact and ask us to wait.'
const words = {
  statuses: refusals,
  sentences: { ...sentences, 'store-unavailable': AWAY, 'not-a-contact': OVER, 'message-claimed': BEGUN },
}

type Named = {
  readonly state: Message
  readonly contact: Announcer
  readonly author: string
  readonly others: readonly Announcer[]
}

/** Who said it last, or took it back. */
const sayerIn = ({ announced, fallen }: Message): string | undefined => announced?.contactId ?? fallen?.contactId

/** Nine in the morning of a day, where the message's clock stands. */
const morningOf = (date: string, zone: string) => {
  const local = `${date}T09:00`
  const dueAt = v.is(Day, date) ? resolveLocal(local, zone) : undefined
  if (dueAt === undefined) throw refuse('day-invalid')
  return { date, local, dueAt, tzdb: process.versions.tz ?? '' }
}

/** The page of somebody who may say that an occasion has come, by the link of our email. Reading it changes nothing. */
export const announceRoutes = (kernel: Kernel): Router => {
  const posts = limited(kernel, 'announce', 60, HOUR_S)
  // Each announcement writes to its author.
  const announcements = limited(kernel, 'announce-link', MOST_A_DAY, A_DAY_S, tokenOf)

  const find = async (id: string, token: string): Promise<Named | undefined> => {
    const { state } = await kernel.load(message, id)
    const contact = state.status === 'new' ? undefined : await announcerIn(kernel, token, state)
    if (!contact) return undefined
    announcedBy(state, contact.id)
    // Of what its author ended there is nothing to say.
    if (isStopped(state.status)) throw refuse('not-a-contact')
    const [{ username }, agreed] = await Promise.all([
      authorFacts(kernel, state.ownerId),
      announcersOf(kernel, state.ownerId),
    ])
    if (!agreed.some(({ id: each }) => each === contact.id)) throw refuse('not-a-contact')
    return { state, contact, author: shownName(username), others: agreed }
  }
  const { read, pressed, inPages } = linkPage<Named, { readonly date?: string }>(kernel, {
    title: 'Trusted contact',
    path: '/trusted',
    refusals: words,
    invalid: 'link-invalid',
    find,
    page: ({ state, contact, author, others }, form, { date } = {}) => {
      const other = others.find(({ id }) => id === sayerIn(state))?.name ?? 'Another trusted contact'
      return announcePage({ form, author, contact, other, state, now: kernel.clock.now(), date })
    },
    end: (code, sentence) => overPage(endHeading(code, headings), sentence),
  })
  const give = async (ctx: Context, named: Named, decision: Decide, said: object): Promise<Named> => {
    const by = { kind: 'contact', id: named.contact.id } as const
    const target = { aggregate: message, id: named.state.messageId, by }
    const { state } = await handleAndWait(kernel, 'messages')(ctx, target, decision, said)
    return { ...named, state }
  }

  return new Router({ prefix: '/trusted/:token' })
    .use(catchRefused(words), inPages)
    .get('/announce', read)
    .post(
      '/announce',
      posts,
      announcements,
      pressed(
        AnnounceOccasion,
        (ctx, named, { date }) => {
          const day = morningOf(date, named.state.zone)
          return give(ctx, named, announceOccasion({ contactId: named.contact.id, day }), { date })
        },
        new Set(['day-invalid']),
      ),
    )
    .post(
      '/unannounce',
      posts,
      pressed(WithdrawOccasion, (ctx, named) =>
        give(ctx, named, withdrawOccasion({ contactId: named.contact.id }), {}),
      ),
    )
}
