import { css } from '@emotion/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { MessageCircleQuestionMark } from 'lucide-react'
import { useState } from 'react'
import type { StoryRow } from '../../../backend/modules/stories/contract.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { paths } from '../../app/paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Toggle } from '../../ui/Toggle.tsx'
import { QuestionCard } from './QuestionCard.tsx'
import { stories } from './queries.ts'
import { StoryCard } from './StoryCard.tsx'
import { placeOf } from './storyInWords.ts'
import { strings } from './strings.ts'
import { list } from './style.ts'
import { useRights } from './useRights.ts'

/** With fewer rows than this there is nothing to look for. */
const FEW = 4
type Shown = keyof typeof strings.filters
const choices = (Object.keys(strings.filters) as Shown[]).map((value) => ({ value, words: strings.filters[value] }))

const column = css`
  display: grid;
  gap: 20px;
  justify-items: start;
  & > ul,
  & > section,
  & > details {
    width: 100%;
  }
  summary {
    min-height: 44px;
    padding: 8px 0;
    cursor: pointer;
  }
`

/** What was told to the family, and what was asked and is not answered yet. */
export function StoriesPart() {
  const all = useInfiniteQuery(stories())
  return (
    <Loaded query={all} words={strings.fetching}>
      {({ pages }) => (
        <div css={column}>
          <Rows rows={pages.flatMap((page) => page.stories)} isWhole={!all.hasNextPage} />
          {all.hasNextPage && (
            <Button look="secondary" busy={all.isFetchingNextPage} onClick={() => void all.fetchNextPage()}>
              {strings.more}
            </Button>
          )}
        </div>
      )}
    </Loaded>
  )
}

function Rows({ rows, isWhole }: { rows: readonly StoryRow[]; isWhole: boolean }) {
  const { mayAsk } = useRights()
  const [chosen, setShown] = useState<Shown>('all')
  const at = (place: ReturnType<typeof placeOf>) => rows.filter((row) => placeOf(row) === place)
  const [waiting, told] = [at('waiting'), at('told')]
  const ended = at('ended')
  const hasFilter = waiting.length + told.length >= FEW
  const shown = hasFilter ? chosen : 'all'
  const isEmpty = waiting.length + told.length === 0
  if (isEmpty && isWhole && ended.length === 0) {
    const line = mayAsk ? strings.emptyLine : strings.emptyForViewer
    return (
      <EmptyState title={strings.emptyTitle} line={line}>
        {mayAsk && (
          <ButtonLink look="secondary" icon={MessageCircleQuestionMark} href={paths.askForStory('')}>
            {strings.askFirst}
          </ButtonLink>
        )}
      </EmptyState>
    )
  }
  return (
    <>
      {hasFilter && <Toggle label={strings.filter} choices={choices} value={shown} onChange={setShown} />}
      {shown === 'told' && told.length === 0 && <p>{strings.noneTold}</p>}
      {shown === 'waiting' && waiting.length === 0 && <p>{strings.noneWaiting}</p>}
      {!isEmpty && (
        <ul css={list}>
          {shown !== 'told' && waiting.map((row) => <QuestionCard key={row.id} row={row} />)}
          {shown !== 'waiting' && told.map((row) => <StoryCard key={row.id} row={row} />)}
        </ul>
      )}
      {shown === 'all' && ended.length > 0 && (
        <details>
          <summary>{strings.ended(ended.length)}</summary>
          <ul css={[list, { marginTop: 12 }]}>
            {ended.map((row) => (
              <QuestionCard key={row.id} row={row} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
