import { localStore } from '@xinpu/ui/frame'

/** A company that this browser remembers. */
export interface KeptCompany {
  id: number
  name: string
}

const isKept = (value: unknown): value is KeptCompany[] =>
  Array.isArray(value) &&
  value.every((one: Partial<KeptCompany> | null) => typeof one?.id === 'number' && typeof one.name === 'string')

export const noCompanies: KeptCompany[] = []

/** What was looked up on this device, newest first. */
export const lookedUp = localStore<KeptCompany[]>({ key: 'companyLookups', fallback: noCompanies, isValid: isKept })

/** What is to stand side by side, in the order it was chosen. */
export const toCompare = localStore<KeptCompany[]>({ key: 'companyCompare', fallback: noCompanies, isValid: isKept })

const mostRemembered = 12

/** A company comes to the front of what was looked up. */
export function rememberCompany({ id, name }: KeptCompany) {
  lookedUp.write([{ id, name }, ...lookedUp.read().filter((one) => one.id !== id)].slice(0, mostRemembered))
}
