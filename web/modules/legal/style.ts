import { css } from '@emotion/react'

export const page = css`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  gap: 40px 64px;
  padding: 48px 0 96px;
  h1 {
    font-size: var(--fs-h1-marketing);
    letter-spacing: -0.022em;
    line-height: 1.08;
  }
  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
    padding: 20px 0 64px;
  }
  @media print {
    display: block;
    width: 100%;
    padding: 0;
  }
`
export const prose = css`
  max-width: 64ch;
  & > p,
  section p {
    margin-top: 1em;
  }
  section {
    margin-top: 48px;
    scroll-margin-top: 96px;
  }
  h2::before {
    content: '';
    display: block;
    width: 64px;
    height: 3px;
    margin-bottom: 16px;
    background: var(--thread);
  }
  ol {
    margin: 28px 0 0;
    padding-left: 1.4em;
  }
  li {
    padding: 0 0 16px 10px;
  }
  li::marker {
    color: var(--thread-text);
    font-family: var(--font-display);
  }
`
export const side = css`
  align-self: start;
  nav h2 {
    padding-bottom: 12px;
    border-bottom: 2px solid var(--ink);
    font-size: var(--fs-h4);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  @media (max-width: 1023px) {
    nav {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`
