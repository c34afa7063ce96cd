import { useQuery } from '@tanstack/react-query'
import { useParams } from 'wouter'
import type { StoryDetail } from '../../../backend/modules/stories/contract.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { paths } from '../../app/paths.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { card, small } from '../../ui/surfaces.ts'
import { QuestionCard } from './QuestionCard.tsx'
import { apiOf, story } from './queries.ts'
import { Sound } from './Sound.tsx'
import { StoryActions } from './StoryActions.tsx'
import { askedLine, calledIn, placeOf, toldOn } from './storyInWords.ts'
import { strings } from './strings.ts'
import { list, patch, voice } from './style.ts'
import { Teller } from './Teller.tsx'
import { useKin } from './useKin.ts'
import { useRights } from './useRights.ts'

/** One story: listened to, read, and looked after; or a question, and where it stands. */
export function StoryPage() {
  const { storyId } = useParams<{ storyId: string }>()
  const one = useQuery(story(storyId))
  const back = { href: paths.familyCollaboration(), words: strings.back }
  const named = one.data && placeOf(one.data) === 'told' ? calledIn(one.data) : strings.title
  return (
    <>
      <PageHeader title={named} back={back} />
      <Loaded query={one} words={strings.fetching}>
        {(row) => (
          <div css={{ maxWidth: 920 }}>
            {placeOf(row) === 'told' ? (
              <Told row={row} />
            ) : (
              <ul css={list}>
                <QuestionCard row={row} />
              </ul>
            )}
          </div>
        )}
      </Loaded>
    </>
  )
}

function Told({ row }: { row: StoryDetail }) {
  const kinOf = useKin()
  const { accountId } = useRights()
  const hasPicture = row.recording?.variants.includes('video') === true
  return (
    <>
      <article css={[card, patch]}>
        <Teller row={row} kin={kinOf(row)} />
        <div css={{ display: 'grid', gap: 18, minWidth: 0 }}>
          <div css={small}>
            <p>{askedLine(row, accountId)}</p>
            <p>{strings.toldOn(toldOn(row))}</p>
          </div>
          {hasPicture ? (
            // The teller’s words stand below it; there are no captions with times.
            // oxlint-disable-next-line jsx-a11y/media-has-caption
            <video
              src={`${apiOf(row.id)}/video`}
              controls
              playsInline
              preload="metadata"
              aria-label={calledIn(row)}
              css={{ width: '100%', maxHeight: '60vh', borderRadius: 'var(--r-card)' }}
            />
          ) : (
            <Sound row={row} />
          )}
          {row.words && <p css={[voice, { whiteSpace: 'pre-wrap', maxWidth: '34em' }]}>{row.words}</p>}
          <p css={small}>{row.mayShare ? strings.tellerShares(row.name) : strings.tellerKeeps(row.name)}</p>
        </div>
      </article>
      <StoryActions row={row} />
    </>
  )
}
