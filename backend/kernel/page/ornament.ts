import { html, type Html } from './html.ts'
import { stripsOf, type Strip } from './strips.ts'

const UNIT = 36
const SEAM = 2.6
const weaves = html`<defs>
  <pattern id="weave-pin" width="6" height="6" patternUnits="userSpaceOnUse">
    <path d="M1 0v6" stroke="#fff" stroke-opacity=".2" />
  </pattern>
  <pattern id="weave-dot" width="9" height="9" patternUnits="userSpaceOnUse">
    <path d="M1.4 2.5h2.2M5.9 7h2.2" stroke="#fff" stroke-opacity=".28" stroke-width="2.2" />
  </pattern>
  <pattern id="weave-check" width="10" height="10" patternUnits="userSpaceOnUse">
    <path d="M0 0h5v10h-5zM0 0h10v5h-10z" fill="#231b33" fill-opacity=".07" />
  </pattern>
  <pattern id="weave-twill" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <path d="M0 0v7" stroke="#231b33" stroke-opacity=".13" stroke-width="1.6" />
  </pattern>
</defs>`

const drawn = ({ x, y, width, height, dye, weave }: Strip): Html => {
  const box = html`x="${x * UNIT}" y="${y * UNIT}" width="${width * UNIT}" height="${height * UNIT}"`
  return html`<rect ${box} fill="var(--dye-${dye})" stroke="var(--seam)" stroke-width="${SEAM}" />${
      weave && html`<rect ${box} fill="url(#weave-${weave})" />`
    }`
}

/** The quilt block beside a page's words, seeded by an id; its centre is lit while something in it is awake. */
export const ornament = (seed: string, { isLit }: { readonly isLit: boolean }, rounds = 6, centre = 2.4): Html => {
  const size = (centre + 2 * rounds) * UNIT
  const heart = { at: rounds * UNIT, side: centre * UNIT }
  const lamp = { at: heart.at + heart.side * 0.26, side: heart.side * 0.48 }
  const square = ({ at, side }: typeof heart) => html`x="${at}" y="${at}" width="${side}" height="${side}"`
  return html`<svg class="block" viewBox="0 0 ${size} ${size}" aria-hidden="true">
    ${weaves} ${stripsOf(seed, rounds, centre).map(drawn)}
    <rect
      ${square(heart)}
      fill="var(--dye-${isLit ? 'ember' : 'madder'})"
      stroke="var(--seam)"
      stroke-width="${SEAM}"
    />
    ${isLit && html`<rect class="lamp" ${square(lamp)} fill="var(--dye-lamp)" />`}
  </svg>`
}

/** The ornament of a page about nothing: one patch that is not sewn yet. */
export const emptyOrnament = html`<svg class="block" viewBox="0 0 160 160" aria-hidden="true">
  <rect
    x="2"
    y="2"
    width="156"
    height="156"
    rx="3"
    fill="none"
    stroke="var(--line-strong)"
    stroke-width="2"
    stroke-dasharray="7 7"
    vector-effect="non-scaling-stroke"
  />
</svg>`
