import { phone } from '../../../ui/surfaces.ts'
import { wrap } from '../../../ui/wrap.ts'
import { partHead } from '../style.ts'

/** Where the points of security stand once it is known which of them hold. */
export const SecurityFrame = () => (
  <section css={wrap} aria-labelledby="security">
    <h2 id="security" css={[partHead, { marginBottom: 36, [phone]: { marginBottom: 16 } }]}>
      Kept as if it were ours
    </h2>
    <div data-island="security" css={{ minHeight: 484, [phone]: { minHeight: 200 } }} />
  </section>
)
