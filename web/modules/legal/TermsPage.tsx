import { house } from './house.ts'
import { LegalText } from './LegalText.tsx'
import { terms } from './terms.ts'

export const TermsPage = () => (
  <LegalText
    title="Terms of Service"
    line="What we promise each other. It is written so that it can be read."
    parts={terms(house())}
  />
)
