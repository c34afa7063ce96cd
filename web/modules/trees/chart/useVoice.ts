import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { linesIn } from '../../../../backend/kernel/words/transcript.ts'
import type { Keepsake } from '../../../../backend/modules/records/contract.ts'
import { queryClient } from '../../../app/queryClient.ts'
import { createSound, type Sound, type SoundView } from '../../../ui/sound.ts'
import { keepsakes, said } from './queries.ts'

type Heard = { readonly personId: string; readonly item: Keepsake }
export type Voice = {
  readonly personId: string
  readonly itemId: string
  readonly title: string
  /** How far it has come, from 0 to 1. */
  readonly part: number
  readonly isPaused: boolean
  /** What is being said, as far as it is written down with its times. */
  readonly caption: string
  readonly photoId: string | null
}

const lineAt = (words: string, atMs: number): string =>
  linesIn(words).findLast((line) => line.atMs !== undefined && line.atMs <= atMs)?.text ?? ''

/** One voice at a time on a tree: the first of someone, or the one that is chosen; again, and it pauses. */
export const useVoice = (treeId: string) => {
  const [heard, setHeard] = useState<Heard>()
  const [view, show] = useState<SoundView>()
  const sound = useRef<Sound>(undefined)
  const itemId = heard?.item.itemId ?? ''
  const { data: words = '' } = useQuery({ ...said(itemId), enabled: itemId !== '' })
  useEffect(() => () => sound.current?.leave(), [])
  const play = (personId: string, item: Keepsake) => {
    if (heard?.item.itemId === item.itemId && heard.personId === personId) return sound.current?.toggle()
    sound.current?.leave()
    setHeard({ personId, item })
    sound.current = createSound(`/api/items/${item.itemId}/play`, item.durationMs ?? 0, show)
    return sound.current.toggle()
  }
  const playFirst = async (personId: string): Promise<void> => {
    if (heard?.personId === personId) return sound.current?.toggle()
    const all = await queryClient.fetchQuery(keepsakes(treeId, personId))
    const first = all.find(({ kind }) => kind === 'voice')
    return first && play(personId, first)
  }
  const lengthMs = heard?.item.durationMs ?? 0
  const isOver = view === undefined || view.state === 'ended' || view.state === 'failed' || view.state === 'idle'
  const voice: Voice | undefined =
    heard && !isOver
      ? {
          personId: heard.personId,
          itemId,
          title: heard.item.title,
          part: lengthMs > 0 ? view.atMs / lengthMs : 0,
          isPaused: view.state === 'paused',
          caption: lineAt(words, view.atMs),
          photoId: null,
        }
      : undefined
  return { voice, play, playFirst }
}
