import type { Story } from './stories.ts'

const ADDRESSES: Readonly<Record<Story['id'], URL>> = {
  example: new URL('example.mp3', import.meta.url),
  film: new URL('film.mp3', import.meta.url),
}

/** The whole sound of a story. */
export const soundOf = async (id: Story['id'], signal: AbortSignal): Promise<Blob> => {
  const response = await fetch(ADDRESSES[id], { signal })
  if (!response.ok) throw new Error(`The sound answered ${response.status}`)
  return response.blob()
}
