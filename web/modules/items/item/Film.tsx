import { useEffect, useRef } from 'react'
import type { ItemDetail } from '../../../../backend/modules/items/contract.ts'
import type { Jump } from '../../../ui/WaveformPlayer.tsx'
import { calledIn } from '../inWords.ts'
import { apiOf } from '../queries.ts'
import { itemStrings as strings } from './strings.ts'

/** A film, with captions where somebody wrote its words down with their times. */
export function Film({ row, jump }: { row: ItemDetail; jump: Jump | undefined }) {
  const { id, variants, words } = row
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (!jump || !video.current) return
    video.current.currentTime = jump.toMs / 1_000
    void video.current.play().catch(() => 'the browser wants a press first')
  }, [jump])
  return (
    // A film has captions once someone has written its words down.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={video}
      src={`${apiOf(id)}/video`}
      {...(variants.includes('preview') && { poster: `${apiOf(id)}/preview` })}
      controls
      playsInline
      preload="metadata"
      aria-label={calledIn(row)}
      css={{ display: 'block', width: '100%', maxHeight: '72vh', borderRadius: 'var(--r-patch)', background: '#000' }}
    >
      {words !== '' && <track kind="captions" src={`${apiOf(id)}/captions`} label={strings.words} default />}
    </video>
  )
}
