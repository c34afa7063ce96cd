import { tellQuarters } from './listened.ts'
import { followWords } from './words.ts'

/** A video keeps the browser's own controls; how far it was watched is told, and its words are followed. */
export const accompany = (box: HTMLElement): void => {
  const { playUrl, mediaId } = box.dataset
  const video = box.querySelector('video')
  if (!video || playUrl === undefined) return
  followWords(video, mediaId)
  const begin = () => tellQuarters(video, video.duration, playUrl, mediaId)
  if (video.readyState >= HTMLMediaElement.HAVE_METADATA) begin()
  else video.addEventListener('loadedmetadata', begin, { once: true })
}
