import type { Phone } from '@xinpu/sdk/format'
import { areas } from '../primitives/PhoneField/phone.ts'
import { localStore } from './local-store.ts'

const isPhone = (value: unknown): value is Phone => {
  const { area, number } = (value ?? {}) as Partial<Phone>
  return areas.some(({ code }) => code === area) && typeof number === 'string' && /^\d{0,11}$/.test(number)
}

/** The phone that is logging in: loading the page again keeps it, closing the tab forgets it. */
export const tabPhone = localStore<Phone>({
  key: 'loginPhone',
  fallback: { area: '+86-', number: '' },
  isValid: isPhone,
  life: 'tab',
})
