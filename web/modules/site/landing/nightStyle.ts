import { css } from '@emotion/react'

export const band = css`
  padding: 112px 0 120px;
  overflow: hidden;
  background: var(--night);
  color: var(--on-night);
  h2 {
    max-width: 14em;
    font-size: var(--fs-h1-marketing);
    line-height: 1.08;
    letter-spacing: -0.022em;
  }
  @media (max-width: 1023px) {
    padding: 40px 0;
  }
`
export const lead = css`
  max-width: 37em;
  margin-top: 22px;
  color: var(--on-night-2);
  font-size: var(--fs-body-l);
`
const across = 'repeating-linear-gradient(90deg, var(--night-thread) 0 11px, transparent 11px 20px)'
const down = 'repeating-linear-gradient(180deg, var(--night-thread) 0 10px, transparent 10px 18px)'
export const steps = css`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 32px;
  margin: 84px 0 0;
  padding: 0;
  list-style: none;
  li {
    position: relative;
  }
  li:not(:last-child)::before {
    content: '';
    position: absolute;
    left: 0;
    right: -32px;
    top: 12px;
    height: 3px;
    background: ${across};
  }
  li:first-child::after {
    content: '';
    position: absolute;
    right: 100%;
    top: 12px;
    width: 50vw;
    height: 3px;
    background: var(--night-thread);
  }
  @media (max-width: 1023px) {
    grid-template-columns: 1fr;
    gap: 0;
    margin-top: 32px;
    li {
      padding: 0 0 16px 52px;
    }
    li:first-child::after {
      display: none;
    }
    li:not(:last-child)::before {
      left: 12px;
      right: auto;
      top: 24px;
      bottom: 0;
      width: 3px;
      height: auto;
      background: ${down};
    }
  }
`
export const knot = css`
  position: relative;
  z-index: 1;
  display: block;
  width: 27px;
  height: 27px;
  border: 4px solid var(--night-thread);
  border-radius: 50%;
  background: var(--night);
  li:first-child > & {
    background: var(--night-thread);
  }
  @media (max-width: 1023px) {
    position: absolute;
    left: 0;
    top: 0;
  }
`
export const arrival = css`
  width: 64px;
  height: 64px;
  margin-top: -19px;
  @media (max-width: 1023px) {
    position: absolute;
    left: -10px;
    top: -4px;
    width: 48px;
    height: 48px;
    margin: 0;
  }
`
export const words = css`
  margin-top: 26px;
  .when {
    color: var(--night-thread);
    font-family: var(--font-display);
    font-size: var(--fs-body-l);
  }
  h3 {
    margin-top: 6px;
    font-size: var(--fs-h3);
    line-height: 1.16;
  }
  p {
    margin-top: 12px;
    color: var(--on-night-2);
  }
  svg + & {
    margin-top: 7px;
  }
  @media (max-width: 1023px) {
    &,
    svg + & {
      margin-top: 0;
    }
    h3 {
      font-size: var(--fs-body-l);
      line-height: 1.3;
    }
    p {
      margin-top: 4px;
    }
  }
`
export const lanes = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 7px;
  margin-top: 72px;
  & > div {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 22px;
    align-items: center;
    padding: 32px 36px;
    border-radius: var(--r-patch);
    background: var(--night-lane);
  }
  p {
    margin-top: 8px;
    color: var(--on-night-2);
  }
  @media (max-width: 1023px) {
    grid-template-columns: 1fr;
    margin-top: 7px;
    & > div {
      grid-template-columns: 1fr;
      padding: 20px 22px;
    }
    svg {
      display: none;
    }
    h3 {
      font-size: var(--fs-h4);
    }
  }
`
