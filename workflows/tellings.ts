import type { Kernel } from '../backend/kernel/kernel.ts'
import { deliveriesTellings } from './deliveries/tellings.ts'
import type { Row } from './kernel/tell.ts'
import { lifeTellings } from './life/tellings.ts'
import { messagesTellings } from './messages/tellings.ts'
import { recipientsTellings } from './recipients/tellings.ts'
import { storiesTellings } from './stories/tellings.ts'

/** All that people are told by `tell`. */
export const tellingsOf = (kernel: Kernel): readonly Row[] => [
  ...messagesTellings(kernel),
  ...deliveriesTellings(kernel),
  ...lifeTellings(kernel),
  ...recipientsTellings(kernel),
  ...storiesTellings(kernel),
]
