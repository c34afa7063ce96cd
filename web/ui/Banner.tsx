import { css } from '@emotion/react'
import type { LucideIcon } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { phone } from './surfaces.ts'
import { useFocusLeft } from './useFocusLeft.ts'

export type BannerTone = 'needs-you' | 'problem' | 'done' | 'note'

const tones = {
  'needs-you': { soft: '--warn-soft', dye: '--dye-weld', ink: '#231b33' },
  problem: { soft: '--danger-soft', dye: '--dye-madder', ink: '#fbf4f2' },
  done: { soft: '--ok-soft', dye: '--dye-fir', ink: '#fbf4f2' },
  note: { soft: '--primary-soft', dye: '--dye-slate', ink: '#fbf4f2' },
} as const

const frame = css`
  display: flex;
  align-items: stretch;
  border-radius: var(--r-card);
  overflow: hidden;
  ${phone} {
    flex-direction: column;
  }
`
const patch = css`
  position: relative;
  flex: none;
  display: grid;
  place-items: center;
  width: 76px;
  .lucide {
    width: 28px;
    height: 28px;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 6px;
    border: 1.5px dashed currentcolor;
    border-radius: 2px;
    opacity: 0.4;
  }
  ${phone} {
    width: auto;
    height: 52px;
  }
`
const words = css`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 20px;
  padding: 18px 24px;
  & > :first-of-type {
    flex: 1 1 280px;
  }
  ${phone} {
    flex-flow: column;
    align-items: stretch;
    padding: 20px;
    & > :first-of-type {
      flex: none;
    }
  }
`
const acts = css`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  ${phone} {
    flex-direction: column-reverse;
    & > * {
      width: 100%;
    }
  }
`

type BannerProps = {
  tone: BannerTone
  icon: LucideIcon
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** Read out when it appears: at once, or when there is a pause. */
  live?: 'assertive' | 'polite'
}

export const Banner = ({ tone, icon: Icon, title, children, actions, live }: BannerProps) => {
  const { soft, dye, ink } = tones[tone]
  const frameRef = useRef<HTMLDivElement>(null)
  useFocusLeft(frameRef)
  return (
    <div ref={frameRef} aria-live={live} css={[frame, { background: `var(${soft})` }]}>
      <div css={[patch, { background: `var(${dye})`, color: ink }]}>
        <Icon aria-hidden />
      </div>
      <div css={words}>
        <div>
          <p css={{ fontFamily: 'var(--font-display)', fontWeight: 500, fontSize: 'var(--fs-h4)', lineHeight: 1.25 }}>
            {title}
          </p>
          {children && <div css={{ marginTop: 4 }}>{children}</div>}
        </div>
        {actions && <div css={acts}>{actions}</div>}
      </div>
    </div>
  )
}
