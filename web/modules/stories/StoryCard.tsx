import { Link } from 'wouter'
import type { StoryRow } from '../../../backend/modules/stories/contract.ts'
import { paths } from '../../app/paths.ts'
import { card, small } from '../../ui/surfaces.ts'
import { Sound } from './Sound.tsx'
import { askedLine, calledIn, toldOn } from './storyInWords.ts'
import { patch, title, voice } from './style.ts'
import { Teller } from './Teller.tsx'
import { useKin } from './useKin.ts'
import { useRights } from './useRights.ts'

/** A told story: who told it, who asked, its first sentence where it was written, and the recording. */
export function StoryCard({ row }: { row: StoryRow }) {
  const kinOf = useKin()
  const { accountId } = useRights()
  return (
    <li css={[card, patch]}>
      <Teller row={row} kin={kinOf(row)} />
      <div css={{ display: 'grid', gap: 6, minWidth: 0 }}>
        <div>
          <p css={small}>{askedLine(row, accountId)}</p>
          <h2 css={title}>
            <Link href={paths.story(row.id)}>{calledIn(row)}</Link>
          </h2>
        </div>
        {row.quote && <p css={voice}>“{row.quote}”</p>}
        <Sound row={row} isOutlined />
        {row.recording === null && <p css={small}>{toldOn(row)}</p>}
      </div>
    </li>
  )
}
