// Generated from the contract by `npm run gen`. Do not edit.
import type { ContactOwner } from '../types.gen.ts'

/** 归属. */
export const contactOwnerLabels: Record<ContactOwner, string> = {"user":"个人","enterprise":"企业","agent":"代理商","trader":"贸易商","brand":"原厂","merchant":"商家"}
