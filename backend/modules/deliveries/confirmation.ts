import type { DeliveriesEvent } from './events.ts'

/** Whether somebody whom the author trusts says that it is really the recipient. */
export type Confirmation = {
  readonly n: number
  /** A contact refuses, the author forbids; what was used or has no more use is over. */
  readonly state: 'asked' | 'given' | 'refused' | 'forbidden' | 'over'
  /** When it was last asked for, or refused. */
  readonly at: string
  /** Until when it may be given, or counts. */
  readonly until: string
}
/** The part of a delivery that contacts' words on its recipient move. */
type Confirmed = { readonly confirmation: Confirmation | undefined; readonly toTell: readonly string[] }

const TYPES = ['ConfirmationRequested', 'ConfirmationGiven', 'ConfirmationRefused'] as const
type ConfirmingEvent = Extract<DeliveriesEvent, { type: (typeof TYPES)[number] }>

export const isConfirming = (event: DeliveriesEvent): event is ConfirmingEvent =>
  (TYPES as readonly DeliveriesEvent['type'][]).includes(event.type)

export const endConfirmation = (confirmation: Confirmation | undefined): Confirmation | undefined =>
  confirmation && { ...confirmation, state: 'over' }

/** What a question to the contacts, and their answer or the author's, changes. */
export const afterConfirming = ({ confirmation, toTell }: Confirmed, { type, data }: ConfirmingEvent): Confirmed => {
  const { n, at } = data
  switch (type) {
    case 'ConfirmationRequested':
      return {
        confirmation: { n, state: 'asked', at, until: data.until },
        toTell: [...toTell, `confirmation_asked:${n}`],
      }
    case 'ConfirmationGiven':
      return {
        confirmation: { n, state: 'given', at: confirmation?.at ?? at, until: data.until },
        toTell: [...toTell, `confirmation_given:${n}`],
      }
    case 'ConfirmationRefused': {
      const refused = { n, at, until: at } as const
      // The author knows what they said themselves.
      if (data.by === 'author') return { confirmation: { ...refused, state: 'forbidden' }, toTell }
      return { confirmation: { ...refused, state: 'refused' }, toTell: [...toTell, `confirmation_refused:${n}`] }
    }
  }
}
