import { css } from '@emotion/react'
import { X } from 'lucide-react'
import { AlertDialog as RadixAlert, Dialog as Radix } from 'radix-ui'
import type { KeyboardEvent, ReactNode } from 'react'
import { IconButton } from './Button.tsx'
import { noteOpener, returnToOpener } from './opener.ts'

const overlay = css`
  position: fixed;
  inset: 0;
  z-index: 20;
  background: rgb(17 11 30 / 62%);
  @media (prefers-reduced-motion: no-preference) {
    animation: dialog-fade var(--dur-2) var(--ease-out);
  }
  @keyframes dialog-fade {
    from {
      opacity: 0;
    }
  }
`
const sheet = css`
  position: fixed;
  z-index: 20; /* as its overlay: whichever dialog opens last lies over the others whole */
  left: 50%;
  top: 50%;
  translate: -50% -50%;
  width: min(560px, 100vw - 40px);
  max-height: calc(100dvh - 48px);
  overflow: auto;
  padding: 34px 36px 30px;
  border-radius: var(--r-sheet);
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--e3);
  &:focus-visible {
    outline-offset: -3px;
    box-shadow: var(--e3);
  }
  @media (max-width: 600px) {
    inset: 0;
    translate: none;
    width: auto;
    max-height: none;
    border-radius: 0;
    padding: 24px 20px 32px;
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: dialog-fade var(--dur-3) var(--ease-out);
  }
`

const wide = css`
  @media (min-width: 601px) {
    width: min(1040px, 100vw - 40px);
  }
`

type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  /** One paragraph under the title. */
  line?: ReactNode
  /** For pictures. */
  isWide?: boolean
  children: ReactNode
}

/** A toast that comes later takes the Escape key before the dialog, and leaves it unanswered: in here it means the dialog. */
const closedByEscape = (onClose: () => void) => (event: KeyboardEvent) => {
  if (event.key === 'Escape' && !event.defaultPrevented) onClose()
}

/** For forms: the focus goes to the first field and comes back to the opener. */
export const Dialog = ({ isOpen, onClose, title, line, isWide, children }: DialogProps) => (
  <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
    <Radix.Portal>
      <Radix.Overlay css={overlay} />
      <Radix.Content
        css={[sheet, isWide && wide]}
        {...(line ? {} : { 'aria-describedby': undefined })}
        onKeyDown={closedByEscape(onClose)}
        onOpenAutoFocus={focusFirstField}
        onCloseAutoFocus={returnToOpener}
      >
        <div css={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 12 }}>
          <Radix.Title css={{ fontSize: 'var(--fs-h3)', paddingTop: 8 }}>{title}</Radix.Title>
          <Radix.Close asChild>
            <IconButton icon={X} label="Close" />
          </Radix.Close>
        </div>
        {line && <Radix.Description css={{ color: 'var(--ink-2)', marginTop: 6 }}>{line}</Radix.Description>}
        <div css={{ marginTop: 20 }}>{children}</div>
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
)

const focusFirstField = (event: Event) => {
  noteOpener()
  const field = (event.currentTarget as HTMLElement).querySelector<HTMLElement>('input, textarea, select')
  if (!field) return
  event.preventDefault()
  field.focus()
}

type ConfirmProps = Omit<DialogProps, 'line' | 'isWide'> & { line: ReactNode }

/** A hard moment: the focus goes to the question, no answer is picked before. */
export const ConfirmDialog = ({ isOpen, onClose, title, line, children }: ConfirmProps) => (
  <RadixAlert.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
    <RadixAlert.Portal>
      <RadixAlert.Overlay css={overlay} />
      <RadixAlert.Content
        css={sheet}
        onKeyDown={closedByEscape(onClose)}
        onCloseAutoFocus={returnToOpener}
        onOpenAutoFocus={(event) => {
          noteOpener()
          event.preventDefault()
          ;(event.currentTarget as HTMLElement).querySelector<HTMLElement>('h2')?.focus()
        }}
      >
        <RadixAlert.Title tabIndex={-1} css={{ fontSize: 'var(--fs-h3)' }}>
          {title}
        </RadixAlert.Title>
        <RadixAlert.Description css={{ margin: '12px 0 24px', maxWidth: '34em' }}>{line}</RadixAlert.Description>
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>{children}</div>
      </RadixAlert.Content>
    </RadixAlert.Portal>
  </RadixAlert.Root>
)
