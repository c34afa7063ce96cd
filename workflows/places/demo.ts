import type { Kernel } from '../../backend/kernel/kernel.ts'
import type { Reactor } from '../../backend/kernel/log/reactor.ts'
import { namePlace } from '../../backend/modules/places/decide.ts'
import { place } from '../../backend/modules/places/place.ts'
import { demoPlaceId, fillingDemo } from '../kernel/demo.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'

/** @number places in a demo */
const places = { lane: 'Orchard Lane', lake: 'The lake' } as const

/** Names places in a demo, by the commands that its visitor would give. */
export const demoPlacesReactor = (kernel: Kernel): Reactor =>
  fillingDemo(async (familyId) => {
    const ask = trySystemCommand(kernel, { kind: 'account', id: familyId })
    for (const [what, name] of Object.entries(places)) {
      const placeId = demoPlaceId(familyId, what as keyof typeof places)
      await ask(place, placeId, namePlace({ placeId, name, at: null }, { familyId, n: 0 }), 'demoPlace')
    }
  })
