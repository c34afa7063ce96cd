import { css } from '@emotion/react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { accountStrings as strings } from '../accountStrings.ts'

const list = css`
  columns: 2;
  margin: 0 0 24px;
  padding: 16px 20px;
  border-radius: var(--r-card);
  background: var(--sunk);
  list-style: none;
  font-variant-numeric: tabular-nums;
  li {
    min-height: 36px;
  }
  @media (max-width: 480px) {
    columns: 1;
  }
`

/** Shown once: there is no other way to read them again. */
export const RecoveryCodes = ({ codes, onClose }: { codes: readonly string[] | undefined; onClose: () => void }) => (
  <Dialog isOpen={codes !== undefined} onClose={onClose} title={strings.codesTitle} line={strings.codesLine}>
    <ul css={list}>
      {codes?.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
    <Button onClick={onClose}>{strings.codesKept}</Button>
  </Dialog>
)
