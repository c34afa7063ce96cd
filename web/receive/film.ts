import { isFailure, loadAgain } from './again.ts'
import { tellQuarters } from './listened.ts'
import { followWords } from './words.ts'

/** A video keeps the browser's own controls; how far it was watched is told, and its words are followed. */
export const accompany = (box: HTMLElement): void => {
  const { playUrl, mediaId } = box.dataset
  const video = box.querySelector('video')
  if (!video || playUrl === undefined) return
  followWords(video, mediaId)
  explainFailure(box, video)
  const begin = () => tellQuarters(video, video.duration, playUrl, mediaId)
  if (video.readyState >= HTMLMediaElement.HAVE_METADATA) begin()
  else video.addEventListener('loadedmetadata', begin, { once: true })
}

/** The browser's own controls say nothing of a video that would not play. */
const explainFailure = (box: HTMLElement, video: HTMLVideoElement) => {
  box.insertAdjacentHTML(
    'beforeend',
    '<p class="player-said" role="status"></p><button type="button" class="secondary" hidden>Try again</button>',
  )
  const [said, again] = [box.querySelector('p'), box.querySelector('button')]
  if (!said || !again) return
  const show = (hasFailed: boolean) => {
    said.textContent = hasFailed ? 'This would not play. The video is safe. Try again.' : ''
    again.hidden = !hasFailed
  }
  show(video.error !== null)
  video.addEventListener('error', () => show(true))
  video.addEventListener('loadeddata', () => show(false))
  again.addEventListener('click', () => {
    loadAgain(video)
    video.focus()
    video.play().catch((error: unknown) => show(isFailure(error)))
  })
}
