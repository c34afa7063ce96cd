import { useSyncExternalStore } from 'react'
import { strings } from './strings.ts'

const listen = (listener: () => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )

export function OfflineNote() {
  const isOnline = useIsOnline()
  return (
    <output>
      {!isOnline && (
        <span
          css={{
            display: 'block',
            padding: '10px 20px',
            background: 'var(--warn-soft)',
            color: 'var(--ink)',
            textAlign: 'center',
          }}
        >
          {strings.offline}
        </span>
      )}
    </output>
  )
}
