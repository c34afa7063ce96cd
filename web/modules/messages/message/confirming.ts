import type { DeliveryRow } from '../../../../backend/modules/deliveries/contract.ts'
import { strings } from './deliveryStrings.ts'

/** Deliveries of which a contact is asked, or has said, whether it is really the recipient; `now` as an instant. */
export const openConfirmations = (rows: readonly DeliveryRow[], now: string): DeliveryRow[] =>
  rows.filter(
    ({ state, confirmation, confirmationUntil }) =>
      (confirmation === 'asked' || confirmation === 'given') &&
      (confirmationUntil ?? '') > now &&
      state !== 'declined' &&
      state !== 'revoked',
  )

export const confirmationInWords = ({ confirmation, confirmationUntil }: DeliveryRow, name: string): string =>
  (confirmation === 'given' ? strings.confirmGiven : strings.confirmAsked)(name, confirmationUntil ?? '')
