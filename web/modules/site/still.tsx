import { useEffect, useState, type ComponentType } from 'react'
import { useHydrated } from '../../ui/useHydrated.ts'
import { later } from './later.tsx'

declare global {
  interface ImportMeta {
    /** Written in by the build: whether this is the server's bundle. */
    readonly env: { readonly SSR: boolean }
  }
}

const KEPT = { __html: '' }
type StillProps = {
  /** Told when the part stands in the page. */
  readonly onShown?: (() => void) | undefined
}

/**
 * A part of a page that never changes once it stands. Where the server has rendered it, the browser keeps those nodes
 * and fetches no code for them: React leaves the inside of `dangerouslySetInnerHTML` alone when it hydrates. Elsewhere
 * its code comes like any other. Presses inside are heard by the page round it.
 * @param onServer the part itself in the server's bundle; undefined in the browser's
 */
export const still = (
  load: () => Promise<ComponentType>,
  onServer: ComponentType | undefined,
): ComponentType<StillProps> => {
  const Fresh = later<StillProps>(
    async () => {
      const Part = await load()
      return function Shown({ onShown }: StillProps) {
        useEffect(() => onShown?.(), [onShown])
        return <Part />
      }
    },
    { isQuiet: true },
  )
  return function Still({ onShown }: StillProps) {
    const isHydrated = useHydrated()
    const [wasRendered] = useState(!isHydrated)
    useEffect(() => {
      if (wasRendered) onShown?.()
    }, [wasRendered, onShown])
    const Part = onServer
    if (Part)
      return (
        <div>
          <Part />
        </div>
      )
    if (wasRendered) return <div suppressHydrationWarning dangerouslySetInnerHTML={KEPT} />
    return <Fresh onShown={onShown} />
  }
}
