import { expect } from 'vitest'
import * as v from 'valibot'
import type { Author } from '../../../../tests/household/household.ts'
import { newId } from '../../../kernel/ids.ts'
import type { TestServer } from '../../../kernel/testing/server.ts'

/** Words that a living person's record holds in every place: nobody outside the family may read one of them. */
export const PLANTED = ['Zelda', 'Quimby', '1988', 'Zanesville', 'zithers', 'Zacharias']
export const planted = `0 HEAD
1 GEDC
2 VERS 5.5.1
0 @I1@ INDI
1 NAME Old /Hale/
1 BIRT
2 DATE 1850
1 DEAT
2 DATE 1901
1 FAMS @F1@
1 NOTE He was the grandfather of Zelda
0 @I2@ INDI
1 NAME Zelda /Quimby/
2 NICK Zacharias
1 SEX F
1 BIRT
2 DATE 1988
2 PLAC Zanesville
1 OCCU zithers
1 FAMC @F1@
0 @I3@ INDI
1 NAME Nobody /Knows/
1 RESN confidential
1 BIRT
2 DATE 1840
1 DEAT Y
1 FAMC @F1@
0 @F1@ FAM
1 HUSB @I1@
1 CHIL @I2@
1 CHIL @I3@
0 @S1@ SOUR
1 TITL The letters of Zelda Quimby
0 TRLR
`

/** A link to a branch, and a visitor who has opened it. */
export const linkedIn = async (server: TestServer, ana: Author, id: string) => {
  const things = [{ kind: 'branch', id }]
  const sent = { shareId: newId(), things, title: 'Our branch', mayDownload: true }
  const { status, json } = await ana.browser.ask('POST', '/api/shares', sent)
  expect(status).toBe(201)
  const path = `/api${new URL(v.parse(v.object({ url: v.string() }), json).url).pathname}`
  const visitor = server.browser()
  const { nonce } = v.parse(v.object({ nonce: v.string() }), (await visitor.ask('GET', path)).json)
  await visitor.ask('POST', `${path}/open`, { nonce })
  return { visitor, path }
}
