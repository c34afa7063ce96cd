import { newId } from '../../../backend/kernel/ids.ts'
import { addRelative, stateKin } from '../../../backend/modules/connections/decide.ts'
import { kin as aggregate } from '../../../backend/modules/connections/kin.ts'
import { ownerOf } from '../../household/household.ts'
import { ask, type Way } from './ways.ts'
import type { World } from './world.ts'

/** A relative of Ana's, who is said to be her parent. */
const related = async ({ house, ana }: World): Promise<string> => {
  const relativeId = newId()
  const facts = { familyId: ana.id, members: [ana.id], mayEdit: true }
  const one = { relativeId, name: 'Joseph', sex: null, hasDied: false }
  await house.tell(aggregate, ana.id, addRelative(one, facts), ownerOf(ana.id))
  await house.tell(aggregate, ana.id, stateKin({ from: relativeId, to: ana.id, kin: 'parent' }, facts), ownerOf(ana.id))
  return relativeId
}
const onKin =
  (method: string, path: (id: string, anaId: string) => string, body: (id: string, anaId: string) => object) =>
  async (world: World): Promise<Way> => {
    const { ana } = world
    const id = await related(world)
    return { of: `kin-${ana.id}`, send: ask(ana.browser, method, path(id, ana.id), body(id, ana.id)) }
  }

export const kin: Readonly<Record<string, (world: World) => Promise<Way>>> = {
  'POST /api/relatives': onKin(
    'POST',
    () => '/api/relatives',
    () => ({ relativeId: newId(), name: 'Agnes' }),
  ),
  'PATCH /api/relatives/:id': onKin(
    'PATCH',
    (id) => `/api/relatives/${id}`,
    () => ({ name: 'Joseph Hale' }),
  ),
  'DELETE /api/relatives/:id': onKin(
    'DELETE',
    (id) => `/api/relatives/${id}`,
    () => ({}),
  ),
  'PUT /api/relatives/:id/quiet': onKin(
    'PUT',
    (id) => `/api/relatives/${id}/quiet`,
    () => ({ isQuiet: true }),
  ),
  'PUT /api/kin': onKin(
    'PUT',
    () => '/api/kin',
    (from, to) => ({ from, to, kin: 'sibling' }),
  ),
  'DELETE /api/kin': onKin(
    'DELETE',
    (from, to) => `/api/kin?from=${from}&to=${to}`,
    () => ({}),
  ),
}
