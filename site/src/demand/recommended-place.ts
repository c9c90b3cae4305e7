import { linkOptions } from '@tanstack/react-router'
import { pageInAddress, withoutEmpty } from '../app/address.ts'

/** What may suit a person: who is not logged in is asked to. */
export const recommendedPlace = (page = 1) =>
  linkOptions({
    to: '/userCenter/$',
    params: { _splat: 'inquiryManage/recommend' },
    search: withoutEmpty({ page: pageInAddress(page) }),
  })
