import type { ReactNode } from 'react'
import { paths } from '../../app/paths.ts'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { cards, inside } from './AccountPage.tsx'
import { accountStrings as strings } from './accountStrings.ts'
import { CodeApp } from './security/CodeApp.tsx'
import { Looks } from './security/Looks.tsx'
import { Passkeys } from './security/Passkeys.tsx'
import { PasswordForm } from './security/PasswordForm.tsx'
import { Sessions } from './security/Sessions.tsx'

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card>
    <div css={inside}>
      <h2 css={{ fontSize: 'var(--fs-h3)' }}>{title}</h2>
      {children}
    </div>
  </Card>
)

export const SecurityPage = () => (
  <>
    <PageHeader
      title={strings.securityTitle}
      line={strings.securityLine}
      back={{ href: paths.account(), words: strings.title }}
    />
    <div css={cards}>
      <Part title={strings.passkeys}>
        <Passkeys />
      </Part>
      <Part title={strings.app}>
        <CodeApp />
      </Part>
      <Part title={strings.fresh}>
        <PasswordForm />
      </Part>
      <Part title={strings.sessions}>
        <Sessions />
      </Part>
      <Part title={strings.looks}>
        <Looks />
      </Part>
    </div>
  </>
)
