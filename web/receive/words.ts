import { lineAt } from './lineAt.ts'

/** Marks the line that is being said, where the words of this recording have times. */
export const followWords = (media: HTMLMediaElement, mediaId: string | undefined): void => {
  const lines = [...document.querySelectorAll<HTMLElement>(`[data-words-of="${mediaId}"] [data-at-ms]`)]
  const times = lines.map(({ dataset }) => Number(dataset['atMs']))
  const mark = () => {
    const current = lineAt(times, media.currentTime * 1_000)
    lines.forEach((line, index) => line.toggleAttribute('data-said', index === current))
  }
  if (lines.length > 0) for (const name of ['timeupdate', 'seeked']) media.addEventListener(name, mark)
}
