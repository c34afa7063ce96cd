import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { Terms } from '../plan.ts'
import { OftenPart } from './OftenPart.tsx'
import { whenStrings } from './whenStrings.ts'

type OftenLineProps = { terms: Terms; isLeapDay: boolean; onChange: (changes: Partial<Terms>) => void }

/** How it repeats stands behind a press, in a sheet of its own: below it is told what comes of it. */
export function OftenLine(props: OftenLineProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        {whenStrings.howOften}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={whenStrings.howOften}
        line={whenStrings.howOftenLine}
      >
        <OftenPart {...props} />
        <Button onClick={() => setIsOpen(false)} css={{ marginTop: 28 }}>
          {whenStrings.done}
        </Button>
      </Dialog>
    </>
  )
}
