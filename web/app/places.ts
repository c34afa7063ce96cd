import {
  ContactRound,
  House,
  ImagePlus,
  Images,
  Mails,
  MessageCircleQuestionMark,
  Mic,
  ScrollText,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import type { ComponentType } from 'react'
import type { Right } from '../../backend/kernel/identity/roles.ts'
import { NewReplies } from '../modules/messages/replies/NewReplies.tsx'
import { isOpen } from './closed.ts'
import { paths } from './paths.ts'

/** A tab with its pages: the first is where it leads, and says whether it is open; what lies below one is its too. */
export type Tab = { readonly title: string; readonly pages: readonly [string, ...string[]] }
export type Place = {
  readonly title: string
  readonly icon: LucideIcon
  /** A place of one tab shows none. */
  readonly tabs: readonly [Tab, ...Tab[]]
  /** How much there is of what is new, beside the title. */
  readonly Badge?: ComponentType
}
type Named = { readonly title: string; readonly href: string }
export type NamedWithIcon = Named & { readonly icon: LucideIcon }

const home: Place = {
  title: 'Home',
  icon: House,
  tabs: [
    {
      title: 'Home',
      pages: [paths.home(), paths.today(), paths.onboarding(), paths.progress(), paths.familyLegacyHub()],
    },
  ],
}
const messages: Place = {
  title: 'Messages',
  icon: Mails,
  Badge: NewReplies,
  tabs: [
    { title: 'Waiting', pages: [paths.messages()] },
    { title: 'Delivered', pages: [paths.delivered()] },
    { title: 'Replies', pages: [paths.replies()] },
    { title: 'Drafts', pages: [paths.drafts(), paths.compose()] },
  ],
}
const family: Place = {
  title: 'Family',
  icon: UsersRound,
  tabs: [
    { title: 'Stories', pages: [paths.familyCollaboration()] },
    {
      title: 'Tree',
      pages: [paths.familyTree(), paths.familyTreeBuilder(), paths.ancestry(), paths.voiceAncestry()],
    },
    { title: 'Members', pages: [paths.members(), paths.invitations(), paths.familyConnections()] },
    { title: 'Shared links', pages: [paths.sharing()] },
  ],
}
const memories: Place = {
  title: 'Memories',
  icon: Images,
  tabs: [
    { title: 'Everything', pages: [paths.memoryVault(), paths.timeline(), paths.voiceMessages()] },
    {
      title: 'Books',
      pages: [paths.scrapbooks(), paths.scrapbookGenerator(), paths.premiumTemplates(), paths.printingServices()],
    },
    { title: 'Capsules', pages: [paths.timeCapsules()] },
    { title: 'Recipes', pages: [paths.familyRecipes()] },
    // A new page is entered here, closed, until it has a place of its own.
  ],
}
const people: Place = {
  title: 'People',
  icon: ContactRound,
  tabs: [{ title: 'People', pages: [paths.people()] }],
}
const notHere: Place = {
  title: 'If I’m not here',
  icon: ScrollText,
  tabs: [
    { title: 'Check-ins', pages: [paths.legacy(), paths.legacyPrint(), paths.ifIDied()] },
    { title: 'Trusted contacts', pages: [paths.legacyContacts()] },
    { title: 'Last wishes', pages: [paths.lastWishes()] },
  ],
}

/** Where each page of a person's own stands: six places, with their tabs. */
export const places: readonly Place[] = [home, messages, family, memories, people, notHere]

/** What is no place to work at, at the foot of the rail. */
export const foot: readonly Named[] = [
  { title: 'Account', href: paths.account() },
  { title: 'Subscription', href: paths.subscription() },
  { title: 'What’s coming', href: paths.coming() },
]

/** What New offers on every page; `right` is what it takes in the family. */
type NewChoice = NamedWithIcon & { readonly right?: Right }
const choices: readonly NewChoice[] = [
  { title: 'A message for later', href: paths.compose(), icon: Mic },
  { title: 'Ask for a story', href: paths.askForStory(''), icon: MessageCircleQuestionMark, right: 'add' },
  { title: 'Add a memory', href: `${paths.memoryVault()}?add`, icon: ImagePlus, right: 'add' },
]
export const newChoices = choices.filter(({ href }) => isOpen(href))

export const openTabs = ({ tabs }: Place): readonly Tab[] => tabs.filter(({ pages: [first] }) => isOpen(first))
export const openPlaces = places.filter((place) => openTabs(place).length > 0)
export const hrefOf = (place: Place): string => (openTabs(place)[0] ?? place.tabs[0]).pages[0]

/** What stands in the tab bar of a phone; its sheet has the others. */
export const barPlaces: readonly Place[] = [home, messages, family, openPlaces.includes(memories) ? memories : people]
export const sheetPlaces = openPlaces.filter((place) => !barPlaces.includes(place))

/** Whether a page is the one at that path, or below it. */
export const leadsTo = (location: string, path: string): boolean => location === path || location.startsWith(`${path}/`)

/** The place and the tab of a page: of all pages that it is, or lies below, the nearest says it. */
export const whereIs = (location: string): { readonly place: Place; readonly tab: Tab } | undefined =>
  places
    .flatMap((place) => place.tabs.flatMap((tab) => tab.pages.map((page) => ({ place, tab, page }))))
    .filter(({ page }) => leadsTo(location, page))
    .toSorted((one, other) => other.page.length - one.page.length)[0]
