import { Play } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { SourceRow } from '../../../../backend/modules/records/contract.ts'
import { paths } from '../../../app/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { clock } from '../../../ui/clock.ts'
import { small } from '../../../ui/surfaces.ts'
import { personStrings as strings } from './strings.ts'

/** Where something is known from; a recording of the family plays from the second that is meant. */
export function SourceLine({ source }: { source: SourceRow }) {
  const { title, page, text, itemId, seconds } = source
  const [isPlaying, setIsPlaying] = useState(false)
  const words = [title, page, text && `“${text}”`].filter(Boolean).join(', ')
  const from = seconds === null ? '' : clock(seconds * 1000)
  return (
    <div css={small} dir="auto">
      {words} {itemId !== null && seconds === null && <Link href={paths.memory(itemId)}>{strings.open}</Link>}
      {itemId !== null &&
        seconds !== null &&
        (isPlaying ? (
          // What is said in it is told beside it, as far as somebody has written it down.
          // oxlint-disable-next-line jsx-a11y/media-has-caption
          <audio
            controls
            autoPlay
            aria-label={strings.play(from)}
            src={`/api/items/${itemId}/play#t=${seconds}`}
            css={{ display: 'block', width: '100%' }}
          />
        ) : (
          <Button look="quiet" icon={Play} onClick={() => setIsPlaying(true)}>
            {strings.play(from)}
          </Button>
        ))}
    </div>
  )
}
