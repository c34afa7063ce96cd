import { hubCards as capsules } from '../modules/capsules/hubCards.ts'
import { hubCards as items } from '../modules/items/hubCards.ts'
import { hubCards as life } from '../modules/life/hubCards.ts'
import { hubCards as messages } from '../modules/messages/hubCards.ts'
import { hubCards as scrapbooks } from '../modules/scrapbooks/hubCards.ts'
import { hubCards as shares } from '../modules/shares/hubCards.ts'
import { hubCards as stories } from '../modules/stories/hubCards.ts'
import type { HubCardWords } from './hubCard.ts'

/** The cards of the hub, from the top, duties before all: a module that has one adds its line here. */
export const hubCards: readonly HubCardWords[] = [
  ...messages,
  ...life,
  ...capsules,
  ...scrapbooks,
  ...stories,
  ...shares,
  ...items,
].toSorted((one, other) => Number(other.isDuty ?? false) - Number(one.isDuty ?? false))
