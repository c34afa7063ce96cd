import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import type { ContributionRow } from '../../../backend/modules/capsules/contract.ts'
import { small } from '../../ui/surfaces.ts'
import { WaveformPlayer } from '../../ui/WaveformPlayer.tsx'
import { apiOf, peaks } from './capsules.ts'
import { contentStrings as strings } from './contentStrings.ts'

const said = css`
  font: 400 var(--fs-voice) / 1.62 var(--font-voice);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`
const picture = css`
  display: block;
  max-width: 100%;
  max-height: 60vh;
  border-radius: var(--r-patch);
`
type ContentProps = { capsuleId: string; content: ContributionRow }

/** A thing in a capsule, as it is read, seen or heard. */
export const Content = ({ capsuleId, content }: ContentProps) => (
  <div css={{ display: 'grid', gap: 12, justifyItems: 'start', width: '100%', minWidth: 0 }}>
    {content.file === null ? (
      <p css={said}>{content.words}</p>
    ) : (
      <>
        <SentFile capsuleId={capsuleId} content={content} file={content.file} />
        {content.words !== '' && <p css={small}>{content.words}</p>}
      </>
    )}
  </div>
)

type Sent = NonNullable<ContributionRow['file']>

function SentFile({ capsuleId, content, file }: ContentProps & { file: Sent }) {
  const at = (part: string) => `${apiOf(capsuleId)}/contributions/${content.id}/${part}`
  const { variants, state } = file
  if (variants.includes('video'))
    // What a family puts in has no captions.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    return <video controls preload="metadata" src={at('video')} css={picture} aria-label={content.words} />
  if (variants.includes('play')) return <Sound src={at('play')} peaksAt={at('peaks')} content={content} file={file} />
  if (variants.includes('preview')) return <img src={at('preview')} alt={content.words} css={picture} />
  return (
    <>
      <p css={small}>{state === 'preparing' ? strings.preparing : strings.setAside}</p>
      {file.type !== null && (
        <a href={at('original')} download>
          {strings.download}
        </a>
      )}
    </>
  )
}

function Sound({
  src,
  peaksAt,
  content,
  file,
}: {
  src: string
  peaksAt: string
  content: ContributionRow
  file: Sent
}) {
  const { data } = useQuery(peaks(peaksAt))
  return (
    <WaveformPlayer
      src={src}
      peaks={data ?? []}
      lengthMs={file.durationMs ?? 0}
      label={strings.listen(content.by)}
      size={56}
    />
  )
}
