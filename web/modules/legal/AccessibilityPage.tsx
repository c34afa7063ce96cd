import { house } from './house.ts'
import { LegalText } from './LegalText.tsx'
import { accessibility } from './accessibility.ts'

export const AccessibilityPage = () => (
  <LegalText
    title="Accessibility"
    line="People of 25 and of 90 use this, many of them on a hard day. This is what we do so that it works for all of them."
    parts={accessibility(house())}
  />
)
