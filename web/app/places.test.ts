import { expect, test } from 'vitest'
import { all } from './modules.ts'
import {
  barPlaces,
  foot,
  hrefOf,
  leadsTo,
  newChoices,
  openPlaces,
  openTabs,
  places,
  sheetPlaces,
  whereIs,
} from './places.ts'

const titles = (some: readonly { readonly title: string }[]) => some.map(({ title }) => title)

/** The paths of the pages that somebody has to be signed in for. */
const ownPaths = async (): Promise<readonly string[]> => {
  const each = await Promise.all(
    all.map(async ({ routes, pages }) => {
      const words = await pages?.()
      // What is both a tour and somebody's own is a room of the family's hub; the tools of the house are none.
      const isOwn = (name: string) => {
        const { audience, parent } = words?.[name] ?? {}
        return audience === 'signed-in' || (audience === 'both' && parent !== undefined)
      }
      return routes.flatMap(({ name, path }) => (isOwn(name) ? [path] : []))
    }),
  )
  return each.flat()
}

test('every page of a person’s own has one place, or is found at the foot', async () => {
  const pages = places.flatMap(({ tabs }) => tabs.flatMap((tab) => tab.pages))
  expect(new Set(pages).size).toBe(pages.length)
  const paths = await ownPaths()
  expect(paths).toContain('/future-messages/:messageId')
  const isAtFoot = (path: string) => foot.some(({ href }) => leadsTo(path, href))
  expect(paths.filter((path) => (whereIs(path) !== undefined) === isAtFoot(path))).toEqual([])
})

test('what is closed is in no rail, no tabs and no menu', () => {
  expect(titles(openPlaces)).toEqual(['Home', 'Messages', 'Family', 'Memories', 'People', 'If I’m not here'])
  expect(openPlaces.map((place) => titles(openTabs(place)))).toEqual([
    ['Home'],
    ['Waiting', 'Delivered', 'Replies', 'Drafts'],
    ['Stories', 'Tree', 'Members', 'Shared links'],
    ['Everything', 'Books', 'Capsules', 'Recipes'],
    ['People'],
    ['Check-ins', 'Trusted contacts', 'Last wishes'],
  ])
  expect(openPlaces.map(hrefOf)).toEqual([
    '/dashboard',
    '/future-messages',
    '/family-collaboration',
    '/memory-vault',
    '/connections',
    '/legacy',
  ])
  expect(titles(newChoices)).toEqual(['A message for later', 'Ask for a story', 'Add a memory'])
})

test('a phone’s bar has four places, its sheet the others', () => {
  expect(titles(barPlaces)).toEqual(['Home', 'Messages', 'Family', 'Memories'])
  expect(titles(sheetPlaces)).toEqual(['People', 'If I’m not here'])
})

test.each([
  ['/app', 'Home', 'Home'],
  ['/onboarding', 'Home', 'Home'],
  ['/progress-tracking', 'Home', 'Home'],
  ['/family-legacy-hub', 'Home', 'Home'],
  ['/future-messages', 'Messages', 'Waiting'],
  ['/future-messages/1/sealed', 'Messages', 'Waiting'],
  ['/future-messages/delivered', 'Messages', 'Delivered'],
  ['/replies', 'Messages', 'Replies'],
  ['/schedule-message', 'Messages', 'Drafts'],
  ['/family-collaboration/stories/1', 'Family', 'Stories'],
  ['/family-collaboration/members', 'Family', 'Members'],
  ['/family-connections', 'Family', 'Members'],
  ['/ancestry', 'Family', 'Tree'],
  ['/voice-ancestry', 'Family', 'Tree'],
  ['/timeline', 'Memories', 'Everything'],
  ['/family-recipes/new', 'Memories', 'Recipes'],
  ['/time-capsules/018f0000-0000-7000-8000-00000000000a', 'Memories', 'Capsules'],
  ['/voice-messages', 'Memories', 'Everything'],
  ['/memory-vault/albums/1', 'Memories', 'Everything'],
  ['/premium-templates', 'Memories', 'Books'],
  ['/printing-services', 'Memories', 'Books'],
  ['/legacy/print', 'If I’m not here', 'Check-ins'],
  ['/legacy/contacts', 'If I’m not here', 'Trusted contacts'],
  ['/last-wishes', 'If I’m not here', 'Last wishes'],
])('%s stands in %s, at %s', (path, place, tab) => {
  const found = whereIs(path)
  expect([found?.place.title, found?.tab.title]).toEqual([place, tab])
})

test('the account is no place', () => expect(whereIs('/account/security')).toBeUndefined())
