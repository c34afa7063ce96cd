import { css } from '@emotion/react'

export const footer = css`
  background: var(--night);
  color: var(--on-night);
  a {
    color: var(--on-night);
  }
`
const tall = css`
  a {
    display: inline-flex;
    align-items: center;
    min-width: 44px;
    min-height: 44px;
  }
`
export const columns = css`
  ${tall};
  display: grid;
  grid-template-columns: 1.4fr 3fr;
  gap: 32px;
  padding: 64px 0 56px;
  h2 {
    margin-bottom: 8px;
    color: var(--on-night-2);
    font: 600 var(--fs-small) / 1.5 var(--font-ui);
    letter-spacing: 0;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  ul a {
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  .phone {
    min-height: 48px;
    font-family: var(--font-display);
    font-size: var(--fs-h3);
  }
  summary {
    padding: 10px 0;
    font-weight: 600;
    cursor: pointer;
  }
  /* Where there is room the lists stand open, beside the first. */
  @media (min-width: 1024px) {
    nav {
      display: inline-block;
      width: calc(100% / 3);
      vertical-align: top;
    }
    [open] summary {
      display: none;
    }
  }
  @media (max-width: 1023px) {
    grid-template-columns: 1fr;
    gap: 20px;
    padding: 32px 0;
  }
`
export const base = css`
  ${tall};
  display: flex;
  flex-wrap: wrap;
  gap: 8px 28px;
  justify-content: space-between;
  align-items: center;
  padding: 26px 0;
  border-top: 1px solid var(--night-line);
  color: var(--on-night-2);
`
