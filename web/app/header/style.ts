import { css } from '@emotion/react'

/** Wide screens have two rows: who we are and what you may do, then the menus, which stay while the page moves. */
export const header = css`
  position: sticky;
  top: -76px;
  z-index: 10;
  background: var(--ground);
  border-bottom: 1px solid var(--line);
  @media (max-width: 1023px) {
    top: 0;
  }
  @media (max-height: 599px) {
    position: static;
  }
`
export const bar = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 76px;
  & > a:first-of-type {
    margin-right: auto;
    min-width: 0;
    color: inherit;
    text-decoration: none;
  }
  @media (max-width: 400px) {
    button {
      padding-inline: 14px;
    }
  }
`
export const wide = css`
  @media (max-width: 1023px) {
    display: none;
  }
`
export const narrow = css`
  @media (min-width: 1024px) {
    display: none;
  }
`
/** Beside the rail there is room for the menus on wide screens only. */
export const menusBesideRail = css`
  @media (max-width: 1399px) {
    display: none;
  }
`
export const menuBesideRail = css`
  @media (min-width: 1400px) {
    display: none;
  }
`
export const list = css`
  display: flex;
  gap: 4px;
  margin: 0 -14px;
  padding: 0 0 6px;
  list-style: none;
  & > li {
    position: relative;
  }
`
export const top = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 48px;
  padding: 0 14px;
  border: 0;
  border-radius: var(--r-control);
  background: none;
  color: var(--ink);
  font-weight: 600;
  font-size: var(--fs-small);
  text-decoration: none;
  white-space: nowrap;
  @media (max-width: 1099px) {
    padding-inline: 10px;
  }
  .lucide {
    width: 18px;
    height: 18px;
  }
  &:hover,
  &[data-state='open'] {
    background: var(--primary-soft);
  }
  &[data-state='open'] .lucide {
    rotate: 180deg;
  }
  &[aria-current] {
    text-decoration: underline;
    text-decoration-color: var(--thread);
    text-decoration-thickness: 3px;
    text-underline-offset: 0.4em;
  }
`
export const panel = css`
  position: absolute;
  top: calc(100% + 6px);
  left: 0;
  z-index: 12;
  width: 304px;
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`
export const link = css`
  display: flex;
  align-items: center;
  min-height: 48px;
  padding: 4px 14px;
  border-radius: 6px;
  color: var(--ink);
  text-decoration: none;
  &:hover {
    background: var(--primary-soft);
  }
  &[aria-current] {
    font-weight: 600;
  }
`
