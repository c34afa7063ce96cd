import { css } from '@emotion/react'

const style = css`
  display: inline-flex;
  align-items: center;
  gap: 12px;
  min-height: 48px;
  font-family: var(--font-display);
  font-weight: 600;
  font-size: 1.42rem;
  line-height: 1.1;
  letter-spacing: -0.015em;
  overflow-wrap: anywhere;
  svg {
    flex: none;
  }
  @media (max-width: 400px) {
    gap: 8px;
    font-size: 1.2rem;
  }
`

export const Logo = ({ name, size = 38 }: { name: string; size?: number }) => (
  <span css={style}>
    <svg width={size} height={size} viewBox="0 0 36 36" aria-hidden="true">
      <rect width="36" height="36" rx="3" fill="var(--dye-night)" />
      <rect x="13" y="13" width="10" height="10" fill="var(--dye-ember)" />
      <path d="M7 7h16v5H7z" fill="var(--dye-weld)" />
      <path d="M24 7h5v16h-5z" fill="var(--dye-clay)" />
      <path d="M13 24h16v5H13z" fill="var(--dye-woad)" />
      <path d="M7 13h5v16H7z" fill="var(--dye-slate)" />
    </svg>
    {name}
  </span>
)
