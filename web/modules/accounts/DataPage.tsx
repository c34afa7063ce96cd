import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Export, type WithProof } from '../../../backend/modules/accounts/contract.ts'
import { post } from '../../app/http.ts'
import { paths } from '../../app/paths.ts'
import { noProof, ProofFields, proofOf } from '../../app/proof.ts'
import { ProofField } from '../../app/ProofField.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Form } from '../../ui/Form.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { column, inside } from './AccountPage.tsx'

const strings = {
  title: 'Your data',
  line: 'All your data in one file. It opens in any browser, even offline, even if we’re gone.',
  back: 'Account',
  inside: 'What is in it',
  insideList: [
    'Your letters, and every recording as you made it, with the words you wrote down.',
    'What became of each message, in words, and what people answered.',
    'Your people, your profile and what you chose.',
    'What you wrote to us, and your review.',
  ],
  safe: 'Anyone who has this file can read all of it. Keep it where you keep papers that matter.',
  password: 'Your password',
  button: 'Download everything',
  busy: 'Preparing…',
  begun: 'Your download has begun. With many recordings it takes a while.',
  inParts: (n: number) =>
    `That is a lot, so it comes in ${n} parts. Download each of them and unpack them into the same folder: your pages are in the first.`,
  part: (n: number, of: number) => `Download part ${n} of ${of}`,
  told: 'We’ll email you whenever a copy is downloaded, in case it was not you.',
} as const

/** Everything of a person's in one file, given to whoever shows once more that it is they. */
export function DataPage() {
  const data = useMutation({
    mutationFn: (shown: WithProof) => post('/api/account/data', shown, Export),
    onSuccess: ({ url, parts }) => parts.length === 1 && location.assign(url),
  })
  return (
    <>
      <PageHeader title={strings.title} line={strings.line} back={{ href: paths.account(), words: strings.back }} />
      <div css={column}>
        <Card>
          <div css={inside}>
            <h2 css={{ fontSize: 'var(--fs-h3)' }}>{strings.inside}</h2>
            <ul css={{ display: 'grid', gap: 10, margin: 0, paddingLeft: 24, listStyle: 'disc' }}>
              {strings.insideList.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p>{strings.safe}</p>
            <Form
              key={data.isSuccess ? 'done' : 'open'}
              id="download-everything"
              schema={ProofFields}
              defaultValues={noProof}
              error={data.error}
              onSubmit={(fields) => data.mutate(proofOf(fields))}
            >
              <ProofField label={strings.password} />
              <div>
                <Button type="submit" icon={Download} busy={data.isPending} busyLabel={strings.busy}>
                  {strings.button}
                </Button>
              </div>
              <p>{strings.told}</p>
              <output>{data.isSuccess ? wordsOf(data.data) : ''}</output>
            </Form>
            {data.isSuccess && data.data.parts.length > 1 && <Parts parts={data.data.parts} />}
          </div>
        </Card>
      </div>
    </>
  )
}

const wordsOf = ({ parts }: Export): string => (parts.length === 1 ? strings.begun : strings.inParts(parts.length))

/** Each by itself: a browser that is given many at once asks for each, or takes the first alone. */
const Parts = ({ parts }: Pick<Export, 'parts'>) => (
  <ul css={{ display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none' }}>
    {parts.map(({ url }, at) => (
      <li key={url}>
        <a href={url} download css={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 }}>
          {strings.part(at + 1, parts.length)}
        </a>
      </li>
    ))}
  </ul>
)
