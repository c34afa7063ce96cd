import { Redirect } from 'wouter'
import { paths } from '../../app/paths.ts'

/** An older name of the control panel. */
export const CpanelPage = () => <Redirect to={paths.controlPanel()} replace />
