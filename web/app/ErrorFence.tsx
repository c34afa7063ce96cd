import { Component, type ReactNode } from 'react'
import { siteSettings } from './siteSettings.ts'

type Fence = { readonly isBroken: boolean; readonly isLate: boolean }
const HELP_AFTER_MS = 5000

type FenceProps = { readonly words: string; readonly isPart?: boolean; readonly children: ReactNode }

/** When a page, or a part of one, cannot be drawn: a sentence, and after five seconds a way on. */
export class ErrorFence extends Component<FenceProps, Fence> {
  override state: Fence = { isBroken: false, isLate: false }
  private timer: ReturnType<typeof setTimeout> | undefined

  static getDerivedStateFromError(): Partial<Fence> {
    return { isBroken: true }
  }
  override componentDidCatch(error: unknown) {
    console.error(error)
    this.timer = setTimeout(() => this.setState({ isLate: true }), HELP_AFTER_MS)
  }
  override componentWillUnmount() {
    clearTimeout(this.timer)
  }
  override render() {
    const { isBroken, isLate } = this.state
    const { supportEmail } = siteSettings
    if (!isBroken) return this.props.children
    const Frame = this.props.isPart ? 'div' : 'main'
    return (
      <Frame
        {...(!this.props.isPart && { id: 'main' })}
        css={{
          padding: this.props.isPart ? '24px 0' : 48,
          display: 'grid',
          gap: 16,
          justifyItems: 'start',
          '& > button, & > a': { minHeight: 44 },
        }}
      >
        <p>{this.props.words}</p>
        {isLate && (
          <>
            <button type="button" onClick={() => location.reload()}>
              Reload
            </button>
            {supportEmail && <a href={`mailto:${supportEmail}`}>{supportEmail}</a>}
          </>
        )}
      </Frame>
    )
  }
}
