import { quartersPassed } from './quarters.ts'

/** Tells once for each quarter that was listened to, not jumped over; a lost word of it is no harm. */
export const tellQuarters = (
  media: HTMLMediaElement,
  lengthS: number,
  playUrl: string,
  mediaId: string | undefined,
) => {
  const told = new Set<number>()
  let from = 0
  const tell = (to: number) => {
    for (const quarter of quartersPassed(from / lengthS, to / lengthS).filter((each) => !told.has(each))) {
      told.add(quarter)
      const body = JSON.stringify({ mediaId, quarter })
      const headers = { 'Content-Type': 'application/json' }
      fetch(playUrl, { method: 'POST', body, headers, keepalive: true }).catch(() => told.delete(quarter))
    }
    from = to
  }
  media.addEventListener('timeupdate', () => {
    if (!media.seeking && !media.paused) tell(media.currentTime)
  })
  media.addEventListener('seeked', () => {
    from = media.currentTime
  })
  media.addEventListener('ended', () => tell(lengthS))
}
