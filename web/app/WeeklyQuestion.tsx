import { css } from '@emotion/react'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { WEEKLY_HOUR, WeeklyPrompt } from '../../backend/modules/prompts/contract.ts'
import { small } from '../ui/surfaces.ts'
import { tick } from '../ui/tickStyle.ts'
import { explain } from './explain.ts'
import { get, put } from './http.ts'

const PATH = '/api/prompts/mine'
const weekly = () => queryOptions({ queryKey: [PATH], queryFn: () => get(PATH, WeeklyPrompt) })

const row = css`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 44px;
`

/** A box that is kept at once: whether a question comes by email each week. */
export function WeeklyQuestion() {
  const { data } = useQuery(weekly())
  // A mutation says a moment later that it has begun; until then the box would spring back.
  const [pressed, press] = useState<boolean>()
  const change = useMutation({
    mutationKey: [PATH],
    mutationFn: (isOn: boolean) => put(PATH, { isOn }, WeeklyPrompt),
    onSettled: () => press(undefined),
  })
  if (!data) return null
  const isOn = pressed ?? data.isOn
  const set = (isWanted: boolean) => {
    press(isWanted)
    change.mutate(isWanted)
  }
  return (
    <div>
      <label css={row}>
        <input type="checkbox" css={tick} checked={isOn} onChange={({ target }) => set(target.checked)} />
        {/* @says day of the week on which the weekly question leaves (0 is Sunday) */}
        <span>Email me a question every Sunday</span>
      </label>
      <p css={small} aria-live="polite">
        {change.error
          ? explain(change.error).message
          : isOn && `It comes at ${WEEKLY_HOUR} am. Each email has a link to stop.`}
      </p>
    </div>
  )
}
