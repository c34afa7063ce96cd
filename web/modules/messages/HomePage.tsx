import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { Mic } from 'lucide-react'
import { Link } from 'wouter'
import type { MessageRow } from '../../../backend/modules/messages/contract.ts'
import { isArmed, isAsked, isLeaving, statusesThat } from '../../../backend/modules/messages/contract/status.ts'
import { paths } from '../../app/paths.ts'
import { displayName, useSession } from '../../app/session.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { HearthBlock } from '../../ui/HearthBlock.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { card, phone, supporting } from '../../ui/surfaces.ts'
import { OpenQuestions } from './CheckInBanner.tsx'
import { greeting, todayInWords } from './greeting.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { MessageList } from './MessageList.tsx'
import { messages } from './queries.ts'
import { strings } from './strings.ts'
import { UnverifiedBanner } from './UnverifiedBanner.tsx'
import { useNow } from './useNow.ts'

const A_MINUTE_MS = 60_000
const SHOWN = 5
const STRIPS_PER_ROUND = 4

const grid = css`
  display: grid;
  grid-template-columns: minmax(0, 1.62fr) minmax(300px, 1fr);
  gap: 28px;
  align-items: start;
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const heading = css`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: 20px;
  margin-bottom: 18px;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`
const isWaiting = ({ state, isConfirmed }: MessageRow) => state === 'held' || (!isConfirmed && isAsked(state))
const isOnItsWay = (state: MessageRow['state']) => isArmed(state) || isLeaving(state)

/** Beyond fifty finished ones the first page holds none of those still on their way: they have a list of their own. */
const ON_THEIR_WAY = statusesThat(isOnItsWay).join()
const onTheirWay = (all: readonly MessageRow[], open: readonly MessageRow[] | undefined) =>
  open ?? all.filter(({ state }) => isOnItsWay(state))

const sewnWords = (n: number) => {
  if (n === 0) return 'Nothing is sewn in yet. Each message you seal is a strip.'
  return n === 1 ? 'One message is sewn in.' : `${n} messages are sewn in.`
}

/** One strip for each message sealed or delivered; the open ring is dashed. The words beside it say the same. */
const FamilyBlock = ({ seed, rows }: { seed: string; rows: readonly MessageRow[] }) => {
  const sewn = rows.filter(({ state }) => !['draft', 'cancelled', 'erased'].includes(state)).length
  const rounds = Math.min(6, Math.max(2, Math.ceil((sewn + 1) / STRIPS_PER_ROUND)))
  const drafts = rows.filter(({ state }) => state === 'draft').length
  return (
    <section css={[card, { padding: 28 }]}>
      <HearthBlock seed={seed} size={360} rounds={rounds} centre={2} seam={2.4} sewn={sewn} lit />
      <h2 css={{ marginTop: 22 }}>Your block</h2>
      <p css={[supporting, { marginTop: 6 }]}>
        {sewnWords(sewn)}
        {drafts > 0 && ` ${drafts === 1 ? 'One is' : `${drafts} are`} not finished yet.`}
      </p>
    </section>
  )
}

export function HomePage() {
  const { user } = useSession()
  const now = useNow(A_MINUTE_MS)
  const all = useQuery(messages())
  const onWay = useQuery(messages({ state: ON_THEIR_WAY }))
  const rows = all.data?.items ?? []
  const name = user ? displayName(user) : ''
  return (
    <>
      <PageHeader title={greeting(now, name)} line={todayInWords(now, rows.filter(isWaiting).length)} />
      <OpenQuestions />
      {user && !user.emailVerified && <UnverifiedBanner />}
      <Loaded query={all}>
        {({ items }) => (
          <div css={grid}>
            <section>
              <div css={heading}>
                <h2>{strings.onTheirWay}</h2>
                {items.length > 0 && <Link href={paths.messages()}>{strings.allMessages}</Link>}
              </div>
              {onTheirWay(items, onWay.data?.items).length > 0 ? (
                <MessageList rows={onTheirWay(items, onWay.data?.items).slice(0, SHOWN)} />
              ) : (
                <EmptyState title={strings.nothingOnItsWay} line={strings.emptyLine}>
                  <ButtonLink href={paths.compose()} icon={Mic}>
                    {strings.record}
                  </ButtonLink>
                </EmptyState>
              )}
            </section>
            {user && <FamilyBlock seed={user.id} rows={items} />}
          </div>
        )}
      </Loaded>
    </>
  )
}
