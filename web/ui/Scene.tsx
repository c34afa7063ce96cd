import { SCENES, type SceneName } from './scenes.tsx'

/**
 * An appliqué scene (look.md §7): what stands where a family has no picture yet. `title` names it for those who cannot
 * see it; without one it is decoration beside words. It fills its box; the edges may be cut.
 */
export function Scene({ name, title, className }: { name: SceneName; title?: string; className?: string }) {
  const naming = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title }
  return (
    <svg viewBox="0 0 160 120" preserveAspectRatio="xMidYMid slice" className={className} {...naming}>
      {SCENES[name]}
    </svg>
  )
}
