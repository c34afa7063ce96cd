import { useMutation } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import type { Candidate } from '../../../../backend/modules/recipes/contract/formats/candidate.ts'
import { Button } from '../../../ui/Button.tsx'
import { FieldFrame } from '../../../ui/FieldFrame.tsx'
import { input, problem } from '../../../ui/fieldStyle.ts'
import { Toggle } from '../../../ui/Toggle.tsx'
import { small } from '../../../ui/surfaces.ts'
import { useExplained } from '../../../ui/useExplained.ts'
import { readFile, readPage, readText } from './read.ts'
import { importStrings as strings } from './strings.ts'

type Way = keyof typeof strings.ways
const ways = (Object.keys(strings.ways) as Way[]).map((value) => ({ value, words: strings.ways[value] }))

/** A page is read by the server, words and files on this device. */
export function Ways({ onFound }: { onFound: (found: readonly Candidate[]) => void }) {
  const [way, setWay] = useState<Way>('page')
  const [url, setUrl] = useState('')
  const [text, setText] = useState('')
  const [file, setFile] = useState<File>()
  const [fault, setFault] = useState('')
  const [n, setN] = useState(0)
  const read = useMutation({
    mutationFn: async () => {
      setN(0)
      if (way === 'page') return readPage(url.trim())
      return way === 'text' ? readText(text) : readFile(file as File, setN)
    },
    onSuccess: (answer) => (typeof answer === 'string' ? setFault(answer) : onFound(answer)),
  })
  const refusal = useExplained(read.error)
  const missing = {
    page: /^https?:\/\/./iu.test(url.trim()) ? '' : strings.noUrl,
    text: text.trim() === '' ? strings.noText : '',
    file: file ? '' : strings.noFile,
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setFault(missing[way])
    if (missing[way] === '') read.mutate()
  }
  const wrong = fault || refusal?.message || ''
  return (
    <form css={{ display: 'grid', gap: 20, maxWidth: 760 }} onSubmit={submit} noValidate>
      <Toggle
        label={strings.way}
        choices={ways}
        value={way}
        onChange={(next) => {
          setWay(next)
          setFault('')
          read.reset()
        }}
      />
      {way === 'page' && (
        <FieldFrame id="import-url" label={strings.url}>
          {(control) => (
            <input
              {...control}
              type="url"
              value={url}
              onChange={({ target }) => setUrl(target.value)}
              css={input}
              autoComplete="off"
            />
          )}
        </FieldFrame>
      )}
      {way === 'text' && (
        <FieldFrame id="import-text" label={strings.text} hint={strings.textHint}>
          {(control) => (
            <textarea
              {...control}
              rows={14}
              value={text}
              onChange={({ target }) => setText(target.value)}
              css={input}
            />
          )}
        </FieldFrame>
      )}
      {way === 'file' && (
        <FieldFrame id="import-file" label={strings.file} hint={strings.fileHint}>
          {(control) => (
            <input {...control} type="file" onChange={({ target }) => setFile(target.files?.[0])} css={input} />
          )}
        </FieldFrame>
      )}
      {wrong !== '' && (
        <p role="alert" css={problem}>
          <CircleAlert aria-hidden />
          {wrong}
        </p>
      )}
      <div>
        <Button type="submit" busy={read.isPending} busyLabel={strings.reading}>
          {strings.read}
        </Button>
      </div>
      {read.isPending && n > 0 && <output css={small}>{strings.readSoFar(n)}</output>}
    </form>
  )
}
