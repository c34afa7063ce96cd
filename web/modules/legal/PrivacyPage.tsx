import { house } from './house.ts'
import { LegalText } from './LegalText.tsx'
import { FULL_PRIVACY_DATE, fullPrivacy } from './privacyFull.ts'

export const PrivacyPage = () => (
  <LegalText
    title="Privacy"
    date={FULL_PRIVACY_DATE}
    line="What we know about you, why, and what you can do about it."
    parts={fullPrivacy(house())}
  />
)
