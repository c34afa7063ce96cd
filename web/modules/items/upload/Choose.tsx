import { FolderOpen, Upload, type LucideIcon } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { strings } from './strings.ts'

type ChooseProps = {
  words: string
  look?: 'primary' | 'secondary'
  icon?: LucideIcon
  /** A whole folder, with the folders in it. */
  isFolder?: boolean
  onChoose: (files: readonly File[]) => void
}

/** A button that asks the device for files. */
export function Choose({ words, look = 'secondary', icon = Upload, isFolder = false, onChoose }: ChooseProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={words}
        {...(isFolder && { webkitdirectory: '' })}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <Button look={look} icon={icon} onClick={() => input.current?.click()}>
        {words}
      </Button>
    </>
  )
}

/** A phone lends no folders. */
const hasFolders = (): boolean => 'webkitdirectory' in HTMLInputElement.prototype

export const ChooseFolder = ({ onChoose }: Pick<ChooseProps, 'onChoose'>) =>
  hasFolders() ? <Choose words={strings.folder} icon={FolderOpen} isFolder onChoose={onChoose} /> : null
