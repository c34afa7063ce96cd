import { siteSettings } from '../../app/siteSettings.ts'
import type { House } from './text.ts'

export const house = (): House => ({
  name: siteSettings.productName,
  email: siteSettings.supportEmail,
  phone: siteSettings.supportPhone,
  tel: siteSettings.supportTel,
})
