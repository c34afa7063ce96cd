import { house } from './house.ts'
import { LegalText } from './LegalText.tsx'
import { terms } from './terms.ts'

export const TermsPage = () => (
  <LegalText title="Terms of Service" line="What we promise each other, in plain English." parts={terms(house())} />
)
