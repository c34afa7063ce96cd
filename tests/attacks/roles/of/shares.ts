import type { Right } from '../../../../backend/kernel/identity/roles.ts'
import { newId } from '../../../../backend/kernel/ids.ts'
import type { Asked, Row } from '../rows.ts'
import { link, told } from '../things.ts'

const terms = ({ id }: Asked) => ({
  shareId: newId(),
  things: [{ kind: 'story', id }],
  title: 'The swing',
  mayDownload: false,
})
/** Of a link: what the maker may do who may add, and what is asked of whoever does it to another's. */
const over = (route: string, right: Right, body?: Row['body']): readonly Row[] => [
  { route, on: 'another’s', right, make: (place) => link(place, 'owner'), ...(body && { body }) },
  { route, on: 'one’s own', right: 'add', make: link, ...(body && { body }) },
]

export const shares: readonly Row[] = [
  { route: 'GET /api/shares', right: 'add' },
  { route: 'GET /api/shares/choices', right: 'add' },
  { route: 'POST /api/shares', on: 'another’s', right: 'invite', make: (place) => told(place, 'owner'), body: terms },
  { route: 'POST /api/shares', on: 'one’s own', right: 'add', make: told, body: terms },
  ...over('PATCH /api/shares/:id', 'edit', () => ({ title: 'The swing, twice' })),
  ...over('DELETE /api/shares/:id', 'invite'),
  ...over('POST /api/shares/:id/renew', 'edit', () => ({ n: 1 })),
  ...over('GET /api/shares/:id/log', 'invite'),
]
