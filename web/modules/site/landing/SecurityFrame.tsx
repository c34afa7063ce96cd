import { wrap } from '../../../ui/wrap.ts'
import { sectionHead } from '../style.ts'

/** Where the points of security stand once it is known which of them hold. */
export const SecurityFrame = () => (
  <section css={wrap} aria-labelledby="security">
    <h2 id="security" css={[sectionHead, { marginBottom: 36 }]}>
      Kept as if it were ours
    </h2>
    <div data-island="security" css={{ minHeight: 484 }} />
  </section>
)
