import { css } from '@emotion/react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export type ChipTone = 'plain' | 'ok' | 'warn' | 'danger' | 'ember' | 'primary'

const base = css`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  min-height: 30px;
  padding: 2px 11px;
  border-radius: 6px;
  font-family: var(--font-ui);
  font-size: var(--fs-micro);
  font-weight: 600;
  line-height: 1.3;
  .lucide {
    width: 18px;
    height: 18px;
  }
`
const tones = {
  plain: css({ background: 'var(--sunk)', color: 'var(--ink-2)' }),
  ok: css({ background: 'var(--ok-soft)', color: 'var(--ok)' }),
  warn: css({ background: 'var(--warn-soft)', color: 'var(--warn)' }),
  danger: css({ background: 'var(--danger-soft)', color: 'var(--danger)' }),
  ember: css({ background: 'var(--ember-soft)', color: 'var(--thread-text)' }),
  primary: css({ background: 'var(--primary-soft)', color: 'var(--ink)' }),
} as const

/** Status only, never a button. */
export const Chip = ({
  tone = 'plain',
  icon: Icon,
  children,
}: {
  tone?: ChipTone
  icon?: LucideIcon
  children: ReactNode
}) => (
  <span css={[base, tones[tone]]}>
    {Icon && <Icon aria-hidden />}
    {children}
  </span>
)
