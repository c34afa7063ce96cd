import { BAR, barHeight, barsIn, PITCH, resample } from '../ui/waveform.ts'

const SVG = 'http://www.w3.org/2000/svg'
const HEIGHT = 72

const shape = (name: string, attributes: Record<string, string | number>) => {
  const element = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  return element
}

/** Draws as many stitches as fit; a change of width draws anew, a change of place only colors. */
export const drawWave = (box: HTMLElement, peaks: readonly number[]) => {
  let bars: Element[] = []
  let played = 0
  const color = () =>
    bars.forEach((bar, index) => bar.classList.toggle('played', (index + 0.5) / bars.length <= played))
  const draw = (width: number) => {
    bars = resample(peaks, barsIn(width)).map((peak, index) => {
      const tall = barHeight(peak, HEIGHT)
      return shape('rect', { x: index * PITCH, y: (HEIGHT - tall) / 2, width: BAR, height: tall, rx: BAR / 2 })
    })
    const svg = shape('svg', { width, height: HEIGHT, 'aria-hidden': 'true' })
    svg.append(...bars)
    box.replaceChildren(svg)
    color()
  }
  new ResizeObserver(([entry]) => draw(Math.floor(entry?.contentRect.width ?? 0))).observe(box)
  return (part: number) => {
    played = part
    color()
  }
}
