import { ShieldCheck, TriangleAlert } from 'lucide-react'
import { Link } from 'wouter'
import type { Verified } from '../../../backend/modules/audit/contract.ts'
import { paths } from '../../app/paths.ts'
import { Banner } from '../../ui/Banner.tsx'
import { reasonStrings } from './strings.ts'

/** What a check found, in words; a fault names the first bad revision. */
export const Verdict = ({
  verified: { ok, events, anchorsChecked, copiesChecked, firstBad, bad },
}: {
  verified: Verified
}) => (
  <div css={{ marginBlock: 20 }}>
    {ok || !firstBad ? (
      <Banner
        tone="done"
        icon={ShieldCheck}
        title={`Whole: ${events} events, ${anchorsChecked} anchors${copiesChecked === null ? '' : `, ${copiesChecked} copies of anchors`}.`}
        live="polite"
      />
    ) : (
      <Banner
        tone="problem"
        icon={TriangleAlert}
        title={`Not whole: ${firstBad.stream}, revision ${firstBad.revision}: ${reasonStrings[firstBad.reason]}.`}
        live="assertive"
      >
        <p>
          {bad.length > 1 && `${bad.length} streams have a fault. `}
          <Link href={paths.deskStream(firstBad.stream)}>Open the stream</Link>
        </p>
      </Banner>
    )}
  </div>
)
