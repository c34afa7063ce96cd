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
export const useIsOnline = (): boolean => useSyncExternalStore(listen, () => navigator.onLine)

export function OfflineNote() {
  const isOnline = useIsOnline()
  return (
    <div role="status">
      {!isOnline && (
        <p css={{ padding: '10px 20px', background: 'var(--warn-soft)', color: 'var(--ink)', textAlign: 'center' }}>
          {strings.offline}
        </p>
      )}
    </div>
  )
}
