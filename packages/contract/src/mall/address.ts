import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { choice, flag, idOf, mobile, text } from '../field.ts'
import { Id } from '../page.ts'

/** 地址类型. Goods priced in dollars are handed over in Hong Kong. */
export const AddressType = choice('地址类型', { CN: '中国内地', HK: '中国香港' }).meta({ id: 'AddressType' })
export type AddressType = z.infer<typeof AddressType>

/** 收货地址. Where goods go, and who takes them. */
export const DeliveryAddress = z
  .object({
    id: Id,
    name: z.string().describe('Who takes the goods.'),
    mobile: z.string().describe('With its area: +86-13800000000.'),
    provinceId: Id,
    cityId: Id.nullable().describe('Null where the province has no cities.'),
    districtId: Id.nullable().describe('Null where the city has no districts.'),
    province: z.string(),
    city: z.string().describe('Empty where there is none.'),
    district: z.string().describe('Empty where there is none.'),
    address: z.string().describe('Street, building and room.'),
    postcode: z.string().optional(),
    isDefault: z.boolean(),
    type: AddressType,
  })
  .meta({ id: 'DeliveryAddress' })
export type DeliveryAddress = z.infer<typeof DeliveryAddress>

const shape = {
  name: text('收货人', 30),
  mobile: mobile(),
  provinceId: idOf('省份'),
  cityId: idOf('城市').describe('Absent only where the province has no cities.').optional(),
  districtId: idOf('区县').describe('Absent only where the city has no districts.').optional(),
  address: text('详细地址', 200),
  postcode: z
    .string({ error: '邮编为 6 位数字' })
    .regex(/^(?:\d{6})?$/, { error: '邮编为 6 位数字' })
    .meta({ title: '邮编' })
    .optional(),
  isDefault: flag('设为默认').optional(),
}

export const list = get('/mall/deliveryAddress/list', 'My delivery addresses, the default one first.', {
  input: z.object({ type: AddressType.optional() }),
  output: z.array(DeliveryAddress),
})

export const detail = get('/mall/deliveryAddress/detail', 'One of my delivery addresses.', {
  input: z.object({ id: idOf('收货地址') }),
  output: DeliveryAddress,
  errors: ['NOT_FOUND'],
})

/** At most 20 of a person; the next one is a conflict. */
export const add = post('/mall/deliveryAddress/add', 'Adds a delivery address.', {
  input: z.object({ ...shape, type: AddressType.default('CN') }),
  output: DeliveryAddress,
  errors: ['CONFLICT'],
  invalidates: ['/mall/deliveryAddress'],
})

/** Province, city and district change together. */
export const update = post('/mall/deliveryAddress/update', 'Changes the given fields of a delivery address.', {
  idempotent: 'yes',
  input: z.object({ ...z.object(shape).partial().shape, id: idOf('收货地址') }),
  errors: ['NOT_FOUND'],
  invalidates: ['/mall/deliveryAddress'],
})

export const remove = post('/mall/deliveryAddress/delete', 'Deletes a delivery address.', {
  idempotent: 'yes',
  input: z.object({ id: idOf('收货地址') }),
  errors: ['NOT_FOUND'],
  invalidates: ['/mall/deliveryAddress'],
})

export const setDefault = post('/mall/deliveryAddress/default', 'Makes an address the one that is chosen first.', {
  idempotent: 'yes',
  input: z.object({ id: idOf('收货地址') }),
  errors: ['NOT_FOUND'],
  invalidates: ['/mall/deliveryAddress'],
})
