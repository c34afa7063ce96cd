import type { DeliveryRow } from '../../../../backend/modules/deliveries/contract.ts'
import { strings } from './deliveryStrings.ts'

type Proposal = NonNullable<DeliveryRow['proposal']>

/** What the author is told of an address that a contact gave, a sentence each. */
export const proposalInWords = (
  { address, countsAt, isSupported, opensAlone }: Proposal,
  name: string,
): readonly string[] => [
  strings.proposed(name, address),
  ...(isSupported ? [strings.supported] : []),
  ...(opensAlone ? [strings.opensAlone(name)] : []),
  countsAt === null ? strings.waitsForYes : strings.counts(countsAt),
]
