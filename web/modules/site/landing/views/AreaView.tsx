import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Coming } from '../../../../app/Coming.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { wrap } from '../../../../ui/wrap.ts'
import { strings } from '../../strings.ts'
import { sectionHead } from '../../style.ts'
import type { View } from '../areas.ts'
import { AREAS } from '../areaWords.ts'
import { AreaContent } from './AreaContent.tsx'

/** An area in place of the landing page; the focus is on its heading. */
export function AreaView({ view, onClose }: { view: View; onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <section css={[wrap, { paddingBlock: '24px 112px' }]} aria-labelledby="area">
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 16, justifyContent: 'space-between', marginBottom: 20 }}>
        <h2 id="area" ref={heading} tabIndex={-1} css={sectionHead}>
          {AREAS[view].title}
          <Coming of={AREAS[view].path} />
        </h2>
        <Button look="secondary" icon={X} onClick={onClose}>
          {strings.close}
        </Button>
      </div>
      <AreaContent view={view} />
    </section>
  )
}
