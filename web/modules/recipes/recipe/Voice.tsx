import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { card, small } from '../../../ui/surfaces.ts'
import { WaveformPlayer } from '../../../ui/WaveformPlayer.tsx'
import { fileOf, memory, peaks } from '../memories.ts'
import { recipeStrings as strings } from './strings.ts'

const frame = css`
  ${card}
  display: grid;
  gap: 10px;
  width: 100%;
  padding: 16px 20px;
  overflow-wrap: anywhere;
`

type VoiceProps = {
  itemId: string
  /** Where it lies on this device, once it was fetched. */
  src?: string | undefined
  size?: 52 | 72
}

/** A voice of the family's memories, as part of a recipe; a line of words where it is gone. */
export function Voice({ itemId, src, size = 52 }: VoiceProps) {
  const one = useQuery(memory(itemId))
  const { data } = useQuery({ ...peaks(itemId), enabled: one.data?.variants.includes('peaks') ?? false })
  if (one.isError) return <p css={small}>{strings.voiceGone}</p>
  if (!one.data) return null
  const { title, addedBy, durationMs } = one.data
  return (
    <div css={frame}>
      <p>
        <strong>{title || strings.voice}</strong>
        <span css={[small, { display: 'block' }]}>{addedBy}</span>
      </p>
      <WaveformPlayer
        src={src ?? fileOf(itemId, 'play')}
        peaks={data ?? []}
        lengthMs={durationMs ?? 0}
        label={title || strings.voice}
        size={size}
        isOutlined
      />
    </div>
  )
}
