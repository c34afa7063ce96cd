import type { ComponentType } from 'react'
import { ChoicesCard } from '../modules/choices/ChoicesCard.tsx'
import { InviteCard } from '../modules/families/home/InviteCard.tsx'
import { FinishThese, Space } from '../modules/items/home/FinishThese.tsx'
import { LatelyAdded } from '../modules/items/home/LatelyAdded.tsx'
import { OnThisDay } from '../modules/items/home/OnThisDay.tsx'
import { ContactsPatch } from '../modules/life/home/ContactsPatch.tsx'
import { LastReply } from '../modules/messages/home/LastReply.tsx'
import { NeedsYou } from '../modules/messages/home/NeedsYou.tsx'
import { NextMessages } from '../modules/messages/home/NextMessages.tsx'
import { RingCard } from '../modules/messages/home/RingCard.tsx'
import { UnverifiedBanner } from '../modules/messages/UnverifiedBanner.tsx'
import { AskCard } from '../modules/stories/home/AskCard.tsx'
import { NewStory } from '../modules/stories/home/NewStory.tsx'

/** Across the page, or in one of its two columns where it is wide. Without content a card draws nothing. */
export type HomeCard = {
  readonly name: string
  readonly side: 'top' | 'left' | 'right'
  readonly Card: ComponentType
}

/** What home is made of, from the top: a module that has something for it adds its card here. */
export const cards: readonly HomeCard[] = [
  { name: 'needs you', side: 'top', Card: NeedsYou },
  { name: 'ring', side: 'left', Card: RingCard },
  { name: 'unconfirmed', side: 'left', Card: UnverifiedBanner },
  { name: 'new story', side: 'right', Card: NewStory },
  { name: 'on this day', side: 'right', Card: OnThisDay },
  { name: 'lately added', side: 'right', Card: LatelyAdded },
  { name: 'invite', side: 'right', Card: InviteCard },
  { name: 'next messages', side: 'left', Card: NextMessages },
  { name: 'last reply', side: 'right', Card: LastReply },
  { name: 'choices', side: 'left', Card: ChoicesCard },
  { name: 'finish these', side: 'left', Card: FinishThese },
  { name: 'ask', side: 'right', Card: AskCard },
  { name: 'space', side: 'right', Card: Space },
  { name: 'contacts', side: 'left', Card: ContactsPatch },
]
