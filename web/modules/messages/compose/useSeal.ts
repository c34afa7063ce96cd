import { useMemo } from 'react'
import { v7 as uuid } from 'uuid'
import { useLocation } from 'wouter'
import type { ArmMessage, MessageDetail } from '../../../../backend/modules/messages/contract.ts'
import { paths } from '../../../app/paths.ts'
import { useArmMessage, useScheduleMessage } from '../commands.ts'
import type { Given } from '../PasswordOnce.tsx'
import { scheduleOf, type Plan } from '../plan.ts'
import { forgetChoice } from './keptChoice.ts'

/** What a message is sealed with: its day, or what it is kept for. */
export type Sealing = { readonly plan: Plan | undefined; readonly armed: ArmMessage | undefined }

/** Seals a message; `given` is what was asked for before a day that is near. */
export const useSeal = ({ message: { id, state } }: MessageDetail, { plan, armed }: Sealing, given: Given) => {
  const [, navigate] = useLocation()
  // One key for one wish: pressed twice it is sealed once, another date is another wish.
  // oxlint-disable-next-line react/exhaustive-deps
  const key = useMemo(() => uuid(), [JSON.stringify([plan, armed]), given])
  const schedule = useScheduleMessage(id, key)
  const arm = useArmMessage(id, key)
  const { error, isPending } = armed ? arm : schedule
  const onSuccess = () => {
    forgetChoice(id)
    navigate(paths.sealed(id, state !== 'draft'), { replace: true })
  }
  const press = () => {
    if (armed) arm.mutate(armed, { onSuccess })
    else if (plan) schedule.mutate({ ...scheduleOf(plan), ...given }, { onSuccess })
  }
  return { press, error, isPending }
}
