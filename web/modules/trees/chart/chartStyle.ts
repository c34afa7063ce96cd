import { css } from '@emotion/react'

/** What a chart is drawn with; a saved picture has the same rules with the colors worked out. */
export const markRules = `
  [data-frame] { fill: var(--surface); stroke: var(--line-strong); stroke-width: 1.5; vector-effect: non-scaling-stroke; }
  [data-filled] { fill: var(--line-strong); stroke: none; }
  [data-chosen] > [data-frame], [data-playing] > [data-frame] { stroke: var(--thread); stroke-width: 3; }
  [data-masked] > [data-frame] { fill: var(--sunk); }
  [data-stub] > [data-frame] { stroke-dasharray: 6 5; fill: var(--ground); }
  [data-name] { fill: var(--ink); font-family: var(--font-ui); font-weight: 600; }
  [data-years] { fill: var(--ink-2); font-family: var(--font-ui); }
  [data-masked] [data-name] { fill: var(--ink-2); }
  [data-badge] { fill: var(--thread); }
  [data-badge-text] { fill: var(--surface); font-family: var(--font-ui); font-weight: 600; }
  [data-badge-line] { fill: none; stroke: var(--surface); stroke-width: 1.8; stroke-linecap: round; }
  [data-track], [data-ring] { fill: none; stroke: var(--line); stroke-width: 6; }
  [data-ring] { stroke: var(--thread); }
  [data-glyph] { fill: var(--ink); }
  [data-thread] { fill: none; stroke: var(--thread); stroke-width: 3; stroke-linecap: round; }
  [data-joint] { fill: var(--surface); stroke: var(--thread); stroke-width: 3; }
  [data-band] { fill: var(--sunk); }
  [data-band-years] { fill: var(--ink-2); font-family: var(--font-display); }
  [data-on-dye] { fill: #231b33; font-family: var(--font-ui); font-weight: 600; }
  [data-dye='weld'] { fill: var(--dye-weld); } [data-dye='clay'] { fill: var(--dye-clay); }
  [data-dye='lichen'] { fill: var(--dye-lichen); } [data-dye='woad'] { fill: var(--dye-woad); }
  [data-dye='petal'] { fill: var(--dye-petal); } [data-dye='muslin'] { fill: var(--dye-muslin); }
`

export const canvas = css`
  ${markRules}
  position: relative;
  overflow: hidden;
  height: clamp(420px, 72dvh, 900px);
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--ground);
  cursor: grab;
  touch-action: none;
  user-select: none;
  &:active {
    cursor: grabbing;
  }
  & > svg,
  & > canvas {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  [data-box] {
    cursor: pointer;
  }
  [data-press] {
    cursor: pointer;
  }
  [data-caption] > div {
    display: flex;
    gap: 10px;
    align-items: center;
    height: 84px;
    padding: 8px 12px;
    overflow: hidden;
    border: 1px solid var(--line-strong);
    border-radius: var(--r-control);
    background: var(--surface);
    color: var(--ink);
  }
  [data-caption] img {
    width: 92px;
    height: 66px;
    object-fit: cover;
  }
  [data-caption] p {
    display: grid;
    margin: 0;
    font: 400 17px / 1.3 var(--font-voice);
  }
  [data-caption] small {
    color: var(--ink-2);
    font: 400 15px / 1.3 var(--font-ui);
  }
  [data-press] rect,
  [data-press] circle {
    fill: var(--surface);
    stroke: var(--line-strong);
    stroke-width: 2;
    stroke-dasharray: 5 4;
  }
  [data-press]:hover circle,
  [data-press]:hover rect {
    fill: var(--primary-soft);
  }
  [data-press] path {
    stroke: var(--link);
    stroke-width: 2.4;
    stroke-linecap: round;
  }
  @media (prefers-reduced-motion: no-preference) {
    &[data-moving] [data-scene],
    &[data-moving] [data-box] {
      transition: transform 400ms var(--ease-out);
    }
  }
  &[data-moving] [data-line] {
    animation: chart-come 400ms var(--ease-out);
  }
  @keyframes chart-come {
    from {
      opacity: 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-moving] [data-scene] {
      animation: chart-come 120ms linear;
    }
  }
  @media (forced-colors: active) {
    [data-thread] {
      stroke: CanvasText;
    }
  }
`
