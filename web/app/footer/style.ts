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
  grid-template-columns: 1.4fr 1fr 1fr 1fr;
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
  @media (max-width: 1023px) {
    grid-template-columns: 1fr 1fr;
    padding: 48px 0 40px;
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
  @media (max-width: 339px) {
    grid-template-columns: 1fr;
  }
`
export const base = css`
  ${tall};
  display: flex;
  flex-wrap: wrap;
  gap: 8px 28px;
  justify-content: space-between;
  align-items: center;
  padding: 26px 0 40px;
  border-top: 1px solid var(--night-line);
  color: var(--on-night-2);
`
