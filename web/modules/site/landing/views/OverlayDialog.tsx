import { css } from '@emotion/react'
import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { Coming } from '../../../../app/Coming.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { noteOpener, returnToOpener } from '../../../../ui/opener.ts'
import { wrap } from '../../../../ui/wrap.ts'
import { strings } from '../../strings.ts'
import { sectionHead } from '../../style.ts'
import type { Overlay } from '../areas.ts'
import { AREAS, OVERLAY_NAMES } from '../areaWords.ts'
import { AreaContent } from './AreaContent.tsx'

const sheet = css`
  position: fixed;
  inset: 0;
  z-index: 21;
  overflow: auto;
  background: var(--ground);
  color: var(--ink);
`

/** An area over the whole page. */
export function OverlayDialog({ overlay, onClose }: { overlay: Overlay; onClose: () => void }) {
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          css={sheet}
          aria-describedby={undefined}
          onOpenAutoFocus={noteOpener}
          onCloseAutoFocus={returnToOpener}
        >
          <div css={[wrap, { paddingBlock: '32px 96px' }]}>
            <div
              css={{ display: 'flex', flexWrap: 'wrap', gap: 16, justifyContent: 'space-between', marginBottom: 20 }}
            >
              <Dialog.Title css={sectionHead}>
                {OVERLAY_NAMES[overlay]}
                <Coming of={AREAS[overlay].path} />
              </Dialog.Title>
              <Dialog.Close asChild>
                <Button look="secondary" icon={X}>
                  {strings.close}
                </Button>
              </Dialog.Close>
            </div>
            <AreaContent view={overlay} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
