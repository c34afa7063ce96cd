import { createElement, useEffect, useState, type ComponentType } from 'react'
import { strings } from '../../app/strings.ts'
import { Button } from '../../ui/Button.tsx'

type Load<Props> = () => Promise<ComponentType<Props>>

/**
 * A part whose code comes when it is shown for the first time. Without a connection it says so, and takes another try.
 * `isQuiet`: nothing stands in its place meanwhile, nor when it fails; for what nobody has asked for.
 */
export const later = <Props extends object>(load: Load<Props>, { isQuiet = false } = {}): ComponentType<Props> => {
  let here: ComponentType<Props> | undefined
  return function Later(props: Props) {
    const [{ Part, isFailed, tries }, set] = useState({ Part: here, isFailed: false, tries: 0 })
    useEffect(() => {
      if (Part) return undefined
      let isLeft = false
      load().then(
        (loaded) => {
          here = loaded
          if (!isLeft) set({ Part: loaded, isFailed: false, tries })
        },
        (error: unknown) => {
          console.warn('A part of the page did not come:', error)
          if (!isLeft) set({ Part: undefined, isFailed: true, tries })
        },
      )
      return () => {
        isLeft = true
      }
    }, [Part, tries])
    if (Part) return createElement(Part, props)
    if (isQuiet) return null
    if (!isFailed) return <output css={{ display: 'block', padding: '24px 0' }}>{strings.loading}</output>
    return (
      <div role="alert" css={{ padding: '24px 0' }}>
        <p css={{ marginBottom: 16 }}>This part did not come. Perhaps the connection is down for a moment.</p>
        <Button look="secondary" onClick={() => set({ Part: undefined, isFailed: false, tries: tries + 1 })}>
          Retry
        </Button>
      </div>
    )
  }
}
