import type { WishesView } from '../../../backend/modules/wishes/contract.ts'
import { momentInWords } from '../../ui/moment.ts'
import { strings } from './strings.ts'

/** Each time that somebody has opened the wishes, the last first. */
export const Reads = ({ view: { reads } }: { view: WishesView }) => (
  <section>
    <h2 css={{ marginBottom: 12 }}>{strings.reads}</h2>
    {reads.length === 0 ? (
      <p css={{ color: 'var(--ink-2)' }}>{strings.nobodyRead}</p>
    ) : (
      <ul>
        {reads.map(({ name, at }) => (
          <li key={`${name} ${at}`}>{strings.readAt(name, momentInWords(at))}</li>
        ))}
      </ul>
    )}
  </section>
)
