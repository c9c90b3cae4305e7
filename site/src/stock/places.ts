import { linkOptions } from '@tanstack/react-router'
import { withoutEmpty } from '../app/address.ts'
import type { StockParams } from './stock-params.ts'

/** Stock of all companies, a page of it; its path counts from 0 (specification, section 2). */
export const stockHallPlace = (page = 1, search: StockParams = {}) =>
  linkOptions({
    to: '/inquiry/inquiryMore/$',
    params: { _splat: `stock/${page - 1}` },
    search: { ...withoutEmpty(search) },
  })
