import { css } from '@emotion/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { StoryRow } from '../../../../backend/modules/stories/contract.ts'
import { useFamily } from '../../../app/family.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { paths } from '../../../app/paths.ts'
import { cardHead, eyebrow } from '../../../ui/cardStyle.ts'
import { card } from '../../../ui/surfaces.ts'
import { stories } from '../queries.ts'
import { Sound } from '../Sound.tsx'
import { calledIn } from '../storyInWords.ts'
import { strings as storyStrings } from '../strings.ts'
import { title, voice } from '../style.ts'
import { Teller } from '../Teller.tsx'
import { useKin } from '../useKin.ts'
import { useRights } from '../useRights.ts'
import { isNew, newestOf, toldInWords } from './newest.ts'
import { homeStrings as strings } from './strings.ts'

const frame = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 16px 24px 24px;
  overflow-wrap: anywhere;
`

/** The story that was told last, which plays here; nothing while nobody has told one. */
export function NewStory() {
  const { familyId } = useFamily()
  const all = useInfiniteQuery({ ...stories(), enabled: familyId !== '' })
  const { accountId } = useRights()
  if (all.isPending) return null
  return (
    <Loaded query={all} words={storyStrings.fetching}>
      {({ pages }) => {
        const newest = newestOf(
          pages.flatMap((page) => page.stories),
          accountId,
        )
        return newest && <Newest key={newest.id} row={newest} />
      }}
    </Loaded>
  )
}

function Newest({ row }: { row: StoryRow }) {
  const kinOf = useKin()
  const { toldAt, quote } = row
  return (
    <section css={[card, frame]} aria-labelledby="new-story">
      <div css={cardHead}>
        <h2 id="new-story" css={eyebrow}>
          {isNew(row) ? strings.new : strings.from}
        </h2>
        <Link href={paths.familyCollaboration()}>{strings.all}</Link>
      </div>
      <Teller row={row} kin={kinOf(row)} isInline>
        {toldAt !== null && toldInWords(toldAt)}
      </Teller>
      <div>
        <h3 css={title}>
          <Link href={paths.story(row.id)} css={{ display: 'inline-block', paddingBlock: 8 }}>
            {calledIn(row)}
          </Link>
        </h3>
        {quote && <p css={voice}>“{quote}”</p>}
      </div>
      <Sound row={row} isOutlined hasDay={false} />
    </section>
  )
}
