import { css } from '@emotion/react'

/** The words of a story, for those who would rather read. */
export const transcript = css`
  margin-top: 16px;
  summary {
    display: flex;
    gap: 10px;
    align-items: center;
    min-height: 44px;
    padding: 8px 0;
    color: var(--link);
    font-weight: 600;
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    &::before {
      content: '+' / '';
      width: 0.7em;
      font-size: 1.5em;
      font-weight: 400;
      line-height: 1;
      text-align: center;
    }
  }
  &[open] > summary::before {
    rotate: 45deg;
  }
  p {
    max-width: 34em;
    font-family: var(--font-voice);
    font-size: var(--fs-voice);
    line-height: 1.62;
  }
`
