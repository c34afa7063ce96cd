import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { Turned } from '../../../ui/Turned.tsx'
import { WaveformPlayer } from '../../../ui/WaveformPlayer.tsx'
import { mediaOf, sharedPeaks, type Named } from '../queries.ts'
import { calledIn, isFilm, ratioOf, type Seen } from './seen.ts'
import { strings } from './strings.ts'

const frame = css`
  max-height: 72vh;
  overflow: hidden;
  border-radius: var(--r-patch);
  background: var(--sunk);
`
const pages = css`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
  img {
    display: block;
    width: 100%;
    height: auto;
    border: 1px solid var(--line);
    border-radius: var(--r-patch);
  }
`
const words = css`
  max-width: 64ch;
  font-family: var(--font-voice);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`
type ShownProps = { token: string; named: Named; seen: Seen }

/** A thing itself: a picture, the pages of a paper, a film, a voice, and what is written with it. */
export const Shown = (props: ShownProps) => (
  <>
    <Itself {...props} />
    <Written seen={props.seen} />
  </>
)

/** What is written with it, where anything is. */
export const Written = ({ seen }: Pick<ShownProps, 'seen'>) =>
  seen.words === '' ? null : <p css={words}>{seen.words}</p>

const Itself = ({ token, named, seen }: ShownProps) => {
  const { picture, hasSound } = seen
  const name = calledIn(seen)
  if (isFilm(seen))
    return (
      // A film of a family comes without captions.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video
        key={named.childId ?? named.id}
        src={mediaOf(token, named, 'video')}
        poster={mediaOf(token, named, 'preview')}
        controls
        playsInline
        preload="metadata"
        aria-label={name}
        css={{ display: 'block', width: '100%', maxHeight: '72vh', borderRadius: 'var(--r-patch)', background: '#000' }}
      />
    )
  if (hasSound) return <Sound token={token} named={named} seen={seen} />
  if (seen.pages > 0) return <Pages token={token} named={named} seen={seen} />
  if (!picture) return null
  return (
    <div css={frame} style={{ aspectRatio: ratioOf(seen) }}>
      <Turned degrees={picture.turned} isWhole>
        <img src={mediaOf(token, named, 'preview')} alt={name} />
      </Turned>
    </div>
  )
}

const Pages = ({ token, named, seen }: ShownProps) => (
  <ol css={pages}>
    {Array.from({ length: seen.pages }, (_, at) => (
      <li key={at}>
        <img
          src={mediaOf(token, named, `page-${at + 1}`)}
          alt={`${calledIn(seen)}, ${strings.page(at + 1, seen.pages)}`}
          loading="lazy"
        />
      </li>
    ))}
  </ol>
)

function Sound({ token, named, seen }: ShownProps) {
  const { data } = useQuery(sharedPeaks(token, named))
  return (
    <WaveformPlayer
      src={mediaOf(token, named, 'play')}
      peaks={data ?? []}
      lengthMs={seen.durationMs ?? 0}
      label={strings.listen(calledIn(seen))}
    />
  )
}
