import { css } from '@emotion/react'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { currentToast, dismissToast, onToast, TOAST_MS } from './toasts.ts'

const viewport = css`
  position: fixed;
  right: 32px;
  bottom: 32px;
  z-index: 35;
  width: min(404px, 100vw - 40px);
  margin: 0;
  padding: 0;
  list-style: none;
  @media (max-width: 1023px) {
    right: 20px;
    bottom: 104px;
  }
`
const box = css`
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 14px 12px 14px 20px;
  border-radius: var(--r-card);
  background: var(--ink);
  color: var(--ground);
  box-shadow: var(--e3);
  &[data-swipe='move'] {
    translate: var(--radix-toast-swipe-move-x) 0;
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: toast-in var(--dur-2) var(--ease-out);
  }
  @keyframes toast-in {
    from {
      opacity: 0;
      translate: 0 12px;
    }
  }
`
const act = css`
  flex: none;
  min-height: 48px;
  padding: 0 8px;
  border: 0;
  border-radius: var(--r-control);
  background: none;
  color: inherit;
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.2em;
`
const close = css`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border: 0;
  border-radius: var(--r-control);
  background: none;
  color: inherit;
`

export function Toaster() {
  const toast = useSyncExternalStore(onToast, currentToast)
  const isDestructive = toast?.tone === 'destructive'
  const Icon = isDestructive ? CircleAlert : CircleCheck
  return (
    <Radix.Provider swipeDirection="right" swipeThreshold={50} duration={TOAST_MS}>
      {toast && (
        <Radix.Root
          key={toast.id}
          open={toast.isOpen}
          type={isDestructive ? 'foreground' : 'background'}
          duration={toast.shownForMs ?? TOAST_MS}
          onOpenChange={(isOpen) => !isOpen && dismissToast(toast.id)}
          css={box}
        >
          <Icon aria-hidden />
          <div css={{ flex: 1 }}>
            <Radix.Title css={{ fontWeight: 600 }}>{toast.title}</Radix.Title>
            {toast.line && <Radix.Description css={{ fontSize: 'var(--fs-small)' }}>{toast.line}</Radix.Description>}
          </div>
          {toast.act && (
            <Radix.Action altText={toast.act.otherwise} css={act} onClick={toast.act.onPress}>
              {toast.act.words}
            </Radix.Action>
          )}
          <Radix.Close aria-label="Close" css={close}>
            <X aria-hidden />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport hotkey={['F8']} css={viewport} />
    </Radix.Provider>
  )
}
