import { mobileOf, parsePhone, phoneFault, type Phone } from '@xinpu/sdk/format'
import { addressRules, faultsIn } from '@xinpu/sdk/rules'
import type { AddressType, DeliveryAddress } from '@xinpu/sdk/types'
import type { CascaderNode } from '../../primitives/Cascader/Cascader.tsx'

/** A delivery address as it stands in the form. */
export interface AddressDraft {
  name: string
  phone: Phone
  /** Province, city and district, as far as they are chosen. */
  path: readonly CascaderNode[]
  address: string
  isDefault: boolean
}

/** A delivery address that can be sent. */
export interface AddressValues {
  name: string
  /** With its area: +86-13800000000. */
  mobile: string
  provinceId: number
  cityId?: number
  districtId?: number
  address: string
  isDefault?: true
}

/** What was understood of a pasted address; what was not found is absent. */
export interface ReadAddress {
  name?: string | undefined
  /** With its area: +86-13800000000. */
  mobile?: string | undefined
  /** A landline, which no courier sends a message to. */
  tel?: string | undefined
  province?: CascaderNode | undefined
  city?: CascaderNode | undefined
  district?: CascaderNode | undefined
  /** Street, building and room. */
  address?: string | undefined
}

/** A form that nobody has touched. */
export const blankAddress = (type: AddressType): AddressDraft => ({
  name: '',
  phone: { area: type === 'HK' ? '+852-' : '+86-', number: '' },
  path: [],
  address: '',
  isDefault: false,
})

/** An address that is there, as the form takes it. */
export function draftOf(known: DeliveryAddress): AddressDraft {
  const { name, address, isDefault, type } = known
  return { name, address, isDefault, phone: parsePhone(known.mobile) ?? blankAddress(type).phone, path: pathOf(known) }
}

/** Without its name a region is no more, and is chosen anew. */
function pathOf({ provinceId, cityId, districtId, province, city, district }: DeliveryAddress): CascaderNode[] {
  if (province === '') return []
  return [
    { id: provinceId, name: province, hasChildren: cityId !== null },
    ...(cityId === null ? [] : [{ id: cityId, name: city, hasChildren: districtId !== null }]),
    ...(districtId === null ? [] : [{ id: districtId, name: district }]),
  ]
}

/** The regions that were read. */
export const readPath = ({ province, city, district }: ReadAddress): CascaderNode[] =>
  [province, city, district].flatMap((region) => region ?? [])

/** A form with what was read in its fields; what was not read stays as it is. */
export function filledWith(draft: AddressDraft, read: ReadAddress): AddressDraft {
  const phone = read.mobile === undefined ? null : parsePhone(read.mobile)
  const path = readPath(read)
  return {
    ...draft,
    ...(read.name && { name: read.name }),
    ...(phone && { phone }),
    ...(path.length > 0 && { path }),
    ...(read.address && { address: read.address }),
  }
}

/** What the server would refuse of an address. */
export const addressFaults = ({ name, phone, path, address }: AddressDraft) =>
  faultsIn(
    addressRules,
    { name, mobile: mobileOf(phone), provinceId: path[0]?.id, address },
    { name: undefined, mobile: phoneFault(phone), provinceId: path.at(-1)?.hasChildren && '请从省份选到区县' },
  )

/** The address of a form without faults; undefined while it has any. */
export function valuesOf(draft: AddressDraft, known?: DeliveryAddress): AddressValues | undefined {
  const [province, city, district] = draft.path
  if (!province || addressFaults(draft).length > 0) return undefined
  return {
    name: draft.name.trim(),
    mobile: mobileOf(draft.phone),
    provinceId: province.id,
    ...(city && { cityId: city.id }),
    ...(district && { districtId: district.id }),
    address: draft.address.trim(),
    ...(draft.isDefault && !known?.isDefault && { isDefault: true }),
  }
}
