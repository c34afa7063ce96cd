import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { privateFolder } from '../folders.ts'
import type { Part, Ports } from './part.ts'
import { answersOk, portAnswers } from './ready.ts'

/** @number ports of the mail catcher */
export const mailPorts = { smtp: { port: 1025 }, web: { port: 1080 } }

export const smtpUrl = ({ smtp }: Ports) => `smtp://127.0.0.1:${smtp}`
export const mailPage = ({ web }: Ports) => `http://127.0.0.1:${web}`

const program = () => join(dirname(findPackageJSON('maildev', import.meta.url) ?? ''), 'dist', 'bin', 'maildev.js')

/** Catches every mail and shows it on a web page; nothing leaves the machine. */
export const mail = ({ folder, ports }: { folder: string; ports: Ports }): Part => ({
  name: 'mail',
  needs: [],
  ports,
  stopWave: 2,
  prepare: async () => {
    const data = privateFolder(join(folder, 'mail'))
    const smtp = ['--smtp', `${ports['smtp']}`, '--ip', '127.0.0.1']
    const web = ['--web', `${ports['web']}`, '--web-ip', '127.0.0.1']
    return { command: [process.execPath, program(), ...smtp, ...web, '--mail-directory', data], env: {}, cwd: data }
  },
  isReady: async () =>
    (await portAnswers(ports['smtp'] ?? 0)) && answersOk(`http://127.0.0.1:${ports['web']}/api/healthz`),
})
