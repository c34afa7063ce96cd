import { css } from '@emotion/react'

export const card = css`
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  box-shadow: var(--e1);
`
export const popover = css`
  background: var(--surface);
  color: var(--ink);
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  box-shadow: var(--e2);
  padding: 8px;
`
export const option = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 48px;
  padding: 4px 14px;
  border-radius: 6px;
  cursor: pointer;
  user-select: none;
  outline: none;
  box-shadow: none;
  &[data-highlighted] {
    background: var(--primary-soft);
  }
  &[data-state='checked'] {
    font-weight: 600;
  }
`
export const supporting = css`
  color: var(--ink-2);
`
export const small = css`
  color: var(--ink-2);
  font-size: var(--fs-small);
`
/** Plain lists whose links are as tall as a thumb. */
export const linkedRows = css`
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
`
/** The thread: solid is done, dashed is still to come. */
export const dashedDown = 'repeating-linear-gradient(180deg, var(--thread) 0 10px, transparent 10px 18px)'
export const dashedAcross = 'repeating-linear-gradient(90deg, var(--line-strong) 0 10px, transparent 10px 18px)'
export const phone = '@media (max-width: 1023px)'
/** A page that has nothing to show: a single patch that is not sewn yet. */
export const unsewn = css`
  display: grid;
  gap: 20px;
  justify-items: start;
  max-width: 720px;
  margin: 48px 0 96px;
  padding: 48px;
  border: 2px dashed var(--line-strong);
  border-radius: var(--r-patch);
  @media (max-width: 600px) {
    padding: 28px 24px;
  }
`
