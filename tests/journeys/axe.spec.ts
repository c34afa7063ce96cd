// Through: accounts, messages, recipients, deliveries, life
import { expect, test, type Browser } from '../support/browserTest.ts'
import type { Scene } from '../screens/scene.ts'
import { asked } from '../screens/scenes/asked.ts'
import { atTheDoor } from '../screens/scenes/atTheDoor.ts'
import { delivered } from '../screens/scenes/delivered.ts'
import { writing } from '../screens/scenes/writing.ts'
import { DESK, stageOf } from '../screens/stage.ts'
import { worldOf, type World } from '../screens/world.ts'
import { dayMs } from './support/author.ts'
import { lookAt } from './support/look.ts'

const { JOURNEY_APP: app = '', JOURNEY_MAIL: mail = '', JOURNEY_VOICE: voice = '' } = process.env

const newWorld = (name: string) =>
  worldOf({ app, mail, dayMs, voice }, `${name}-${Date.now().toString(36)}.hale.example`)

/** Walks through the scenes in order and looks at each; whatever the console says in between is told. */
const walk = async (browser: Browser, world: World, scenes: readonly Scene[]): Promise<void> => {
  let current = scenes[0]
  const said: string[] = []
  const pageOf = stageOf(browser, (page) => {
    page.on('pageerror', (error) => said.push(`${current?.name}: ${error.message}`))
    page.on('console', (line) => {
      const isExpected = current?.isRefused ?? line.location().url.endsWith('/favicon.ico') // of the mail catcher
      const isMissing = line.text().startsWith('Failed to load resource')
      if (line.type() === 'error' && !(isMissing && isExpected)) said.push(`${current?.name}: ${line.text()}`)
    })
  })
  for (const scene of scenes) {
    current = scene
    const page = await pageOf(scene.as)
    await page.setViewportSize(DESK)
    await test.step(scene.name, async () => {
      await scene.show({ page, world })
      await lookAt(page, scene)
    })
  }
  expect(said).toEqual([])
}

test('every screen before a message is sealed can be used by everybody', async ({ browser }) => {
  await walk(browser, await newWorld('before'), [...atTheDoor, ...writing])
})

test('every screen of a message on its way and delivered can be used by everybody', async ({ browser }) => {
  const world = await newWorld('after')
  await world.begin()
  await walk(browser, world, asked)
  await world.hasten()
  await walk(browser, world, delivered)
})
