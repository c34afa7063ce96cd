import { v7 as uuid } from 'uuid'

/** A step as it is being written. */
export type TypedStep = {
  readonly stepId: string
  readonly section: string
  readonly text: string
  readonly minutes: string
  readonly voiceId: string | null
}

export const newStep = (section = ''): TypedStep => ({ stepId: uuid(), section, text: '', minutes: '', voiceId: null })
