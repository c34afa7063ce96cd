import type { SaveSection, Section } from '../../../backend/modules/wishes/contract.ts'

/** What was typed into a section and not saved, for as long as the page is open. */
export const drafts = new Map<Section, SaveSection>()
