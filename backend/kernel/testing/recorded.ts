import type { Metadata, Recorded } from '../event.ts'
import { newId } from '../ids.ts'

type Given = Partial<Omit<Recorded, 'metadata'>> & { readonly metadata?: Partial<Metadata> }

/** An event as it is read back from its stream; what the test does not say is plain. */
export const recorded = ({ category = 'thing', id = '1', metadata, ...event }: Given): Recorded => ({
  category,
  id,
  stream: `${category}-${id}`,
  type: 'Happened',
  data: {},
  revision: 0n,
  position: '1',
  eventId: newId(),
  sealed: () => null,
  link: () => ({ hash: '', bytes: 0 }),
  ...event,
  metadata: {
    actor: { kind: 'system', id: '' },
    correlationId: '',
    causationId: '',
    commandId: '',
    commandHash: '',
    at: '2026-01-01T00:00:00.000Z',
    dayMs: 86_400_000,
    clock: 'real',
    schema: 1,
    audience: '',
    prevHash: '',
    ...metadata,
  },
})
