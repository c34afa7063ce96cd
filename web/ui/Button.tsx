import { css } from '@emotion/react'
import type { LucideIcon } from 'lucide-react'
import { useContext, type ComponentProps, type ReactNode } from 'react'
import { Link } from 'wouter'
import { RefusalIdContext } from './explain.ts'
import { buttonStyle, type ButtonLook, type ButtonSize } from './buttonStyle.ts'

type Shared = { look?: ButtonLook; size?: ButtonSize; icon?: LucideIcon; children: ReactNode }
type ButtonProps = Shared & ComponentProps<'button'> & { busy?: boolean; busyLabel?: string }

const stack = css`
  display: grid;
  & > span {
    grid-area: 1 / 1;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 10px;
  }
  & > [data-hidden] {
    visibility: hidden;
  }
`
const spin = css`
  @media (prefers-reduced-motion: no-preference) {
    animation: button-turn 1.2s linear infinite;
  }
  @keyframes button-turn {
    to {
      rotate: 1turn;
    }
  }
`

/** Drawn here, so that the first page needs no icons. */
const Turning = ({ isTurning }: { isTurning: boolean }) => (
  <svg className="lucide" viewBox="0 0 24 24" aria-hidden css={isTurning ? spin : undefined}>
    <path d="M21 12a9 9 0 1 1-6.2-8.6" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
  </svg>
)

/** While busy it keeps its width, says so in words and takes no second press. */
export function Button({ look, size, icon: Icon, busy = false, busyLabel, children, ...props }: ButtonProps) {
  const { type = 'button', onClick, ...rest } = props
  const refusalId = useContext(RefusalIdContext)
  return (
    <button
      aria-describedby={type === 'submit' ? refusalId : undefined}
      {...rest}
      type={busy ? 'button' : type}
      onClick={busy ? undefined : onClick}
      aria-disabled={busy || undefined}
      css={buttonStyle(look, size)}
    >
      {busyLabel === undefined ? (
        <>
          {Icon && <Icon aria-hidden />}
          {children}
        </>
      ) : (
        <span css={stack}>
          <span data-hidden={busy || undefined}>
            {Icon && <Icon aria-hidden />}
            {children}
          </span>
          {/* Live only then: an open dialog hides all but live regions, and would leave a button without its name. */}
          <span data-hidden={!busy || undefined} aria-live={busy ? 'polite' : undefined}>
            <Turning isTurning={busy} />
            {busyLabel}
          </span>
        </span>
      )}
    </button>
  )
}

/** A link that looks like a button; `styled.button as Link` would lose the link's prop types. */
export const ButtonLink = ({
  look,
  size,
  icon: Icon,
  children,
  ...props
}: Shared & { href: string; id?: string; className?: string }) => (
  <Link {...props} css={buttonStyle(look, size)}>
    {Icon && <Icon aria-hidden />}
    {children}
  </Link>
)

/** An icon alone: only for Close, More, Zoom and Back, always with a name. */
export const IconButton = ({
  icon: Icon,
  label,
  ...props
}: ComponentProps<'button'> & { icon: LucideIcon; label: string }) => (
  <button type="button" {...props} aria-label={label} title={label} css={buttonStyle('icon')}>
    <Icon aria-hidden />
  </button>
)
