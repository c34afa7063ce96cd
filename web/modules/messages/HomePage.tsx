import { css } from '@emotion/react'
import { cards, type HomeCard } from '../../app/cards.ts'
import { ErrorFence } from '../../app/ErrorFence.tsx'
import { displayName, useSession } from '../../app/session.ts'
import { strings } from '../../app/strings.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useIsWide } from '../../ui/useIsWide.ts'
import { greeting, todayInWords } from './greeting.ts'
import { FamilyBlock } from './home/FamilyBlock.tsx'
import { useNow } from './useNow.ts'

const A_MINUTE_MS = 60_000

const column = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  min-width: 0;
`
const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1.38fr) minmax(300px, 1fr);
  gap: 28px;
  align-items: start;
  /* Nothing has come from anyone yet. */
  &:has(> :last-child:empty) {
    grid-template-columns: minmax(0, 920px);
  }
`

/** The cards of all modules, each behind its own fence: home stands where one of them cannot be drawn. */
const Cards = ({ all }: { all: readonly HomeCard[] }) =>
  all.map(({ name, Card }) => (
    <ErrorFence key={name} words={strings.loadingRender} isPart>
      <Card />
    </ErrorFence>
  ))
const on = (...sides: readonly HomeCard['side'][]) => cards.filter(({ side }) => sides.includes(side))

/** A greeting, and below it what there is today: a card without content is absent. */
export function HomePage() {
  const { user } = useSession()
  const now = useNow(A_MINUTE_MS)
  const isWide = useIsWide()
  return (
    <>
      <PageHeader title={greeting(now, user ? displayName(user) : '')} line={todayInWords(now)}>
        {user && <FamilyBlock user={user} />}
      </PageHeader>
      <Cards all={on('top')} />
      {isWide ? (
        <div css={columns}>
          <div css={column}>
            <Cards all={on('left')} />
          </div>
          <div css={column}>
            <Cards all={on('right')} />
          </div>
        </div>
      ) : (
        <div css={column}>
          <Cards all={on('left', 'right')} />
        </div>
      )}
    </>
  )
}
