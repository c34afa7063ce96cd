import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { MOST_FILE_MB, SystemSettings } from '../../../backend/modules/settings/contract.ts'
import { FieldFrame } from '../../ui/FieldFrame.tsx'
import { input } from '../../ui/fieldStyle.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { SwitchRow } from '../../ui/SwitchRow.tsx'
import { changeSettings } from './changeSettings.ts'
import { NotLoaded } from './NotLoaded.tsx'
import { settings, users } from './queries.ts'
import { strings } from './strings.ts'

const switches = [
  {
    name: 'maintenanceMode',
    words: strings.maintenanceMode,
    line: 'Everybody but admins sees a page that says so. Messages are still sent, and their answer pages work.',
  },
  {
    name: 'registrationEnabled',
    words: strings.registrationEnabled,
    line: 'Off: nobody new can sign up. Who has an account notices nothing.',
  },
  {
    name: 'emailNotifications',
    words: strings.emailNotifications,
    line: 'Off: courtesy emails stop. Checks before a delivery, deliveries and security emails always go.',
  },
] as const

/** The four settings; asked for once the accounts have answered, whatever they said. */
export function SettingsTab() {
  const { isFetched } = useQuery(users())
  const found = useQuery({ ...settings(), enabled: isFetched })
  const { data, error } = found
  return (
    <section aria-label={strings.settings} css={{ display: 'grid', gap: 24, maxWidth: 720 }}>
      {!data && (error ? <NotLoaded what="settings" query={found} /> : <Skeleton words="Still looking" />)}
      {data && <Settings data={data} />}
    </section>
  )
}

function Settings({ data }: { data: SystemSettings }) {
  return (
    <>
      {switches.map(({ name, words, line }) => (
        <SwitchRow
          key={name}
          id={name}
          label={words}
          line={line}
          isOn={data[name]}
          onChange={(isOn) => void changeSettings({ ...data, [name]: isOn })}
        />
      ))}
      <FileSize key={data.maxFileSize} value={data} />
    </>
  )
}

/** Saved when the field is left or Enter is pressed; nothing is sent that is no whole number in the bounds. */
function FileSize({ value }: { value: SystemSettings }) {
  const [text, setText] = useState(String(value.maxFileSize))
  const read = v.safeParse(SystemSettings.entries.maxFileSize, Number.parseInt(text, 10))
  const save = () => {
    if (read.success && read.output !== value.maxFileSize) void changeSettings({ ...value, maxFileSize: read.output })
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <FieldFrame
        id="maxFileSize"
        label={strings.maxFileSize}
        hint={`From 1 to ${MOST_FILE_MB}. Uploads that have begun keep their limit.`}
        {...(!read.success && { error: `Write a whole number from 1 to ${MOST_FILE_MB}.` })}
      >
        {(control) => (
          <input
            {...control}
            type="number"
            min={1}
            max={MOST_FILE_MB}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onBlur={save}
            css={[input, { maxWidth: 220 }]}
          />
        )}
      </FieldFrame>
    </form>
  )
}
