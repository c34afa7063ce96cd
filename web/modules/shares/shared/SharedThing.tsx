import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { SharedItem } from '../../../../backend/modules/shares/contract.ts'
import { card, small } from '../../../ui/surfaces.ts'
import { WaveformPlayer } from '../../../ui/WaveformPlayer.tsx'
import { noteViewed } from '../commands.ts'
import { mediaOf, sharedPeaks } from '../queries.ts'
import { dayOf } from '../../../ui/shortDay.ts'
import { strings } from './strings.ts'

const frame = css`
  display: grid;
  gap: 14px;
  padding: 24px;
  overflow-wrap: anywhere;
  h2 {
    font-size: var(--fs-h4);
  }
`
const words = css`
  font-family: var(--font-voice);
  white-space: pre-wrap;
  max-width: 64ch;
`
type ThingProps = { token: string; item: SharedItem; mayDownload: boolean }

/** A thing behind a link; one that is shared no more says so and nothing else. */
export const SharedThing = ({ token, item, mayDownload }: ThingProps) =>
  item.isThere ? (
    <Thing token={token} item={item} mayDownload={mayDownload} />
  ) : (
    <li css={[card, frame]}>
      <p css={small}>{strings.notThere}</p>
    </li>
  )

function Thing({ token, item, mayDownload }: ThingProps) {
  const { kind, id, title, by, at, hasSound } = item
  const shown = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const seeing = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      seeing.disconnect()
      noteViewed(token, { kind, id })
    })
    if (shown.current) seeing.observe(shown.current)
    return () => seeing.disconnect()
  }, [token, kind, id])
  return (
    <li ref={shown} css={[card, frame]}>
      <div>
        <h2>{title}</h2>
        {by && <p css={small}>{at ? strings.saidOn(by, dayOf(at)) : strings.said(by)}</p>}
      </div>
      {hasSound && <Sound token={token} item={item} />}
      {item.words && <p css={words}>{item.words}</p>}
      {hasSound && mayDownload && (
        <p css={small}>
          <a href={mediaOf(token, item, 'download')} download>
            {strings.download}
            <span className="sr-only"> {title}</span>
          </a>{' '}
          {strings.downloadHint}
        </p>
      )}
    </li>
  )
}

function Sound({ token, item }: Pick<ThingProps, 'token' | 'item'>) {
  const { data } = useQuery(sharedPeaks(token, item))
  return (
    <WaveformPlayer
      src={mediaOf(token, item, 'play')}
      peaks={data ?? []}
      lengthMs={item.durationMs ?? 0}
      label={strings.listen(item.title)}
    />
  )
}
