import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { foldOnPhone } from '../../../ui/page/Fold.tsx'
import { StoryPlayer } from '../story/StoryPlayer.tsx'
import { FILM } from '../story/stories.ts'
import { DateSlider } from './DateSlider.tsx'
import { Security } from './Security.tsx'

const placeOf = (name: string) => document.querySelector<HTMLElement>(`[data-island="${name}"]`)
const Island = ({ name, children }: { name: string; children: ReactNode }) => {
  const [place] = useState(() => placeOf(name))
  return place && createPortal(children, place)
}

/** What moves within the still part of the page. It is rendered when that part stands. */
export function Islands() {
  useEffect(foldOnPhone, [])
  return (
    <>
      <Island name="security">
        <Security />
      </Island>
      <Island name="slider">
        <DateSlider />
      </Island>
      <Film />
    </>
  )
}

/** Its poster stays until somebody presses. */
const Film = () => {
  const [isAsked, setIsAsked] = useState(false)
  const [place] = useState(() => placeOf('film'))
  useEffect(() => {
    if (!place) return undefined
    const begin = (event: Event) => {
      if (!(event.target as Element).closest('[data-plays]')) return
      place.dataset['playing'] = ''
      setIsAsked(true)
    }
    place.addEventListener('click', begin)
    return () => place.removeEventListener('click', begin)
  }, [place])
  return isAsked && place && createPortal(<StoryPlayer story={FILM} hasScenes />, place)
}
